import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { resetDeviceStores } from '@/stores/deviceStore'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'
import { rested } from './rested'

const site = localSite()
const startsAt = onCareDay('13:00')
const families = ['한유나', '오시우', '박지우'].map((childName, index) => ({
  childName,
  uid: `parent-${index}`,
}))
const seatOf = (family: (typeof families)[number]) => aCareBooking({ ...family, startsAt })
const usesOf = async () =>
  (
    await Promise.all(families.map(({ uid }) => site.list(`users/${uid}/passes/order-1-0/uses`)))
  ).flat().length

beforeEach(async () => {
  resetDeviceStores('account')
  vi.setSystemTime(onCareDay('09:00'))
  const [session] = careSessionsOf('2026-11-24', { taken: families.length })
  const stored = session && { ...session, last: '' }
  if (stored) await site.putAll('program_sessions', [stored])
  for (const family of families) {
    const seat = seatOf(family)
    await site.putBookings(seat)
    await site.put(`users/${seat.uid}/children/${seat.childId}`, aChildDocument(seat.childName))
    const { sessionId, childId, createdAt } = seat
    const bookingId = await sessionBookingId(seat)
    const use = { sessionId, bookingId, childId, createdAt }
    await site.put(`users/${seat.uid}/passes/order-1-0/uses/1`, use)
  }
})

test('「휴원」 cancels booking by booking, says who is left, goes on, and can be taken back', async () => {
  const { user } = await site.openAsStaff(<StaffCarePage />, '/staff/care?date=2026-11-24')
  const session = await screen.findByRole('region', { name: '13:00~15:00 성수점' })
  expect(await within(session).findByText('3명 / 20명')).toBeVisible()
  await user.click(within(session).getByRole('button', { name: '휴원' }))
  const dialog = within(await screen.findByRole('dialog', { name: '휴원' }))
  expect(dialog.getByText('3명의 예약을 취소할까요? 이용권이 돌아가요.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: '사유' }), '눈이 많이 와요.')
  await site.fail({ collection: 'users/parent-1/passes/order-1-0/uses', status: 403 })
  await user.click(dialog.getByRole('button', { name: '휴원하기' }))
  expect(await dialog.findByText('취소하지 못한 아이: 오시우')).toBeVisible()
  expect(dialog.getByText('2 / 3')).toBeVisible()
  await site.fail()
  expect(await usesOf()).toBe(1)
  await rested()
  await user.click(dialog.getByRole('button', { name: '계속하기' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '휴원' })).toBeNull())
  expect(await usesOf()).toBe(0)
  expect(await within(session).findByText('예약을 받지 않아요.')).toBeVisible()
  expect(within(session).getByText('0명 / 20명')).toBeVisible()
  await user.click(within(session).getByRole('button', { name: '휴원 취소' }))
  await waitFor(() => expect(within(session).queryByText('예약을 받지 않아요.')).toBeNull())
})
