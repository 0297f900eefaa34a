import { screen, within } from '@testing-library/react'
import { addHours } from 'date-fns/addHours'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { StaffOrdersPage } from '@/pages/staff/orders/StaffOrdersPage'
import { StaffLayout } from '@/pages/staff/StaffLayout'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { anOrder } from '../../domain/orders/anOrder'
import { aRide } from '../../domain/rides/aRide'
import { PINNED_NOW } from '../../pinnedClock'
import { localSite } from '../localSite'

const OWN_FAMILY = '본인과 가족의 것은 다른 선생님이 처리해 주세요.'
const ME = 'staff-1'
const MOTHER = 'parent-1'

const site = localSite()

const open = (page: ReactElement, address: string) =>
  site.open(
    <Routes>
      <Route element={<StaffLayout />}>
        <Route path={address} element={page} />
      </Route>
    </Routes>,
    address,
    '/*',
  )
const guard = async (role: string) => {
  const guardian = { name: '이모', relation: '이모', role, inviteId: 'VSEDVSEDVS' }
  await site.put(`users/${MOTHER}/guardians/${ME}`, { ...guardian, createdAt: PINNED_NOW })
}
const rowOf = async (list: string) =>
  within(within(await screen.findByRole('list', { name: list })).getByRole('listitem'))

beforeEach(async () => {
  await site.signInMember(ME)
  await site.put(`staff/${ME}`, { name: '도담쌤' })
  await site.put(`users/${MOTHER}`, { nickname: '하준맘', phone: '+821000000002' })
  await site.put(`users/${ME}/families/${MOTHER}`, { ownerName: '하준맘', createdAt: PINNED_NOW })
  await site.put('orders/o-1', anOrder({ uid: MOTHER, depositor: '김민서' }))
  await site.put('rides/r-1', aRide({ uid: MOTHER, startsAt: addHours(PINNED_NOW, 1) }))
})

test.each(['full', 'read'])(
  'the ride of a family of whom one is a guardian (%s) is assigned only',
  async (role) => {
    await guard(role)
    open(<StaffTodayPage />, '/staff')
    const row = await rowOf('픽업 목록')
    expect(await row.findByText(OWN_FAMILY)).toBeVisible()
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['배정'])
  },
)

test('its order is cancelled only', async () => {
  await guard('full')
  open(<StaffOrdersPage />, '/staff/orders')
  const row = await rowOf('입금 대기')
  expect(await row.findByText(OWN_FAMILY)).toBeVisible()
  expect(row.queryByRole('button', { name: '입금 확인' })).toBeNull()
  expect(row.getByRole('button', { name: '주문 취소' })).toBeVisible()
})

test('after having been put out of the family, one handles it as any other', async () => {
  open(<StaffOrdersPage />, '/staff/orders')
  const row = await rowOf('입금 대기')
  expect(await row.findByRole('button', { name: '입금 확인' })).toBeVisible()
  await site.waitForAnswers()
  expect(row.queryByText(OWN_FAMILY)).toBeNull()
})
