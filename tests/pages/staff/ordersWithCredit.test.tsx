import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { balanceKRW, formatBalance, ledgerWords } from '@/domain/orders/ledger'
import { membershipLine, type Order } from '@/domain/orders/order'
import { StaffOrdersPage } from '@/pages/staff/orders/StaffOrdersPage'
import { readLedger } from '@/repository/orders/ledger'
import { confirmPayment } from '@/repository/orders/orders'
import { readPasses } from '@/repository/orders/passes'
import { anItem } from '../../domain/orders/anItem'
import { anOrder } from '../../domain/orders/anOrder'
import { inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'
import { rested } from './rested'

const site = localSite()
const confirm = vi.fn()
const light = { code: 'timepass/2h-25000', name: '라이트 2시간권', priceKRW: 25_000, quantity: 1 }
const withCredit = (change: Partial<Order> = {}) =>
  anOrder({
    ...{ id: 'order-with-credit', kind: 'membership', lines: [light], totalKRW: 25_000 },
    ...{ payWith: 'balance', depositor: '', nickname: '하준맘' },
    ...change,
  })

const topUp = (amountKRW: number, uid = 'parent-1') =>
  site.put(`users/${uid}/ledger/order-before`, {
    ...{ kind: 'topup', amountKRW, note: '입금 확인', refId: 'before', by: 'staff-2' },
    at: inSeoul('2026-11-20T09:00'),
  })
const balance = async () => balanceKRW(await readLedger('parent-1'))
const statusOf = async ({ id }: Order) => (await site.get(`orders/${id}`))?.status
const becomes = (order: Order, stringValue: string) =>
  vi.waitFor(async () => expect(await statusOf(order)).toEqual({ stringValue }))

const show = async (...orders: Order[]) => {
  await site.putAll('orders', orders)
  return (await site.openAsStaff(<StaffOrdersPage />, '/staff/orders')).user
}
const itemOf = async (list: string, words: string) => {
  const items = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem')
  const found = items.find((item) => item.textContent?.includes(words))
  if (!found) throw new Error(`no item says ${words}`)
  return within(found)
}
type Item = Awaited<ReturnType<typeof itemOf>>
const takeButton = (item: Item) => item.getByRole('button', { name: '충전금에서 빼기' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-11-25T12:00') })
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
})

test('is taken from the credit after one question, with its pass, and given back by 「환불」', async () => {
  await topUp(30_000)
  const order = withCredit()
  const user = await show(order)
  const item = await itemOf('입금 대기', '하준맘')
  expect(item.getByText('충전금 결제')).toBeVisible()
  expect(item.queryByText('입금자명')).toBeNull()
  expect(item.queryByRole('button', { name: '입금 확인' })).toBeNull()
  confirm.mockReturnValueOnce(false)
  await user.click(takeButton(item))
  expect(confirm).toHaveBeenCalledExactlyOnceWith('충전금에서 25,000원을 뺄까요?')
  expect(await balance()).toBe(30_000)
  await rested()
  await user.dblClick(takeButton(item))
  expect(await screen.findByText('하준맘 25,000원을 충전금에서 뺐어요.')).toBeVisible()
  expect(confirm).toHaveBeenCalledTimes(2)
  expect(await balance()).toBe(5_000)
  await expect(readPasses('parent-1')).resolves.toMatchObject([{ orderId: order.id, minutes: 120 }])
  expect(item.queryByText(/미납/)).toBeNull()
  // It stays where it was pressed.
  await rested()
  await user.click(await item.findByRole('button', { name: '환불' }))
  const dialog = within(await screen.findByRole('dialog', { name: '환불' }))
  const amount = dialog.getByRole('textbox', { name: '환불 금액' })
  await user.clear(amount)
  await user.type(amount, '10,000원')
  await user.type(dialog.getByRole('textbox', { name: '사유' }), '덜 썼어요')
  await user.click(dialog.getByRole('button', { name: '환불하기' }))
  await becomes(order, 'refunded')
  expect(await screen.findByText('하준맘 25,000원 환불로 처리했어요.')).toBeVisible()
  expect(await balance()).toBe(15_000)
  expect((await readLedger('parent-1')).map((entry) => ledgerWords(entry).label).sort()).toEqual([
    '이용권 결제',
    '충전',
    '환불',
  ])
})

test('is refused when 500 won are missing at the press, then taken once they are there', async () => {
  await topUp(24_500)
  const order = withCredit()
  const user = await show(order)
  const item = await itemOf('입금 대기', '하준맘')
  await user.click(takeButton(item))
  expect(await item.findByRole('alert')).toHaveTextContent('충전금이 부족해요.')
  expect(screen.queryByText(/보내지 못했어요/)).toBeNull()
  expect(await statusOf(order)).toEqual({ stringValue: 'awaitingPayment' })
  expect(await balance()).toBe(24_500)
  await topUp(25_000)
  await rested()
  await user.click(takeButton(item))
  await becomes(order, 'paid')
  expect(await balance()).toBe(0)
  expect(item.queryByRole('alert')).toBeNull()
})

test('two people who take two orders at once may leave a debt, which the rows say', async () => {
  await topUp(30_000)
  const mine = withCredit()
  const theirs = withCredit({ id: 'another', createdAt: inSeoul('2026-11-24T08:00') })
  const user = await show(mine, theirs)
  const [first] = await screen.findAllByRole('button', { name: '충전금에서 빼기' })
  const release = site.hold('commit', 1)
  if (first) await user.click(first)
  // The page has summed before the colleague has written.
  await vi.waitFor(() => expect(site.asked(':commit')).toBe(1))
  await confirmPayment(theirs, { uid: 'staff-1', today: '2026-11-25' })
  release()
  await vi.waitFor(() => expect(screen.getAllByText('미납 20,000원')).toHaveLength(2))
  expect(formatBalance(await balance())).toBe('미납 20,000원')
})

test('a lost answer takes it once: the list shows that it has arrived', async () => {
  await topUp(25_000)
  const order = withCredit()
  const user = await show(order)
  const item = await itemOf('입금 대기', '하준맘')
  site.lose('commit')
  await user.click(takeButton(item))
  expect(await item.findByRole('button', { name: '환불' })).toBeVisible()
  expect(await balance()).toBe(0)
  await expect(readLedger('parent-1')).resolves.toHaveLength(2)
  await expect(readPasses('parent-1')).resolves.toHaveLength(1)
})

test('a colleague who was faster is named, and nothing is taken twice', async () => {
  await topUp(60_000)
  const order = withCredit()
  const user = await show(order)
  const item = await itemOf('입금 대기', '하준맘')
  await confirmPayment(order, { uid: 'staff-1', today: '2026-11-25' })
  await site.change(`orders/${order.id}`, { status: 'refunded', updatedAt: new Date() })
  await user.click(takeButton(item))
  expect(await screen.findByText('다른 선생님이 먼저 처리했어요.')).toBeVisible()
  expect(await balance()).toBe(35_000)
})

test('a doubtful price and a 패밀리 without 레귤러 are further lines of the question', async () => {
  await topUp(100_000)
  const family = membershipLine(anItem('pre-100'))
  const milk = { code: 'basic/milk', name: '우유', priceKRW: 2400, quantity: 1 }
  const snack = { kind: 'snack', branchId: 'seongsu', lines: [milk], totalKRW: 2400 } as const
  await site.put('snack_menu_basic/milk', { title: '우유', price: 2500, imageUrl: '', order: 1 })
  const user = await show(
    withCredit({ lines: [family], totalKRW: 47_200 }),
    withCredit({ ...snack, id: 'snack', uid: 'parent-2', nickname: '서연맘' }),
  )
  const item = await itemOf('입금 대기', '하준맘')
  const doubtful = await itemOf('입금 대기', '서연맘')
  expect(await item.findByText('레귤러가 없는 회원이에요.')).toBeVisible()
  expect(await doubtful.findByText('가격 확인 필요')).toBeVisible()
  confirm.mockReturnValue(false)
  await user.click(takeButton(item))
  expect(confirm).toHaveBeenLastCalledWith(
    '충전금에서 47,200원을 뺄까요?\n레귤러가 없는 회원이에요.',
  )
  await rested()
  await user.click(takeButton(doubtful))
  expect(confirm).toHaveBeenLastCalledWith(
    '충전금에서 2,400원을 뺄까요?\n주문할 때의 가격으로 확인할까요?',
  )
})

test('an order of one’s own family is left to colleagues; the list finds a payer by the nickname', async () => {
  const user = await show(
    withCredit({ uid: 'staff-1', nickname: '도준맘' }),
    withCredit({ id: 'paid', uid: 'staff-1', nickname: '도준맘', status: 'paid' }),
    withCredit({ id: 'theirs' }),
  )
  for (const list of ['입금 대기', '결제 완료']) {
    const item = await itemOf(list, '도준맘')
    expect(item.getByText('본인과 가족의 것은 다른 선생님이 처리해 주세요.')).toBeVisible()
    expect(item.getByText('충전금 결제')).toBeVisible()
    expect(item.queryByRole('button', { name: /환불|빼기/ })).toBeNull()
  }
  await user.type(screen.getByRole('searchbox', { name: '입금자명으로 찾기' }), '하주')
  await vi.waitFor(() => expect(screen.queryByText('도준맘')).toBeNull())
  expect(await itemOf('입금 대기', '하준맘')).toBeTruthy()
})
