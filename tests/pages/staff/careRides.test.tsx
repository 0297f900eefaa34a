import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { now } from '@/platform/clock'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useStaffBranch } from '@/stores/staffBranch'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { aRide } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const startsAt = onCareDay('13:00')

beforeEach(async () => {
  resetDeviceStores('account')
  vi.setSystemTime(onCareDay('13:21'))
  await site.put('users/parent-1/children/child-1', aChildDocument('김하준'))
})

const show = async () => (await site.openAsStaff(<StaffCarePage />, '/staff/care')).user
const row = async () => {
  const list = within(await screen.findByRole('list', { name: '돌봄 명단' }))
  return within(list.getByRole('listitem'))
}

test('the row shows the child’s ride to the branch and the messages about it, which can be marked as seen', async () => {
  await site.putBookings(aCareBooking({ startsAt }))
  const ride = aRide({
    status: 'pickedUp',
    startsAt,
    reached: { pickedUp: onCareDay('13:12') },
    updatedAt: onCareDay('13:12'),
  })
  await site.putAll('rides', [ride, aRide({ id: 'other', childId: 'child-2', startsAt })])
  await site.put('messages/one', {
    ...{ uid: 'parent-1', rideId: ride.id, kind: 'late', text: '10분쯤 늦어요.' },
    ...{ createdAt: onCareDay('13:05'), seenAt: null },
  })
  const user = await show()
  const item = await row()
  expect(await item.findByText('픽업 탑승 13:12')).toBeVisible()
  expect(await item.findByText('10분쯤 늦어요.')).toBeVisible()
  await user.click(item.getByRole('button', { name: '김하준 확인' }))
  expect(await item.findByText(/확인함 \d\d:\d\d/)).toBeVisible()
  expect(item.queryByRole('button', { name: '김하준 확인' })).toBeNull()
  expect((await site.get('messages/one'))?.seenAt).toHaveProperty('timestampValue')
  expect(screen.getAllByText(/^픽업 /)).toHaveLength(1)
})

test('the branch chosen last is chosen here; what runs now is marked, what nobody has booked is one line', async () => {
  useStaffBranch.setState({ branchId: 'seongsu' })
  await site.putBookings(aCareBooking({ startsAt }))
  const later = { startsAt: onCareDay('15:00'), endsAt: onCareDay('17:00') }
  for (const branchId of ['seongsu', 'mapo'])
    await site.put(`program_sessions/care-${branchId}_20261124_1500`, {
      ...{ programId: `care-${branchId}`, capacity: 20, taken: 0, last: '', ...later },
    })
  const user = await show()
  expect(screen.getByRole('combobox', { name: '지점' })).toHaveDisplayValue('성수점')
  const running = await screen.findByRole('region', { name: '13:00~15:00 성수점' })
  expect(within(running).getByText('지금')).toBeVisible()
  expect(screen.getAllByText('지금')).toHaveLength(1)
  expect(screen.getByText(/^13:00~15:00 등원$/).parentElement).toHaveTextContent(
    /^13:00~15:00 등원 0 · 아직 1$/,
  )
  const line = screen.getByRole('button', { name: '15:00~17:00 성수점 0명 / 20명' })
  expect(screen.getAllByRole('button', { name: /17:00/ })).toEqual([line])
  expect(screen.queryByRole('button', { name: '휴원' })).toBeNull()
  await user.click(line)
  expect(screen.getAllByRole('button', { name: '휴원' })).toHaveLength(1)
})

test('rides that cannot be read leave the rows', async () => {
  await site.putBookings(aCareBooking({ startsAt }))
  await site.fail({ status: 403, collection: 'rides' })
  await show()
  expect(await screen.findByText('아이 정보 1건을 다시 불러오고 있어요.')).toBeVisible()
  expect((await row()).getByRole('button', { name: '김하준 등원' })).toBeVisible()
})

test('the row says who has recorded it', async () => {
  await site.put('staff/staff-2', { name: '성수쌤' })
  const arrived = { arrivedAt: onCareDay('13:02'), updatedAt: now(), by: 'staff-2' }
  await site.putBookings({ ...aCareBooking({ startsAt }), ...arrived })
  const user = await show()
  expect(await (await row()).findByText('기록: 성수쌤')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '김하준 하원' }))
  const dialog = within(screen.getByRole('dialog', { name: '하원', hidden: true }))
  await user.click(await dialog.findByText('보호자'))
  await user.click(dialog.getByText('하원하기'))
  expect(await (await row()).findByText('기록: 도담쌤')).toBeVisible()
})
