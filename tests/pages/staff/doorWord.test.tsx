import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { resetDeviceStores } from '@/stores/deviceStore'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const startsAt = onCareDay('13:00')
const came = { arrivedAt: onCareDay('13:02'), by: 'staff-1' }
const people = [{ name: '박순자', relation: '할머니', phone: '010-1234-5678' }]

const leftWith = async (childId: string) => {
  const { sessionId, uid } = aCareBooking({ childId, startsAt })
  const id = await sessionBookingId({ sessionId, uid, childId })
  return (await site.get(`program_sessions/${sessionId}/bookings/${id}`))?.leftWith
}
const putChild = async (childId: string, childName: string, codeWord?: string) => {
  await site.put(`users/parent-1/children/${childId}`, { ...aChildDocument(childName), people })
  await site.putBookings(aCareBooking({ childId, childName, startsAt, codeWord, ...came }))
}

beforeEach(async () => {
  resetDeviceStores('account')
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: onCareDay('14:03') })
  await site.put('users/parent-1', { nickname: '하준맘', phone: '+821000000032' })
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 2 }))
})

const open = async () => {
  const { user } = await site.openAsStaff(<StaffCarePage />, '/staff/care')
  await user.click(await screen.findByRole('button', { name: '김하준 하원' }))
  const dialog = within(await screen.findByRole('dialog', { name: '하원' }))
  return { user, dialog, choose: (name: string) => user.click(dialog.getByRole('radio', { name })) }
}

test('is asked of a person on the list and of others, and of nobody else', async () => {
  await putChild('child-1', '김하준', '노란 고래')
  const { choose, dialog } = await open()
  await dialog.findByRole('radio', { name: '박순자(할머니)' })
  expect(screen.queryByText(/노란 고래/)).toBeNull()
  for (const name of ['보호자', '도담 픽업', '혼자 귀가']) {
    await choose(name)
    expect(screen.queryByText(/노란 고래/)).toBeNull()
  }
  for (const name of ['그 밖의 분', '박순자(할머니)']) {
    await choose(name)
    expect(dialog.getByText('암호 노란 고래를 물어봐 주세요.')).toBeVisible()
  }
})

test('siblings of another word have a line; what was asked is written, and where there was none it is not', async () => {
  await putChild('child-1', '김하준', '노란 고래')
  await putChild('child-2', '김서연', '파란 구름')
  await putChild('child-3', '김도윤')
  const { user, dialog, choose } = await open()
  await dialog.findByRole('radio', { name: '박순자(할머니)' })
  await choose('박순자(할머니)')
  expect(dialog.queryByText(/파란 구름/)).toBeNull()
  for (const name of ['김서연도 함께', '김도윤도 함께'])
    await user.click(dialog.getByRole('checkbox', { name }))
  expect(dialog.getByText('암호 파란 구름을 물어봐 주세요. (김서연)')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: '암호를 확인했어요' }))
  await user.click(dialog.getByRole('button', { name: '하원하기' }))
  await vi.waitFor(async () =>
    expect(await leftWith('child-3')).toEqual({ stringValue: '박순자(할머니)' }),
  )
  for (const child of ['child-1', 'child-2'])
    expect(await leftWith(child)).toEqual({ stringValue: '박순자(할머니) · 암호 확인' })
})

test('the check is not required; without a word there is nothing to ask', async () => {
  await putChild('child-1', '김하준')
  const { user, dialog, choose } = await open()
  await dialog.findByRole('radio', { name: '박순자(할머니)' })
  await choose('박순자(할머니)')
  expect(dialog.queryByRole('checkbox', { name: '암호를 확인했어요' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: '하원하기' }))
  await vi.waitFor(async () =>
    expect(await leftWith('child-1')).toEqual({ stringValue: '박순자(할머니)' }),
  )
})
