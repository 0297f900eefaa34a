import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '@/domain/orders/order'
import { StaffOrdersPage } from '@/pages/staff/orders/StaffOrdersPage'
import { StaffMember } from '@/pages/staff/staffMember'
import {
  cancelOrderAsStaff,
  confirmPayment,
  readOrdersOf,
  readOrdersSince,
  refundOrder,
} from '@/repository/orders'
import { RepositoryError } from '@/repository/repositoryError'
import { anOrder } from '../../domain/orders/anOrder'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders')>()),
  readOrdersOf: vi.fn(),
  readOrdersSince: vi.fn(),
  confirmPayment: vi.fn(),
  cancelOrderAsStaff: vi.fn(),
  refundOrder: vi.fn(),
}))
vi.mock('@/repository/snackMenu', async (original) => ({
  ...(await original<typeof import('@/repository/snackMenu')>()),
  readSnackRows: vi.fn(async () => []),
}))
vi.mock('@/repository/specialSnackEvent', async (original) => ({
  ...(await original<typeof import('@/repository/specialSnackEvent')>()),
  readPublishedSpecialSnacks: vi.fn(async () => []),
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
      <StaffMember value={{ uid: 'staff-1', name: '도담쌤' }}>
        <StaffOrdersPage />
      </StaffMember>,
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
  vi.mocked(readOrdersSince).mockResolvedValue([{ ...order, status, updatedAt: new Date() }])

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  vi.mocked(readOrdersOf)
    .mockReset()
    .mockImplementation(async (status) => (status === 'paid' ? [paid] : [awaiting, doubtful]))
  vi.mocked(readOrdersSince).mockReset().mockResolvedValue([])
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

test('a confirmed payment moves the order to those that are paid', async () => {
  const user = show()
  const item = await itemOf('입금 대기', '김민서')
  becomes(awaiting, 'paid')
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  expect(await screen.findByText('입금을 확인했어요.')).toBeVisible()
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith(awaiting, {
    uid: 'staff-1',
    today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  await itemOf('결제 완료', '김민서')
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

test('another failure stands beside its button, and the order stays', async () => {
  vi.mocked(confirmPayment).mockRejectedValue(new RepositoryError('timeout'))
  const user = show()
  const item = await itemOf('입금 대기', '김민서')
  await user.click(item.getByRole('button', { name: '입금 확인' }))
  expect(await item.findByRole('alert')).toHaveTextContent(
    '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  )
})

test('a paid order can be refunded', async () => {
  const user = show()
  const item = await itemOf('결제 완료', '박성호')
  becomes(paid, 'refunded')
  await user.click(item.getByRole('button', { name: '환불' }))
  expect(refundOrder).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('결제가 끝난 주문이 없어요.')).toBeVisible()
})

test('orders are found by a part of the depositor’s name', async () => {
  const user = show()
  await itemOf('입금 대기', '김민서')
  await user.type(screen.getByRole('searchbox', { name: '입금자명으로 찾기' }), '세진')
  expect(screen.queryByText('김민서')).toBeNull()
  await itemOf('입금 대기', '오세진')
})
