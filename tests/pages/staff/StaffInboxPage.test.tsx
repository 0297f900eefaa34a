import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffInboxPage } from '@/pages/staff/inbox/StaffInboxPage'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'
import { rested } from './rested'

const site = localSite()
const request = {
  applicantName: '한지민',
  phone: '010-1234-5678',
  datetime: inSeoul('2026-11-27T15:00'),
  pickupAddress: '서울 성동구 왕십리로 1',
  destAddress: '서울 성동구 왕십리로 2',
  childName: '한유나',
  memo: '처음이에요.',
  isMarketingAllowed: false,
  branchId: 'seongsu',
  status: 'new',
  createdAt: inSeoul('2026-11-25T09:00'),
}
const message = {
  uid: 'parent-1',
  rideId: 'ride-1',
  kind: 'late',
  text: '10분쯤 늦어요.',
  createdAt: inSeoul('2026-11-25T14:50'),
  seenAt: null,
}
const suggestion = {
  place: '마포구 공덕역',
  reason: '학교가 많아요.',
  contact: '010-1111-2222',
  createdAt: inSeoul('2026-11-25T08:00'),
  seenAt: null,
}

const show = async () => (await site.openAsStaff(<StaffInboxPage />, '/staff/inbox')).user
const listOf = async (name: string) => within(await screen.findByRole('list', { name }))
const statusOf = async (path: string) => (await site.get(path))?.status
const is = (stringValue: string) => ({ stringValue })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-11-25T15:02') })
})

test('a pickup request is called, then done, and shows all its fields', async () => {
  await site.put('pickup_requests/request-1', request)
  const user = await show()
  const list = await listOf('픽업 신청')
  for (const words of ['한지민', '2026.11.27(금) 15:00', '한유나', '성수점', '처음이에요.'])
    expect(list.getByText(words)).toBeVisible()
  expect(list.getByRole('link', { name: '010-1234-5678' })).toHaveAttribute(
    'href',
    'tel:01012345678',
  )
  await user.click(list.getByRole('button', { name: '연락함' }))
  await waitFor(() => expect(list.queryByRole('button', { name: '연락함' })).toBeNull())
  expect(list.getByRole('button', { name: '완료' })).toHaveFocus()
  expect(await statusOf('pickup_requests/request-1')).toEqual(is('called'))
  await rested()
  await user.click(list.getByRole('button', { name: '완료' }))
  await waitFor(() => expect(list.queryByRole('button')).toBeNull())
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('한지민 완료'))
  expect(list.getByRole('listitem')).toHaveFocus()
  expect(await statusOf('pickup_requests/request-1')).toEqual(is('done'))
})

test('a message names its ride, is confirmed once, and the next one comes', async () => {
  await site.put('rides/ride-1', aRide())
  await site.put('messages/message-1', message)
  await site.put('messages/message-2', {
    ...message,
    kind: 'medicine',
    createdAt: inSeoul('2026-11-25T14:40'),
  })
  const user = await show()
  const list = await listOf('알림')
  expect(await list.findAllByText('김하준 · 2026.11.25(수) 15:00')).toHaveLength(2)
  const [first, second] = list.getAllByRole('button', { name: '확인' })
  if (!first || !second) throw new Error('two messages are expected')
  await user.click(first)
  expect(await list.findByText('확인함 15:02')).toBeVisible()
  expect((await site.get('messages/message-1'))?.seenAt).toHaveProperty('timestampValue')
  expect((await site.get('messages/message-2'))?.seenAt).toHaveProperty('nullValue')
  expect(list.getAllByRole('button', { name: '확인' })).toEqual([second])
  expect(list.getAllByRole('listitem')[0]).toHaveFocus()
})

test('a message about care names child, stay and branch, who wrote it and the phone', async () => {
  const startsAt = inSeoul('2026-11-25T15:00')
  const booking = aCareBooking({ startsAt })
  await site.putBookings(booking)
  await site.put('users/parent-1', { nickname: '하준맘', phone: '+821000000032' })
  await site.put('messages/message-1', {
    ...message,
    ...{ rideId: '', bookingId: await sessionBookingId(booking), sessionId: booking.sessionId },
    ...{ branchId: 'seongsu', by: 'parent-1', phone: '+821000000031', text: '' },
  })
  const user = await show()
  const list = await listOf('알림')
  expect(await list.findByText('김하준 · 2026.11.25(수) 15:00')).toBeVisible()
  for (const words of ['늦어요', '돌봄', '성수점', '하준맘', '보호자'])
    expect(list.getByText(words)).toBeVisible()
  expect(list.queryByText('내용')).toBeNull()
  expect(await list.findByRole('link', { name: '010-0000-0032' })).toHaveAttribute(
    'href',
    'tel:01000000032',
  )
  await user.click(list.getByRole('button', { name: '확인' }))
  expect(await list.findByText('확인함 15:02')).toBeVisible()
  expect(list.getByText('하준맘')).toBeVisible()
})

test('a message of before, without branch, writer and phone, has those of its ride', async () => {
  await site.put('rides/ride-1', aRide())
  await site.put('messages/message-1', message)
  await show()
  const list = await listOf('알림')
  expect(await list.findByRole('link', { name: '010-1234-5678' })).toBeVisible()
  expect(list.queryByText('지점')).toBeNull()
})

test('a suggestion is confirmed; without a contact it has no link', async () => {
  await site.put('branch_suggestions/s1', suggestion)
  await site.put('branch_suggestions/s2', { ...suggestion, place: '수원', contact: '' })
  const user = await show()
  const list = await listOf('지점 제안')
  expect(list.getAllByRole('link')).toHaveLength(1)
  const [first] = list.getAllByRole('button', { name: '확인' })
  if (!first) throw new Error('a suggestion is expected')
  await user.click(first)
  expect(await list.findByText('확인함 15:02')).toBeVisible()
})

test('an unreadable item is a row with its id, time and buttons', async () => {
  await site.put('pickup_requests/blank-request', { ...request, applicantName: 7 })
  await site.put('pickup_requests/sound', request)
  await site.put('messages/blank-message', { ...message, text: 7 })
  await site.put('branch_suggestions/blank-suggestion', { ...suggestion, place: 7 })
  const user = await show()
  const list = await listOf('픽업 신청')
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('내용을 읽을 수 없어요')).toBeVisible()
  expect(list.getAllByText('2026.11.25(수) 09:00')).toHaveLength(2)
  const row = within(
    list.getAllByRole('listitem').find((item) => item.textContent?.includes('blank-request')) ??
      document.body,
  )
  await user.click(row.getByRole('button', { name: '연락함' }))
  await rested()
  await user.click(row.getByRole('button', { name: '완료' }))
  await vi.waitFor(async () =>
    expect(await statusOf('pickup_requests/blank-request')).toEqual(is('done')),
  )
  for (const [name, path] of [
    ['알림', 'messages/blank-message'],
    ['지점 제안', 'branch_suggestions/blank-suggestion'],
  ] as const) {
    await user.click((await listOf(name)).getByRole('button', { name: '확인' }))
    await vi.waitFor(async () =>
      expect((await site.get(path))?.seenAt).toHaveProperty('timestampValue'),
    )
  }
  expect(site.asked('rides/')).toBe(0)
})

test('each of the three lists is empty, fails and is retried on its own', async () => {
  await site.put('messages/message-1', message)
  await site.fail({ collection: 'messages', status: 503 })
  const user = await show()
  expect(await screen.findByText('들어온 픽업 신청이 없어요.')).toBeVisible()
  expect(await screen.findByText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  await site.fail()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await listOf('알림')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '알림' })).toHaveFocus()
})
