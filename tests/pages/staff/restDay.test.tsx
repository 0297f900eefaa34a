import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { resetDeviceStores } from '@/stores/deviceStore'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'

const site = localSite()
const SATURDAY = '2026-11-28'
const monday = (clock: string) => inSeoul(`2026-11-30T${clock}`)

beforeEach(async () => {
  resetDeviceStores('account')
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul(`${SATURDAY}T10:00`) })
  await site.put('rides/ride-1', aRide({ status: 'requested', startsAt: monday('15:00') }))
  await site.putBookings(aCareBooking({ startsAt: monday('15:00') }))
})

const link = () => screen.findByRole('link', { name: '11.30(월) 보기' })

test('a weekend is named, with what the next open day holds, and leads there', async () => {
  const { user } = await site.openAsStaff(<StaffTodayPage />, '/staff?branch=seongsu')
  expect(await screen.findByText('오늘은 쉬는 날이에요.')).toBeVisible()
  expect(screen.getByText('토요일')).toBeVisible()
  expect(await screen.findByText('픽업 1건 · 돌봄 1명')).toBeVisible()
  await user.click(await link())
  expect(await screen.findByRole('list', { name: '픽업 목록' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: '지점' })).toHaveDisplayValue('성수점')
})

test('another day of rest says so, as long as no status is chosen', async () => {
  await site.put('settings/closures', {
    days: { seongsu_20261201: '시설 점검' },
    updatedAt: new Date(),
  })
  const address = '/staff?date=2026-12-01&branch=seongsu'
  const { user } = await site.openAsStaff(<StaffTodayPage />, address)
  expect(await screen.findByText('쉬는 날이에요.')).toBeVisible()
  expect(screen.getByText('휴무: 시설 점검')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: '상태' }), 'confirmed')
  expect(await screen.findByText('이 날의 픽업이 없어요.')).toBeVisible()
})

test('an open day without rides is only empty', async () => {
  await site.openAsStaff(<StaffTodayPage />, '/staff?date=2026-12-02')
  expect(await screen.findByText('이 날의 픽업이 없어요.')).toBeVisible()
})

test('a ride on a day of rest is shown as on any', async () => {
  await site.put('rides/ride-2', aRide({ id: 'ride-2', startsAt: inSeoul(`${SATURDAY}T12:00`) }))
  await site.openAsStaff(<StaffTodayPage />, '/staff')
  expect(await screen.findByRole('list', { name: '픽업 목록' })).toBeVisible()
  expect(screen.queryByText('오늘은 쉬는 날이에요.')).toBeNull()
})

test('the care of the day says the same', async () => {
  await site.openAsStaff(<StaffCarePage />, '/staff/care?date=2026-12-25')
  expect(await screen.findByText('쉬는 날이에요.')).toBeVisible()
  expect(screen.getByText('성탄절')).toBeVisible()
  expect(await screen.findByRole('link', { name: '12.28(월) 보기' })).toBeVisible()
  expect(await screen.findByText('픽업 0건 · 돌봄 0명')).toBeVisible()
})

test('on a closed day its sessions, which nobody sits in, are not listed', async () => {
  await site.put('settings/closures', {
    days: { seongsu_20261201: '시설 점검' },
    updatedAt: new Date(),
  })
  await site.put('program_sessions/care-seongsu_20261201_1500', {
    programId: 'care-seongsu',
    startsAt: inSeoul('2026-12-01T15:00'),
    endsAt: inSeoul('2026-12-01T17:00'),
    ...{ capacity: 20, taken: 0, last: '', closed: true, closedReason: '시설 점검' },
  })
  await site.openAsStaff(<StaffCarePage />, '/staff/care?date=2026-12-01')
  const branch = await screen.findByRole('combobox', { name: '지점' })
  expect(await screen.findByRole('region', { name: /15:00/ })).toBeVisible()
  fireEvent.change(branch, { target: { value: 'seongsu' } })
  expect(await screen.findByText('휴무: 시설 점검')).toBeVisible()
  expect(screen.queryByRole('region', { name: /15:00/ })).toBeNull()
})
