import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatKRW } from '@/domain/money'
import type { Order, OrderLine } from '@/domain/orders/order'
import { StaffOrdersPage } from '@/pages/staff/orders/StaffOrdersPage'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { inSeoul } from '../../domain/rides/aRide'
import { advanceTime, localSite } from '../localSite'
import { rested } from './rested'

const site = localSite()
const confirm = vi.fn()
const awaiting = anOrder({ id: '9f2c41ab-0001' })
const paid = anOrder({ id: 'paid-0003', depositor: '박성호', status: 'paid' })
const freeLine = { code: 'basic/water', name: '물', priceKRW: 0, quantity: 1 }
const membership = (line: Partial<OrderLine>) => {
  const light = { code: 'timepass/2h-25000', name: '라이트 2시간권', priceKRW: 25_000, quantity: 1 }
  const lines = [{ ...light, ...line }]
  return anOrder({ kind: 'membership', lines, totalKRW: lines[0]?.priceKRW ?? 0 })
}

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
const statusOf = async ({ id }: Order) => (await site.get(`orders/${id}`))?.status
const becomes = (order: Order, stringValue: string) =>
  vi.waitFor(async () => expect(await statusOf(order)).toEqual({ stringValue }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-11-25T12:00') })
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
})

test('an order shows what identifies its payment, and reads no menu', async () => {
  await show(awaiting)
  const item = await itemOf('입금 대기', '김민서')
  for (const words of ['9f2c41ab', '하준맘', '김민서', '2026.11.24(화) 09:12'])
    expect(item.getByText(words)).toBeVisible()
  expect(item.getAllByText('50,000원')).toHaveLength(2)
  expect(site.asked('snack_menu')).toBe(0)
})

test('an unpublished price blocks the confirmation, not the cancellation', async () => {
  const doubtful = membership({ priceKRW: 1_000 })
  const user = await show(doubtful)
  const item = await itemOf('입금 대기', '김민서')
  expect(await item.findByText('가격 확인 필요')).toBeVisible()
  expect(item.getByText(/^지금 판매가는 25,000원이에요\./)).toBeVisible()
  expect(item.getByRole('button', { name: '입금 확인' })).toBeDisabled()
  confirm.mockReturnValueOnce(false)
  await user.click(item.getByRole('button', { name: '주문 취소' }))
  expect(confirm).toHaveBeenLastCalledWith('주문을 취소할까요?')
  await user.click(item.getByRole('button', { name: '주문 취소' }))
  expect(await screen.findByText('김민서 1,000원 주문을 취소했어요.')).toBeVisible()
  expect(item.getByText('취소')).toBeVisible()
  expect(item.queryByRole('button')).toBeNull()
  await becomes(doubtful, 'cancelled')
})

test('a line whose name differs from its code’s blocks the confirmation', async () => {
  await show(membership({ name: '수제 쿠키 선물 세트' }))
  const item = await itemOf('입금 대기', '수제 쿠키')
  expect(await item.findByText('품목 확인 필요')).toBeVisible()
  expect(item.queryByText('가격 확인 필요')).toBeNull()
  expect(item.getByRole('button', { name: '입금 확인' })).toBeDisabled()
})

test('a colleague’s faster action is reported, and the list is updated', async () => {
  const user = await show(awaiting)
  const item = await itemOf('입금 대기', '김민서')
  await site.change(`orders/${awaiting.id}`, { status: 'cancelled', updatedAt: new Date() })
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  expect(await screen.findByText('다른 선생님이 먼저 처리했어요.')).toBeVisible()
  expect(item.getByText('취소')).toBeVisible()
})

test('a payment is confirmed after one question, and its row stays where it is', async () => {
  const user = await show(awaiting, anOrder({ id: 'o2', depositor: '이서준' }))
  const item = await itemOf('입금 대기', '김민서')
  await user.dblClick(item.getByRole('button', { name: '입금 확인' }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith('김민서 50,000원을 확인할까요?')
  expect(await screen.findByText('김민서 50,000원 입금을 확인했어요.')).toBeVisible()
  expect(await item.findByRole('button', { name: '환불' })).toBeVisible()
  expect(screen.getByText('결제가 끝난 주문이 없어요.')).toBeVisible()
  expect(await statusOf(anOrder({ id: 'o2' }))).toEqual({ stringValue: 'awaitingPayment' })
  await user.type(screen.getByRole('searchbox', { name: '입금자명으로 찾기' }), '김')
  await itemOf('결제 완료', '김민서')
})

test('after a question was answered a second touch on that place or row is none, even when nothing was written', async () => {
  await show(awaiting, anOrder({ id: 'o2', depositor: '이서준' }))
  const touch = async (depositor: string, name: string, clientY: number) => {
    const at = { clientX: 300, clientY, detail: 1 }
    const button = (await itemOf('입금 대기', depositor)).getByRole('button', { name })
    for (const press of [fireEvent.pointerDown, fireEvent.pointerUp, fireEvent.click])
      press(button, at)
  }
  confirm.mockImplementation(() => {
    const answeredAt = performance.now() + 150
    while (performance.now() < answeredAt);
    return false
  })
  await touch('김민서', '입금 확인', 200)
  await touch('김민서', '입금 확인', 200)
  await touch('김민서', '주문 취소', 100)
  await touch('이서준', '입금 확인', 220)
  expect(confirm).toHaveBeenCalledTimes(1)
  await touch('이서준', '입금 확인', 400)
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('a paid order can be refunded', async () => {
  const user = await show(paid)
  const item = await itemOf('결제 완료', '박성호')
  await user.click(item.getByRole('button', { name: '환불' }))
  const dialog = within(await screen.findByRole('dialog', { name: '환불' }))
  const amount = dialog.getByRole('textbox', { name: '환불 금액' })
  expect(amount).toHaveValue('50,000')
  await user.clear(amount)
  await user.type(amount, '50001')
  await user.click(dialog.getByRole('button', { name: '환불하기' }))
  expect(await dialog.findByText('1원부터 50,000원까지 적어 주세요.')).toBeVisible()
  expect(dialog.getByText('사유를 입력해 주세요.')).toBeVisible()
  await user.clear(amount)
  await user.type(amount, '30000')
  await user.type(dialog.getByRole('textbox', { name: '사유' }), ' 이사를  가요 ')
  expect(dialog.queryByText('현금영수증도 취소해 주세요.')).toBeNull()
  expect(await statusOf(paid)).toEqual({ stringValue: 'paid' })
  await user.click(dialog.getByRole('button', { name: '환불하기' }))
  await becomes(paid, 'refunded')
  expect(await site.get(`orders/${paid.id}`)).toMatchObject({
    refundKRW: { integerValue: '30000' },
    refundReason: { stringValue: '이사를 가요' },
    refundedBy: { stringValue: 'staff-1' },
  })
  expect(await item.findByText('환불', { selector: 'span' })).toBeVisible()
  expect(item.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nothing goes back of an order of nothing', async () => {
  await show({ ...paid, totalKRW: 0, lines: [{ ...paid.lines[0], ...freeLine }] })
  const item = await itemOf('결제 완료', '박성호')
  expect(item.getByText('결제 완료')).toBeVisible()
  expect(item.queryByRole('button', { name: '환불' })).toBeNull()
})

test('「끝난 주문」 lists what was refunded or cancelled, the latest first, and who did it', async () => {
  await site.put('staff/colleague', { name: '성수쌤' })
  const at = (time: string) => ({ updatedAt: inSeoul(time) })
  const refund = (refundedBy: string) => ({
    ...{ status: 'refunded' as const, refundKRW: 30_000, refundReason: '이사를 가요', refundedBy },
    refundedAt: inSeoul('2026-11-22T10:00'),
  })
  const user = await show(
    { ...paid, id: 'a', nickname: '지우맘', ...refund('colleague'), ...at('2026-11-22T10:00') },
    { ...paid, id: 'b', nickname: '서윤맘', ...refund('gone'), ...at('2026-11-21T10:00') },
    { ...paid, id: 'c', nickname: '옛날맘', status: 'refunded', ...at('2026-11-20T10:00') },
    { ...paid, id: 'd', nickname: '서준맘', status: 'cancelled', ...at('2026-11-23T10:00') },
  )
  await screen.findByText('입금을 기다리는 주문이 없어요.')
  expect(site.asked('"refunded"')).toBe(0)
  await user.click(screen.getByText('끝난 주문'))
  const list = within(await screen.findByRole('list', { name: '끝난 주문' }))
  expect(await list.findByText('환불 30,000원 · 이사를 가요 · 성수쌤 11.22')).toBeVisible()
  expect(await list.findByText('환불 30,000원 · 이사를 가요 · 나간 선생님 11.22')).toBeVisible()
  expect(list.getByText('환불 50,000원 · 11.20')).toBeVisible()
  expect(list.getByText('주문 취소 · 11.23')).toBeVisible()
  const nicknames = list.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 3))
  expect(nicknames).toEqual(['서준맘', '지우맘', '서윤맘', '옛날맘'])
})

test('ended orders are shown by fifty, older ones with 「더 보기」', async () => {
  const many = Array.from({ length: 51 }, (_, place) =>
    anOrder({ id: `e-${place}`, nickname: `회원 ${place}`, status: 'cancelled' }),
  ).map((order, place) => ({
    ...order,
    updatedAt: new Date(inSeoul('2026-11-22T10:00').getTime() - place),
  }))
  await show(...many)
  fireEvent.click(await screen.findByText('끝난 주문'))
  expect(await screen.findByText('회원 49')).toBeVisible()
  expect(screen.queryByText('회원 50')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(await screen.findByText('회원 50')).toBeVisible()
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
})

const withReceipt = anOrder({
  ...{ id: 'r1', status: 'paid', receiptFor: 'person', receiptNumber: '01012345678' },
  ...{ paidAt: inSeoul('2026-11-24T10:00'), paidBy: 'staff-1' },
})

test('a receipt is marked as issued, and the filter shows those to be issued', async () => {
  const business = { receiptFor: 'business', receiptNumber: '1234567890' } as const
  const user = await show(
    withReceipt,
    { ...withReceipt, id: 'r2', depositor: '한지훈', ...business },
    paid,
  )
  const item = await itemOf('결제 완료', '김민서')
  expect(item.getByText('현금영수증 소득공제용 010-1234-5678')).toBeVisible()
  expect(await item.findByText('입금 확인 도담쌤 11.24')).toBeVisible()
  const other = await itemOf('결제 완료', '한지훈')
  expect(other.getByText('현금영수증 지출증빙용 123-45-67890')).toBeVisible()
  const none = await itemOf('결제 완료', '박성호')
  expect(none.queryByText(/현금영수증|입금 확인/)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: '발행할 것' }))
  await vi.waitFor(() => expect(screen.queryByText('박성호')).toBeNull())
  const due = await itemOf('결제 완료', '김민서')
  await user.click(due.getByRole('button', { name: '발행함' }))
  expect(await due.findByText('발행함 도담쌤 11.25')).toBeVisible()
  expect(due.queryByRole('button', { name: '발행함' })).toBeNull()
  expect(await site.get('orders/r1')).toMatchObject({ receiptBy: { stringValue: 'staff-1' } })
  await rested()
  await user.click(due.getByRole('button', { name: '환불' }))
  const dialog = within(await screen.findByRole('dialog', { name: '환불' }))
  expect(dialog.getByText('현금영수증도 취소해 주세요.')).toBeVisible()
})

test('what was paid at the agit says how', async () => {
  await show(
    anOrder({
      ...{ id: 'c1', kind: 'counter', status: 'paid', payWith: 'cash', depositor: '' },
      lines: [{ code: 'counter', name: '프로그램 이용료', priceKRW: 20_000, quantity: 1 }],
      totalKRW: 20_000,
    }),
  )
  const item = await itemOf('결제 완료', '프로그램 이용료')
  expect(item.getByText('현장 결제 · 현금')).toBeVisible()
})

describe('a refund of a pass with upcoming care', () => {
  const order = { ...membership({}), id: 'o7', status: 'paid' as const }
  const path = 'program_sessions/care-seongsu_20261127_1300'
  const startsAt = inSeoul('2026-11-27T13:00')
  const refund = async () => {
    const times = { startsAt, endsAt: inSeoul('2026-11-27T15:00') }
    const session = { programId: 'care-seongsu', capacity: 20, taken: 1, last: '', ...times }
    await site.put(path, session)
    await site.put('users/parent-1/passes/order-o7-0', aPass({ orderId: 'o7' }))
    const booking = aCareBooking({ passId: 'order-o7-0', startsAt, uid: 'parent-1' })
    await site.put(`${path}/bookings/b1`, booking)
    await site.put(`users/parent-1/passes/order-o7-0/uses/${booking.slot}`, {
      ...{ sessionId: 'care-seongsu_20261127_1300', bookingId: 'b1', childId: booking.childId },
      createdAt: inSeoul('2026-11-20T09:00'),
    })
    const user = await show(order)
    return async () => {
      const item = await itemOf('결제 완료', '김민서')
      await user.click(item.getByRole('button', { name: '환불' }))
      await user.type(await screen.findByRole('textbox', { name: '사유' }), '이사를 가요')
      await user.click(screen.getByRole('button', { name: '환불하기' }))
    }
  }

  test('asks about the care and cancels it', async () => {
    const press = await refund()
    await press()
    await becomes(order, 'refunded')
    expect(confirm).toHaveBeenNthCalledWith(1, '이 이용권의 예약 1건도 취소할까요?')
    expect(await site.get(`${path}/bookings/b1`)).toMatchObject({
      cancelReason: { stringValue: '이용권이 환불됐어요.' },
    })
  })

  test('waits for the cancellation', async () => {
    const press = await refund()
    await site.fail({ collection: 'bookings', status: 403 })
    await press()
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(await statusOf(order)).toEqual({ stringValue: 'paid' })
  })
})

test('an unreadable order can be cancelled or refunded, not confirmed', async () => {
  const blank = { ...awaiting, lines: [], totalKRW: -1 }
  const blankPaid = { ...paid, lines: [] }
  const user = await show(blank, blankPaid)
  const row = await itemOf('입금 대기', '내용을 읽을 수 없어요')
  expect(row.getByText(awaiting.id)).toBeVisible()
  expect(row.queryByRole('button', { name: '입금 확인' })).toBeNull()
  await user.click(row.getByRole('button', { name: '주문 취소' }))
  await becomes(blank, 'cancelled')
  expect((await itemOf('결제 완료', paid.id)).getByRole('button', { name: '환불' })).toBeEnabled()
})

test('older orders come with 「더 보기」', async () => {
  const begin = inSeoul('2026-11-24T09:00').getTime()
  const many = Array.from({ length: 101 }, (_, place) =>
    anOrder({ id: `o-${place}`, depositor: `회원 ${place}`, createdAt: new Date(begin - place) }),
  )
  await show(...many)
  expect(await screen.findByText('회원 99')).toBeVisible()
  expect(screen.getByText('100건 이상')).toBeVisible()
  expect(screen.queryByText('회원 100')).toBeNull()
  fireEvent.click(screen.getByText('더 보기'))
  expect(await screen.findByText('회원 100')).toBeVisible()
  expect(screen.queryByText('더 보기')).toBeNull()
})

test('a depositor is searched in the database', async () => {
  const user = await show(awaiting, anOrder({ id: 'old', depositor: '백지원', status: 'paid' }))
  await itemOf('입금 대기', '김민서')
  await user.type(screen.getByRole('searchbox', { name: '입금자명으로 찾기' }), ' 백지 ')
  await itemOf('결제 완료', '백지원')
  expect(await screen.findByText('이 입금자명의 주문이 없어요.')).toBeVisible()
  expect(site.asked('"depositor"')).toBeGreaterThan(0)
})

const family = { code: 'prepaid/pre-100', name: '패밀리', priceKRW: 47_200, quantity: 1 }
const regular = { code: 'subscription/m-59000', name: '레귤러', priceKRW: 59_000, quantity: 1 }

test.each([
  { name: 'no 레귤러', lines: [family], status: undefined, warns: true },
  { name: 'a 레귤러', lines: [family], status: 'paid', warns: false },
  { name: 'a refunded one', lines: [family], status: 'refunded', warns: true },
  { name: 'one in the same order', lines: [family, regular], status: undefined, warns: false },
] as const)('패밀리 of a member with $name', async ({ lines, status, warns }) => {
  if (status) {
    const option = { planKey: 'subscription', optionKey: 'm-59000' } as const
    const days = { startsOn: '2026-11-01', expiresOn: '2026-12-31', orderId: 'before' }
    await site.put('users/parent-1/passes/before-0', aPass({ ...option, ...days }))
    await site.put('orders/before', anOrder({ status, depositor: '옛 주문' }))
  }
  await show(anOrder({ kind: 'membership', lines: [...lines] }))
  const list = within(await screen.findByRole('list', { name: '입금 대기' }))
  if (warns) expect(await list.findByText('레귤러가 없는 회원이에요.')).toBeVisible()
  else {
    if (status) await vi.waitFor(() => expect(site.asked('"passes"')).toBeGreaterThan(0))
    expect(list.queryByText('레귤러가 없는 회원이에요.')).toBeNull()
  }
})

const milk = anOrder({
  kind: 'snack',
  branchId: 'seongsu',
  lines: [{ code: 'basic/milk', name: '우유', priceKRW: 2400, quantity: 1 }],
  totalKRW: 2400,
})
const cake = anOrder({
  kind: 'specialSnack',
  lines: [{ code: 'special/cake', name: '꾸러미', priceKRW: 18_000, quantity: 1 }],
  totalKRW: 18_000,
})
const event = {
  ...{ title: '케이크', branch: '성수점', deadlineTs: inSeoul('2026-12-18T18:00'), status: 'open' },
  ...{ published: false, product: { title: '꾸러미', price: 18_000, imageUrl: '', html: '' } },
}

test.each([
  { since: 'another price', order: milk, why: '가격 확인 필요' },
  { since: 'unpublished', order: cake, why: /^지금은 게시하지 않는 상품이에요\./ },
  { since: 'deleted', order: cake, why: /^지금 판매하는 상품에서 찾지 못했어요\./ },
  {
    since: 'a price that nobody could read',
    order: cake,
    why: /^지금 판매가를 확인하지 못했어요\./,
  },
])('a snack with $since is confirmed at the order’s price after a question', async (each) => {
  await site.put('snack_menu_basic/milk', { title: '우유', price: 2500, imageUrl: '', order: 1 })
  if (each.since === 'unpublished') await site.put('special_snack_events/cake', event)
  if (each.since.startsWith('a price'))
    await site.fail({ collection: 'special_snack_events', status: 403 })
  const user = await show(each.order)
  const item = await itemOf('입금 대기', '김민서')
  expect(await item.findByText(each.why)).toBeVisible()
  confirm.mockReturnValueOnce(false)
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  expect(confirm).toHaveBeenLastCalledWith(
    `김민서 ${formatKRW(each.order.totalKRW)}을 확인할까요?\n주문할 때의 가격으로 확인할까요?`,
  )
  expect(await statusOf(each.order)).toEqual({ stringValue: 'awaitingPayment' })
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  await becomes(each.order, 'paid')
})

test('a list never read keeps its message and recovers by itself', async () => {
  vi.useFakeTimers()
  await site.fail({ collection: 'orders', status: 503 })
  await show()
  await advanceTime(1000)
  const message = screen.getByRole('alert')
  await advanceTime(10_000)
  expect(screen.getByRole('alert')).toBe(message)
  await site.fail()
  await advanceTime(6000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('입금을 기다리는 주문이 없어요.')).toBeVisible()
})
