import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CarePage } from '@/pages/care/CarePage'
import { MemberBookings } from '@/pages/my/bookings/MemberBookings'
import { Today } from '@/pages/my/home/Today'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { aCareBooking } from '../domain/care/aCareBooking'
import { careSessionsOf } from '../domain/care/careSessionsOf'
import { anOrder } from '../domain/orders/anOrder'
import { aPass } from '../domain/orders/aPass'
import { aRide, inSeoul } from '../domain/rides/aRide'
import { isLong } from '../long'
import { asMember } from '../remote/asMember'
import { aChildDocument } from '../repository/memberAccount'
import { localSite } from './localSite'
import { rested } from './staff/rested'

const HOUR_MS = 3_600_000
const aheadHours = isLong ? [9, -9, 30, -30] : [-9, 30]
const site = localSite()
const driver = { name: '박민지', car: '흰색 카니발 12가 3456' }
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  vi.stubGlobal('confirm', () => true)
  vi.stubGlobal('alert', vi.fn())
})

describe.each(aheadHours)('a device that is %i h ahead of the server', (hours) => {
  /** The time of the server; the device has another. */
  async function setServerTime(time: string): Promise<void> {
    const ahead = hours * HOUR_MS
    vi.useFakeTimers({ toFake: ['Date'], now: inSeoul(time).getTime() + ahead })
    await site.setServerAhead(-ahead)
  }

  test('cancels a confirmed ride at the fee that applies', async () => {
    await setServerTime('2026-11-25T07:30')
    await site.signInMember('parent-1')
    await site.put('rides/ride-1', aRide({ status: 'confirmed', driver }))
    const { user } = site.open(asMember(<MemberBookings />))
    await user.click(await button('예약 취소'))
    const dialog = within(await screen.findByRole('dialog', { name: '예약 취소' }))
    expect(dialog.getByText('취소 수수료').closest('p')).toHaveTextContent('3,870원')
    await user.click(dialog.getByRole('button', { name: '예약 취소하기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await site.get('rides/ride-1')).toMatchObject({
      status: { stringValue: 'cancelled' },
      cancelFeeKRW: { integerValue: '3870' },
    })
  })

  test('shows the rides of the next 24 hours under 오늘', async () => {
    await setServerTime('2026-11-25T07:30')
    await site.signInMember('parent-1')
    await site.put('rides/ride-1', aRide({ status: 'confirmed', driver }))
    await site.put('rides/later', aRide({ startsAt: inSeoul('2026-11-26T15:00') }))
    site.open(asMember(<Today />))
    expect(await screen.findByText('노란 고래')).toBeVisible()
    expect(screen.getAllByRole('list', { name: '진행 상황' })).toHaveLength(1)
  })

  test('books care that begins today', async () => {
    await setServerTime('2026-11-24T15:20')
    await site.signInMember('u1')
    await site.put('users/u1/children/child-a', aChildDocument('김하준'))
    await site.put('users/u1/passes/pass-4h', aPass({ id: 'pass-4h' }))
    await site.put(
      'orders/o1',
      anOrder({ id: 'o1', uid: 'u1', kind: 'membership', status: 'paid' }),
    )
    await site.putAll('program_sessions', careSessionsOf('2026-11-24'))
    const { user } = site.open(<CarePage />, '/care?child=child-a&branch=seongsu')
    expect(await screen.findByRole('button', { name: /^15:00/ })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: /^15:00/ }))
    await user.click(await button('예약하기'))
    await waitFor(() => expect(site.asked(':commit')).toBe(1))
  })

  test('marks an arrival of today and takes it back', async () => {
    await setServerTime('2026-11-24T15:20')
    const startsAt = inSeoul('2026-11-24T15:00')
    await site.putAll('program_sessions', careSessionsOf('2026-11-24'))
    await site.putBookings(aCareBooking({ startsAt }))
    const { user } = await site.openAsStaff(<StaffCarePage />, '/staff/care')
    await user.click(await button('김하준 등원'))
    const [undo] = await screen.findAllByRole('button', { name: '김하준 되돌리기' })
    await rested()
    if (undo) await user.click(undo)
    expect(await button('김하준 등원')).toBeVisible()
  })

  test('opens the sessions of this month', async () => {
    await setServerTime(hours > 0 ? '2026-11-30T23:50' : '2026-12-01T00:10')
    await site.openAsStaff(<StaffProgramsPage />, '/staff/programs')
    const month = hours > 0 ? '2026-11' : '2026-12'
    await waitFor(() => expect(screen.getByLabelText('월')).toHaveValue(month))
  })
})

test('a device ten minutes slow learns the fee that applies when the old one is refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: inSeoul('2026-11-25T06:55') })
  await site.setServerAhead(HOUR_MS / 6)
  await site.signInMember('parent-1')
  await site.put('rides/ride-1', aRide({ status: 'confirmed', driver }))
  const { user } = site.open(asMember(<MemberBookings />))
  await user.click(await button('예약 취소'))
  const dialog = within(await screen.findByRole('dialog', { name: '예약 취소' }))
  expect(dialog.getByText('취소 수수료').closest('p')).toHaveTextContent('0원')
  await user.click(dialog.getByRole('button', { name: '예약 취소하기' }))
  expect(await dialog.findByText('취소 수수료가 3,870원으로 바뀌었어요.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '예약 취소하기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
