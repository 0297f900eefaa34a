import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '@/domain/orders/order'
import type { SessionBooking } from '@/domain/programs/programSession'
import { MemberBookings } from '@/pages/my/bookings/MemberBookings'
import { Today } from '@/pages/my/home/Today'
import { MemberContext } from '@/remote/useMember'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { anOrder } from '../../domain/orders/anOrder'
import { asMember } from '../../remote/asMember'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const menu = [
  { id: 'milk', title: '우유', price: 1_500, order: 1, allergens: [2] },
  { id: 'banana', title: '바나나', price: 1_200, order: 2, allergens: [] },
  { id: 'cracker', title: '크래커', price: 1_000, order: 3, allergens: [6] },
]

let uid = ''

/** From 13:00 to 15:00. */
const putStay = (change: Partial<SessionBooking> = {}) =>
  site.putBookings(
    aCareBooking({
      ...{ uid, childId: 'child-1', childName: '김하준', passId: undefined, slot: undefined },
      ...change,
    }),
  )
const putCredit = (amountKRW: number) =>
  site.put(`users/${uid}/ledger/topup-1`, {
    ...{ kind: 'topup', amountKRW, note: '충전', refId: 'order-1', at: onCareDay('09:00') },
    by: 'owner-1',
  })
const putOrder = (change: Partial<Order> = {}) => {
  const { id, ...order } = anOrder({
    ...{ uid, kind: 'snack', childId: 'child-1', day: '2026-11-24', branchId: 'seongsu' },
    lines: [{ code: 'basic/milk', name: '우유', priceKRW: 1_500, quantity: 1 }],
    totalKRW: 1_500,
    ...{ payWith: 'balance', depositor: '' },
    ...change,
  })
  return site.put(`orders/${id}`, order)
}

beforeEach(async () => {
  vi.setSystemTime(onCareDay('12:00'))
  uid = await site.signInByPhone()
  await site.put(`users/${uid}/children/child-1`, {
    ...aChildDocument('김하준'),
    allergens: [2],
  })
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
  await site.putAll('snack_menu_basic', menu)
})

const addButton = () => screen.findByRole('button', { name: '간식 추가' })
async function open(page = <MemberBookings />) {
  const { user } = site.open(asMember(page, uid))
  await user.click(await addButton())
  const dialog = within(await screen.findByRole('dialog', { name: '간식 추가' }))
  await dialog.findByRole('radiogroup', { name: '결제 방법' })
  return { user, dialog, press: (name: string) => user.click(dialog.getByRole('button', { name })) }
}
const isOpen = () => screen.queryByRole('dialog') !== null

test('one snack by credit is three presses, and stands on the card', async () => {
  await putStay()
  await putCredit(10_000)
  const { dialog, press } = await open()
  expect(await dialog.findByRole('radio', { name: /^충전금/ })).toBeChecked()
  expect(dialog.queryByRole('textbox')).toBeNull()
  await press('바나나 담기')
  expect(dialog.getByText('합계').parentElement).toHaveTextContent('합계 1,200원')
  await press('주문하기')
  expect(await screen.findByText('간식: 바나나 1 (확인 대기)')).toBeVisible()
  expect(isOpen()).toBe(false)
  expect(screen.getByText('주문을 접수했어요. 아지트에서 확인하면 반영돼요.')).toBeVisible()
  const of = { uid, childId: 'child-1', day: '2026-11-24', branchId: 'seongsu', kind: 'snack' }
  const how = { payWith: 'balance', depositor: '', status: 'awaitingPayment' }
  expect(await site.list('orders')).toMatchObject([
    {
      ...Object.fromEntries(
        Object.entries({ ...of, ...how }).map(([name, stringValue]) => [name, { stringValue }]),
      ),
      totalKRW: { integerValue: '1200' },
    },
  ])
})

test('what the child may not eat is last and marked; counts and the sum change with it', async () => {
  await putStay()
  await putCredit(2_500)
  const { dialog, press } = await open()
  const names = dialog
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }: HTMLElement) => textContent)
  expect(names).toEqual(['바나나', '크래커', '우유'])
  const milk = within(dialog.getByText('우유', { selector: 'h3' }).closest('li') ?? document.body)
  expect(milk.getByText('김하준 알레르기 주의: 우유')).toBeVisible()
  expect(milk.getByText('알레르기 유발: 우유')).toBeVisible()
  expect(dialog.getAllByText(/알레르기 주의/)).toHaveLength(1)
  await press('우유 담기')
  await press('우유 담기')
  expect(milk.getByText('2')).toBeVisible()
  expect(dialog.getByText('합계').parentElement).toHaveTextContent('합계 3,000원')
  expect(dialog.getByRole('radio', { name: /^충전금/ })).toBeDisabled()
  expect(dialog.getByRole('radio', { name: '계좌 이체' })).toBeChecked()
  await press('우유 빼기')
  expect(dialog.getByText('합계').parentElement).toHaveTextContent('합계 1,500원')
  expect(dialog.getByRole('radio', { name: /^충전금/ })).toBeChecked()
})

test('without credit it is a transfer, which the page explains and stays', async () => {
  await putStay()
  const { user, dialog, press } = await open()
  expect(dialog.getByRole('radio', { name: '계좌 이체' })).toBeChecked()
  await press('주문하기')
  expect(dialog.getByText('간식을 골라 주세요.')).toHaveAttribute('role', 'alert')
  await press('크래커 담기')
  expect(dialog.queryByText('간식을 골라 주세요.')).toBeNull()
  await press('주문하기')
  expect(await dialog.findByText('입금자명은 2~10자로 입력해 주세요.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: '입금자명' }), '김민서')
  await press('주문하기')
  const done = within(await screen.findByRole('dialog', { name: '주문 완료' }))
  expect(done.getByText('입금자명 김민서')).toBeVisible()
  await user.click(done.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(await screen.findByText('간식: 크래커 1 (입금 대기)')).toBeVisible()
  expect(await addButton()).toBeVisible()
  expect(await site.list('orders')).toMatchObject([{ payWith: { stringValue: 'transfer' } }])
})

test('an order that does not arrive keeps what was chosen', async () => {
  await putStay()
  await putCredit(10_000)
  const { dialog, press } = await open()
  await press('바나나 담기')
  await site.fail({ collection: 'orders', status: 403, times: 1 })
  await press('주문하기')
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByText('합계').parentElement).toHaveTextContent('합계 1,200원')
  await press('주문하기')
  expect(await screen.findByText('간식: 바나나 1 (확인 대기)')).toBeVisible()
  expect(await site.list('orders')).toHaveLength(1)
})

describe('the card', () => {
  test('lists what was confirmed without brackets, of its child, day and branch only', async () => {
    await putStay()
    await putOrder({ status: 'paid' })
    await putOrder({ id: '9f2c41ab-0002', branchId: 'pangyo' })
    await putOrder({ id: '9f2c41ab-0003', day: '2026-11-25' })
    await putOrder({ id: '9f2c41ab-0004', childId: 'child-2' })
    await putOrder({ id: '9f2c41ab-0005', status: 'cancelled' })
    site.open(asMember(<MemberBookings />, uid))
    expect(await screen.findByText('간식: 우유 1')).toBeVisible()
  })

  test('of today has the button, too, until 30 minutes before the end', async () => {
    await putStay({ arrivedAt: onCareDay('13:00') })
    vi.setSystemTime(onCareDay('14:29'))
    const { dialog } = await open(<Today />)
    expect(dialog.getByText(/13:00~15:00 · 성수점/)).toBeVisible()
  })

  test.each([
    ['in the last 30 minutes', '14:30', {}],
    ['once the child has left', '13:30', { leftAt: onCareDay('13:20') }],
  ])('has no button %s', async (_, time, change) => {
    await putStay({ arrivedAt: onCareDay('13:00'), ...change })
    vi.setSystemTime(onCareDay(time))
    site.open(asMember(<Today />, uid))
    expect(await screen.findByRole('article', { name: /김하준/ })).toBeVisible()
    await site.waitForAnswers()
    expect(screen.queryByRole('button', { name: '간식 추가' })).toBeNull()
  })

  test('of who may only look has none', async () => {
    await putStay()
    site.open(
      <MemberContext value={{ familyUid: uid, ownUid: uid, right: 'read' }}>
        <MemberBookings />
      </MemberContext>,
    )
    expect(await screen.findByRole('button', { name: '캘린더에 저장' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '간식 추가' })).toBeNull()
  })

  test('says that its snacks could not be read', async () => {
    await putStay()
    await site.fail({ collection: 'orders', status: 403 })
    site.open(asMember(<MemberBookings />, uid))
    expect(await screen.findByText('간식을 불러오지 못했어요.')).toBeVisible()
  })
})
