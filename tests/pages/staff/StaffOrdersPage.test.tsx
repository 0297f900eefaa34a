import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '@/domain/orders/order'
import { StaffOrdersPage } from '@/pages/staff/orders/StaffOrdersPage'
import { StaffMemberContext } from '@/pages/staff/staffMember'
import { readPasses } from '@/repository/care/passes'
import { readContents } from '@/repository/content/siteContent'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import {
  cancelOrderAsStaff,
  confirmPayment,
  readOrders,
  readOrdersOf,
  readOrdersOfDepositor,
  readOrdersSince,
  refundOrder,
} from '@/repository/orders'
import { aContentItem } from '../../domain/content/aContentItem'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders')>()),
  readOrders: vi.fn(),
  readOrdersOf: vi.fn(),
  readOrdersOfDepositor: vi.fn(),
  readOrdersSince: vi.fn(),
  confirmPayment: vi.fn(),
  cancelOrderAsStaff: vi.fn(),
  refundOrder: vi.fn(),
}))
vi.mock('@/repository/care/passes', async (original) => ({
  ...(await original<typeof import('@/repository/care/passes')>()),
  readPasses: vi.fn(),
}))
vi.mock('@/repository/content/siteContent', async (original) => ({
  ...(await original<typeof import('@/repository/content/siteContent')>()),
  readContents: vi.fn(async () => []),
}))

const awaiting = anOrder()
const doubtful = anOrder({
  id: 'c81e6f0d-0002',
  depositor: '오세진',
  kind: 'membership',
  lines: [{ code: 'timepass/2h-25000', name: '라이트 2시간권', priceKRW: 1_000, quantity: 1 }],
  totalKRW: 1_000,
})
const paid = anOrder({ id: 'paid-0003', depositor: '박성호', status: 'paid' })
const confirm = vi.fn()

const show = () => {
  render(
    withQueries(
      <StaffMemberContext value={{ uid: 'staff-1', name: '도담쌤' }}>
        <StaffOrdersPage />
      </StaffMemberContext>,
    ),
  )
  return userEvent.setup()
}
const itemOf = async (list: string, words: string) => {
  const items = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem')
  const found = items.find((item) => item.textContent?.includes(words))
  if (!found) throw new Error(`no item says ${words}`)
  return within(found)
}
/** The order stands so from now on. */
const becomes = (order: Order, status: Order['status']) =>
  vi
    .mocked(readOrdersSince)
    .mockResolvedValue([{ ...order, status, updatedAt: new Date('2026-12-01T00:00:00Z') }])

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  vi.mocked(readOrdersOf)
    .mockReset()
    .mockImplementation(async (status) => (status === 'paid' ? [paid] : [awaiting, doubtful]))
  vi.mocked(readOrdersSince).mockReset().mockResolvedValue([])
  vi.mocked(readOrdersOfDepositor).mockReset().mockResolvedValue([])
  for (const settle of [confirmPayment, cancelOrderAsStaff, refundOrder])
    vi.mocked(settle).mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an order says what a person needs to find its payment', async () => {
  show()
  const item = await itemOf('입금 대기', '김민서')
  for (const words of ['9f2c41ab', '하준맘', '김민서', '2026.11.24(화) 09:12'])
    expect(item.getByText(words)).toBeVisible()
  expect(item.getAllByText('50,000원')).toHaveLength(2)
})

test('a price that nobody publishes blocks the confirmation, not the cancellation', async () => {
  const user = show()
  const item = await itemOf('입금 대기', '오세진')
  expect(await item.findByText('가격 확인 필요')).toBeVisible()
  expect(item.getByText(/^지금 판매가는 25,000원이에요\./)).toBeVisible()
  expect(item.getByRole('button', { name: '입금 확인' })).toBeDisabled()
  confirm.mockReturnValueOnce(false)
  await user.click(item.getByRole('button', { name: '주문 취소' }))
  expect(cancelOrderAsStaff).not.toHaveBeenCalled()
  becomes(doubtful, 'cancelled')
  await user.click(item.getByRole('button', { name: '주문 취소' }))
  expect(confirm).toHaveBeenLastCalledWith('주문을 취소할까요?')
  expect(await screen.findByText('주문을 취소했어요.')).toBeVisible()
  expect(screen.queryByText('오세진')).toBeNull()
})

test('a colleague who was faster is named, and the list is renewed', async () => {
  vi.mocked(confirmPayment).mockRejectedValue(new RepositoryError('changed'))
  const user = show()
  const item = await itemOf('입금 대기', '김민서')
  becomes(awaiting, 'cancelled')
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  expect(await screen.findByText('다른 선생님이 먼저 처리했어요.')).toBeVisible()
  expect(screen.queryByText('김민서')).toBeNull()
})

test('a paid order can be refunded', async () => {
  const user = show()
  const item = await itemOf('결제 완료', '박성호')
  becomes(paid, 'refunded')
  confirm.mockReturnValueOnce(false)
  await user.click(item.getByRole('button', { name: '환불' }))
  expect(confirm).toHaveBeenLastCalledWith('주문을 환불할까요?')
  expect(refundOrder).not.toHaveBeenCalled()
  await user.click(item.getByRole('button', { name: '환불' }))
  expect(refundOrder).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('결제가 끝난 주문이 없어요.')).toBeVisible()
})

test('a line that goes by another name than its code sells blocks the confirmation', async () => {
  const renamed = anOrder({
    kind: 'membership',
    lines: [
      { code: 'timepass/2h-25000', name: '수제 쿠키 선물 세트', priceKRW: 25_000, quantity: 1 },
    ],
  })
  vi.mocked(readOrdersOf).mockImplementation(async (status) => (status === 'paid' ? [] : [renamed]))
  show()
  const item = await itemOf('입금 대기', '수제 쿠키')
  expect(await item.findByText('품목 확인 필요')).toBeVisible()
  expect(item.queryByText('가격 확인 필요')).toBeNull()
  expect(item.getByRole('button', { name: '입금 확인' })).toBeDisabled()
})

test('an order that cannot be read is cancelled or refunded, and not confirmed', async () => {
  const isUnreadable = true
  vi.mocked(readOrdersOf).mockImplementation(async (status) =>
    status === 'paid' ? [{ ...paid, isUnreadable }] : [{ ...awaiting, isUnreadable }],
  )
  const user = show()
  const row = await itemOf('입금 대기', '내용을 읽을 수 없어요')
  expect(row.getByText(awaiting.id)).toBeVisible()
  expect(row.queryByRole('button', { name: '입금 확인' })).toBeNull()
  await user.click(row.getByRole('button', { name: '주문 취소' }))
  expect(cancelOrderAsStaff).toHaveBeenCalledTimes(1)
  await user.click((await itemOf('결제 완료', paid.id)).getByRole('button', { name: '환불' }))
  expect(refundOrder).toHaveBeenCalledTimes(1)
})

test('nobody confirms or refunds money of the own account', async () => {
  const own = { uid: 'staff-1', kind: 'topup' } as const
  vi.mocked(readOrdersOf).mockImplementation(async (status) =>
    status === 'paid' ? [{ ...paid, ...own }] : [{ ...awaiting, ...own }],
  )
  show()
  const item = await itemOf('입금 대기', '본인 계정의 주문은 다른 선생님이 확인해 주세요.')
  expect(item.getByRole('button', { name: '입금 확인' })).toBeDisabled()
  expect(item.getByRole('button', { name: '주문 취소' })).toBeEnabled()
  const refund = await itemOf('결제 완료', '본인 계정의 충전은 다른 선생님이 환불해 주세요.')
  expect(refund.getByRole('button', { name: '환불' })).toBeDisabled()
})

test('older orders come with 「더 보기」, and one of them can be confirmed', async () => {
  const many = Array.from({ length: 130 }, (_, place) =>
    anOrder({ id: `order-${place}`, depositor: `회원 ${place}` }),
  )
  vi.mocked(readOrdersOf).mockImplementation(async (status, limit = 100) =>
    status === 'paid' ? [] : many.slice(0, limit),
  )
  const user = show()
  await itemOf('입금 대기', '회원 99')
  expect(screen.getByText('100건 이상')).toBeVisible()
  expect(screen.queryByText('회원 100')).toBeNull()
  const [more, ...others] = screen.getAllByRole('button', { name: '더 보기' })
  if (!more) throw new Error('「더 보기」 is expected')
  expect(others).toEqual([])
  await user.click(more)
  expect(await screen.findByText('회원 129')).toBeVisible()
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  vi.mocked(confirmPayment).mockImplementation(async (order) => void becomes(order, 'paid'))
  await user.click(
    (await itemOf('입금 대기', '회원 129')).getByRole('button', { name: '입금 확인' }),
  )
  await itemOf('결제 완료', '회원 129')
})

test('a depositor is asked of the database, also beyond what the list holds', async () => {
  const old = anOrder({ id: 'old-paid', depositor: '백지원', status: 'paid' })
  vi.mocked(readOrdersOfDepositor).mockImplementation(async (status, depositor) =>
    status === 'paid' && '백지원'.startsWith(depositor) ? [old] : [],
  )
  const user = show()
  await itemOf('입금 대기', '김민서')
  await user.type(screen.getByRole('searchbox', { name: '입금자명으로 찾기' }), ' 백지 ')
  const item = await itemOf('결제 완료', '백지원')
  expect(readOrdersOfDepositor).toHaveBeenCalledWith('paid', '백지', 101)
  expect(await screen.findByText('입금을 기다리는 주문이 없어요.')).toBeVisible()
  vi.mocked(refundOrder).mockImplementation(async (order) => void becomes(order, 'refunded'))
  await user.click(item.getByRole('button', { name: '환불' }))
  expect(await screen.findByText('결제가 끝난 주문이 없어요.')).toBeVisible()
})

const regular = aPass({
  planKey: 'subscription',
  optionKey: 'm-59000',
  startsOn: '2020-01-01',
  expiresOn: '2099-12-31',
})
const familyLine = { code: 'prepaid/pre-100', name: '패밀리', priceKRW: 47_200, quantity: 1 }
const regularLine = { code: 'subscription/m-59000', name: '레귤러', priceKRW: 59_000, quantity: 1 }

test.each([
  { name: 'no 레귤러', lines: [familyLine], passes: [], status: 'paid' as const, warns: true },
  {
    name: 'a 레귤러',
    lines: [familyLine],
    passes: [regular],
    status: 'paid' as const,
    warns: false,
  },
  {
    name: 'a refunded one',
    lines: [familyLine],
    passes: [regular],
    status: 'refunded' as const,
    warns: true,
  },
  {
    name: 'one in the same order',
    lines: [familyLine, regularLine],
    passes: [],
    status: 'paid' as const,
    warns: false,
  },
])('패밀리 of a member with $name', async ({ lines, passes, status, warns }) => {
  vi.mocked(readPasses).mockResolvedValue(passes)
  vi.mocked(readOrders).mockResolvedValue([anOrder({ id: regular.orderId, status })])
  vi.mocked(readOrdersOf).mockImplementation(async (asked) =>
    asked === 'awaitingPayment' ? [anOrder({ kind: 'membership', lines })] : [],
  )
  show()
  const list = await screen.findByRole('list', { name: '입금 대기' })
  if (warns) expect(await within(list).findByText('레귤러가 없는 회원이에요.')).toBeVisible()
  else expect(within(list).queryByText('레귤러가 없는 회원이에요.')).toBeNull()
})

test('a snack whose price has changed since is confirmed at the price of the order, once asked', async () => {
  const former = anOrder({
    kind: 'snack',
    branchId: 'seongsu',
    lines: [{ code: 'basic/milk', name: '우유', priceKRW: 2400, quantity: 1 }],
    totalKRW: 2400,
  })
  const milk = aContentItem('milk', { entry: { title: '우유', price: '2500' } })
  vi.mocked(readContents).mockResolvedValue([milk])
  vi.mocked(readOrdersOf).mockImplementation(async (status) => (status === 'paid' ? [] : [former]))
  const user = show()
  const item = await itemOf('입금 대기', '우유')
  expect(await item.findByText('가격 확인 필요')).toBeVisible()
  confirm.mockReturnValueOnce(false)
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  expect(confirm).toHaveBeenLastCalledWith('주문할 때의 가격으로 확인할까요?')
  expect(confirmPayment).not.toHaveBeenCalled()
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  await vi.waitFor(() => expect(confirmPayment).toHaveBeenCalledOnce())
})

const cake = anOrder({
  kind: 'specialSnack',
  lines: [{ code: 'special/cake', name: '꾸러미', priceKRW: 18_000, quantity: 1 }],
  totalKRW: 18_000,
})
const soldAt = (published: boolean) =>
  aContentItem('cake', { entry: { productTitle: '꾸러미', price: '18000', published } })

test.each([
  { since: 'unpublished', items: [soldAt(false)], why: /^지금은 게시하지 않는 상품이에요\./ },
  { since: 'deleted', items: [], why: /^지금 판매하는 상품에서 찾지 못했어요\./ },
])('a special snack $since meanwhile is confirmed once asked', async ({ items, why }) => {
  vi.mocked(readContents).mockResolvedValue(items)
  vi.mocked(readOrdersOf).mockImplementation(async (status) => (status === 'paid' ? [] : [cake]))
  const user = show()
  const item = await itemOf('입금 대기', '꾸러미')
  expect(await item.findByText(why)).toBeVisible()
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  expect(confirm).toHaveBeenLastCalledWith('주문할 때의 가격으로 확인할까요?')
  await vi.waitFor(() => expect(confirmPayment).toHaveBeenCalledOnce())
})

test('prices that cannot be read are said to be, asked about, and read anew', async () => {
  vi.mocked(readContents).mockRejectedValue(new RepositoryError('denied'))
  vi.mocked(readOrdersOf).mockImplementation(async (status) => (status === 'paid' ? [] : [cake]))
  const user = show()
  const item = await itemOf('입금 대기', '꾸러미')
  expect(await item.findByText(/^지금 판매가를 확인하지 못했어요\./)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('간식의 판매가를 불러오지 못했어요.')
  confirm.mockReturnValueOnce(false)
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  expect(confirm).toHaveBeenLastCalledWith('주문할 때의 가격으로 확인할까요?')
  expect(confirmPayment).not.toHaveBeenCalled()
})

test('the menus are asked for only where an order names them', async () => {
  vi.mocked(readContents).mockClear()
  show()
  await itemOf('입금 대기', '김민서')
  expect(readContents).not.toHaveBeenCalled()
})
