import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { staffAccount } from '../../emulators/seed/accounts'
import { inSeoul } from '../domain/rides/aRide'
import { rested } from '../pages/staff/rested'
import { PINNED_NOW } from '../pinnedClock'
import { failingSite, itemWith } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveRows } from './proveRows'
import { noMessage, proveStaffList } from './proveStaffList'
import { inboxRows } from './rows/inboxRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

const putRequest = (id: string, applicantName: string) =>
  site.backend.put(`pickup_requests/${id}`, {
    ...{ applicantName, phone: '010-1234-5678', datetime: inSeoul('2026-11-23T15:00') },
    ...{ pickupAddress: '행당초등학교 정문', destAddress: '도담아지트 성수점', memo: '' },
    ...{ childName: '한유나', isMarketingAllowed: false, branchId: 'seongsu' },
    ...{ status: 'new', createdAt: PINNED_NOW },
  })

const list = () => screen.findByRole('list', { name: '픽업 신청' })
const isThere = (name: string) => async () =>
  expect(await within(await list()).findByRole('heading', { name })).toBeVisible()

const reading = proveStaffList(site, {
  path: '/staff/inbox',
  collection: 'pickup_requests',
  put: { before: () => putRequest('one', '한지민'), after: () => putRequest('two', '박서우') },
  isShown: { before: isThere('한지민'), after: isThere('박서우') },
  areOthersShown: async () => {
    expect(await screen.findByText('보호자가 보낸 알림이 없어요.')).toBeVisible()
    expect(await screen.findByText('들어온 지점 제안이 없어요.')).toBeVisible()
  },
})

const called = () =>
  within(itemWith(screen.getByRole('list', { name: '픽업 신청' }), '한지민')).getByRole('button', {
    name: '연락함',
  })
const marking = proveCommand(site, {
  begin: async () => {
    await putRequest('one', '한지민')
    await site.open('/staff/inbox')
    await waitFor(() => expect(called()).toBeVisible())
  },
  button: called,
  stays: rested,
  finds: () => waitFor(() => expect(called).toThrow()),
  unsent: '한지민 연락함',
  isDone: async () => {
    await waitFor(() => expect(called).toThrow())
    expect(itemWith(await list(), '한지민')).toHaveTextContent('연락함')
    await noMessage()
  },
})

const all = () => screen.getByRole('button', { name: '모두 완료' })
const begin = async () => {
  for (const id of ['many-1', 'many-2', 'many-3']) await putRequest(id, '김많음')
  await site.open('/staff/inbox')
  await waitFor(() => expect(all()).toBeVisible())
}
const areDone = async () => {
  for (const name of ['모두 완료', '연락함'])
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await noMessage()
}
const completing = {
  ...proveCommand(site, {
    ...{ begin, button: all, stays: rested },
    isDone: areDone,
    finds: areDone,
  }),
  // A refused batch is sent again one by one.
  refused: async () => {
    await begin()
    site.failCommits('refused')
    await site.tap(all)
    await areDone()
  },
}

proveRows(inboxRows, {
  'the agit: pickup requests': reading,
  'the agit: marking a request': marking,
  'the agit: completing the many requests of a phone': completing,
})
