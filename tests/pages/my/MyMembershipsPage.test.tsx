import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAuthState } from '@/features/account/authState'
import { MyMembershipsPage } from '@/pages/my/memberships/MyMembershipsPage'
import { useSignInMark } from '@/stores/signInMark'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const confirm = vi.fn()
const open = () => site.open(<MyMembershipsPage />)
const regular = {
  planKey: 'subscription',
  optionKey: 'm-59000',
  label: '레귤러 월 정기권',
} as const
const entry = (id: string, amountKRW: number, time: string) => ({
  id,
  kind: amountKRW > 0 ? 'topup' : 'ride',
  amountKRW,
  note: amountKRW > 0 ? '입금 확인' : '김하준 15:00',
  refId: id,
  at: inSeoul(time),
  by: 'staff-1',
})

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-11-24T15:08'))
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  await site.signInMember('parent-1')
  // Before Auth answers.
  useAuthState.setState({ status: 'unknown' }, true)
  await site.putAll('users/parent-1/ledger', [
    entry('a', 50_000, '2026-11-03T10:00'),
    entry('b', -7_742, '2026-11-10T15:21'),
  ])
  await site.putAll('users/parent-1/passes', [
    aPass({ id: 'order-1-1', orderId: 'order-1' }),
    aPass({ ...regular, id: 'order-2-1', orderId: 'order-2', minutes: 0 }),
    aPass({ id: 'order-0-1', orderId: 'order-0', expiresOn: '2026-11-06' }),
  ])
  await site.putAll('orders', [
    anOrder(),
    anOrder({ id: 'order-2', status: 'refunded', createdAt: inSeoul('2026-11-06T09:00') }),
  ])
})

test('two children and 레귤러 alone lead to 패밀리', async () => {
  for (const name of ['김하준', '김서아'])
    await site.put(`users/parent-1/children/${name}`, aChildDocument(name))
  const own = { id: 'order-3-1', orderId: 'order-3', minutes: 0 }
  await site.putAll('users/parent-1/passes', [aPass({ ...regular, ...own })])
  await site.signInMember('parent-1')
  open()
  const link = await screen.findByRole('link', { name: '패밀리 보기' })
  expect(link).toHaveAttribute('href', '/membership/prepaid')
})

test('the balance is the sum of all entries, each with the balance after it', async () => {
  open()
  const region = screen.getByRole('region', { name: '충전금' })
  const list = await within(region).findByRole('list', { name: '충전금 내역' })
  const [newest, oldest] = within(list).getAllByRole('listitem')
  expect(newest).toHaveTextContent('픽업 김하준 15:00')
  expect(newest).toHaveTextContent('−7,742원 남은 충전금 42,258원')
  expect(oldest).toHaveTextContent('+50,000원 남은 충전금 50,000원')
  expect(within(region).getAllByText('42,258원')[0]).toBeVisible()
})

test('passes show what is left and until when; past and refunded ones are last', async () => {
  open()
  const list = await screen.findByRole('list', { name: '이용권' })
  await screen.findByRole('list', { name: '주문' })
  const [active, ...over] = within(list).getAllByRole('listitem')
  expect(active).toHaveTextContent(/라이트 2시간권1회 남음2026\.12\.06\(일\)까지D-12/)
  expect(within(active ?? list).getByRole('link', { name: '돌봄 예약' })).toHaveAttribute(
    'href',
    '/care?pass=order-1-1',
  )
  expect(over[0]).toHaveTextContent(/하루 1회.*환불$/)
  expect(over[1]).toHaveTextContent(/만료$/)
})

test('a pass that the agit made longer says by how many days, and why', async () => {
  const longer = {
    days: 3,
    reason: '독감으로 쉰 날만큼',
    at: inSeoul('2026-11-20T10:00'),
    by: 'staff-1',
  }
  await site.put(
    'users/parent-1/passes/order-1-1',
    aPass({ orderId: 'order-1', expiresOn: '2026-12-09', extended: { one: longer } }),
  )
  open()
  expect(await screen.findByText('3일 늘림 · 독감으로 쉰 날만큼')).toBeVisible()
  expect(screen.getByText('2026.12.09(수)까지')).toBeVisible()
  expect(screen.queryByText(/staff-1/)).toBeNull()
})

test('a used-up pass stands last and cannot be booked with', async () => {
  const use = {
    sessionId: 's',
    bookingId: 'b',
    childId: 'c',
    createdAt: inSeoul('2026-11-20T13:00'),
  }
  await site.put('users/parent-1/passes/order-1-1/uses/1', use)
  await site.putAll('users/parent-1/passes', [
    aPass({ id: 'order-1-2', orderId: 'order-1', expiresOn: '2026-11-30' }),
  ])
  open()
  const list = await screen.findByRole('list', { name: '이용권' })
  await screen.findByRole('list', { name: '주문' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows).toHaveLength(4)
  const [usable, last] = [rows.at(0) ?? list, rows.at(-1) ?? list]
  expect(usable).toHaveTextContent(/1회 남음2026\.11\.30/)
  expect(within(usable).getByRole('link', { name: '돌봄 예약' })).toBeVisible()
  expect(last).toHaveTextContent(/0회 남음2026\.12\.06.*모두 썼어요/)
  expect(within(last).queryByRole('link', { name: '돌봄 예약' })).toBeNull()
})

test('an active pass’s uses are read when opened', async () => {
  const booking = { uid: 'parent-1', passId: 'order-1-1' }
  await site.putBookings(
    aCareBooking({
      ...booking,
      startsAt: inSeoul('2026-11-20T13:00'),
      arrivedAt: inSeoul('2026-11-20T13:04'),
      leftAt: inSeoul('2026-11-20T14:50'),
    }),
    aCareBooking({ ...booking, startsAt: inSeoul('2026-11-23T13:00') }),
  )
  await site.fail({ collection: 'bookings', status: 504, times: 1 })
  const { user } = open()
  const summary = await screen.findByText('사용 내역')
  expect(site.asked('"bookings"')).toBe(0)
  await user.click(summary)
  await user.click(await screen.findByRole('button', { name: '다시 시도' }))
  const rows = within(await screen.findByRole('list', { name: '사용 내역' })).getAllByRole(
    'listitem',
  )
  // The missed booking's use is gone.
  await screen.findByText('이용권을 돌려드렸어요.')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2026.11.23(월) 13:00~15:00성수점 · 김하준결석이용권을 돌려드렸어요.',
    '2026.11.20(금) 13:00~15:00성수점 · 김하준하원',
  ])
})

test('a pass with unreadable uses says so and can still be booked with', async () => {
  await site.fail({ collection: 'uses', status: 403 })
  open()
  expect(await screen.findByText('남은 횟수를 확인하지 못했어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '돌봄 예약' })).toBeVisible()
})

test('with unreadable orders no pass is shown as active', async () => {
  await site.fail({ collection: 'orders', status: 403, times: 1 })
  const { user } = open()
  await screen.findByText('쓸 수 있는 이용권인지 확인하지 못했어요.')
  const passes = screen.getByRole('list', { name: '이용권' })
  for (const row of within(passes).getAllByRole('listitem'))
    expect(row).toHaveAttribute('data-over')
  const alert = screen.getByText('쓸 수 있는 이용권인지 확인하지 못했어요.').parentElement
  await user.click(within(alert ?? document.body).getByRole('button', { name: '다시 시도' }))
  await waitFor(() =>
    expect(screen.queryByText('쓸 수 있는 이용권인지 확인하지 못했어요.')).toBeNull(),
  )
  expect(within(passes).getAllByRole('listitem')[0]).not.toHaveAttribute('data-over')
})

test('a guest sees the cart', () => {
  act(() => useSignInMark.getState().clearMark())
  open()
  expect(screen.getByText('담은 멤버십이 없어요.')).toBeVisible()
  expect(site.asked('')).toBe(0)
})

test('an unpaid order shows the account and can be cancelled after a question', async () => {
  const { user } = open()
  const list = await screen.findByRole('list', { name: '주문' })
  const [awaiting, refunded] = within(list).getAllByRole('listitem')
  expect(awaiting).toHaveTextContent('입금 대기')
  expect(awaiting).toHaveTextContent('도담은행 000-000-000000 (예시 계좌)')
  expect(awaiting).toHaveTextContent('김민서')
  expect(awaiting).toHaveTextContent('이미 입금하셨다면 취소 전에 전화해 주세요.')
  expect(refunded).toHaveTextContent('환불')
  expect(within(refunded ?? list).queryByRole('button')).toBeNull()

  confirm.mockReturnValueOnce(false)
  await user.click(screen.getByRole('button', { name: '주문 취소' }))
  expect(await site.get('orders/9f2c41ab-0001')).toMatchObject({
    status: { stringValue: 'awaitingPayment' },
  })

  await user.click(screen.getByRole('button', { name: '주문 취소' }))
  expect(confirm).toHaveBeenLastCalledWith('주문을 취소할까요?')
  expect(await screen.findByText('주문을 취소했어요.')).toHaveFocus()
  expect(screen.queryByRole('button', { name: '주문 취소' })).toBeNull()
})

test('an order with credit waits for the agit, not for money, and its entry says what was bought', async () => {
  await site.put(
    'orders/credit',
    anOrder({ kind: 'snack', payWith: 'balance', depositor: '', totalKRW: 3_500 }),
  )
  await site.remove('orders/9f2c41ab-0001')
  await site.put('users/parent-1/ledger/order-snack', {
    ...entry('c', -3_500, '2026-11-20T10:00'),
    kind: 'purchase',
    note: '간식 결제',
  })
  const { user } = open()
  const orders = within(await screen.findByRole('list', { name: '주문' }))
  const [order] = orders.getAllByRole('listitem')
  expect(order).toHaveTextContent('확인 대기')
  expect(order).toHaveTextContent('아지트에서 확인하면 충전금에서 빠져요.')
  expect(screen.queryByText('입금자명')).toBeNull()
  expect(screen.queryByText(/도담은행/)).toBeNull()
  const ledger = await screen.findByRole('list', { name: '충전금 내역' })
  const [newest] = within(ledger).getAllByRole('listitem')
  expect(newest).toHaveTextContent(/^간식 결제\s*−3,500원 남은 충전금 38,758원/)
  await user.click(orders.getByRole('button', { name: '주문 취소' }))
  expect(await screen.findByText('주문을 취소했어요.')).toHaveAttribute('role', 'status')
})

test('an order says how it was paid at the agit, what went back and why, and its receipt', async () => {
  const receipt = { receiptFor: 'person', receiptNumber: '01012345678' } as const
  await site.putAll('orders', [
    anOrder({ id: 'asked', ...receipt }),
    anOrder({ id: 'issued', status: 'paid', ...receipt, receiptAt: inSeoul('2026-11-24T10:00') }),
    anOrder({ id: 'cash', kind: 'counter', status: 'paid', payWith: 'cash', depositor: '' }),
    anOrder({ id: 'part', status: 'refunded', refundKRW: 30_000, refundReason: '이사를 가요' }),
  ])
  open()
  const list = within(await screen.findByRole('list', { name: '주문' }))
  expect(await list.findByText('현금영수증 신청')).toBeVisible()
  expect(list.getByText('현금영수증 발행됨')).toBeVisible()
  expect(list.getByText('현장 결제 · 현금')).toBeVisible()
  expect(list.getByText('환불 30,000원 · 이사를 가요')).toBeVisible()
})
