import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addDays } from 'date-fns/addDays'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PaidItem } from '@/pages/staff/orders/PaidItem'
import { StaffMemberContext } from '@/pages/staff/staffMember'
import { cancelBooking } from '@/repository/care/attendance'
import { readComingBookings } from '@/repository/care/sessionBookings'
import { refundOrder } from '@/repository/orders'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/care/attendance', () => ({ cancelBooking: vi.fn() }))
vi.mock('@/repository/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders')>()),
  refundOrder: vi.fn(),
}))
vi.mock('@/repository/care/sessionBookings', async (original) => ({
  ...(await original<typeof import('@/repository/care/sessionBookings')>()),
  readComingBookings: vi.fn(),
}))

const order = anOrder({ id: 'order-7', kind: 'membership', status: 'paid' })
const ahead = aCareBooking({ passId: 'order-order-7-0', startsAt: addDays(new Date(), 1) })
const others = [
  aCareBooking({ passId: 'order-order-77-0', startsAt: addDays(new Date(), 1) }),
  aCareBooking({ passId: 'order-order-7-0', startsAt: addDays(new Date(), -1) }),
  aCareBooking({ ...ahead, cancelledAt: new Date() }),
]
const confirm = vi.fn()
const onSettled = vi.fn()

const press = async () => {
  render(
    withQueries(
      <StaffMemberContext value={{ uid: 'staff-1', name: '도담쌤' }}>
        <PaidItem order={order} onSettled={onSettled} />
      </StaffMemberContext>,
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: '환불' }))
}

beforeEach(() => {
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  vi.mocked(cancelBooking).mockReset().mockResolvedValue()
  vi.mocked(refundOrder).mockReset().mockResolvedValue()
  vi.mocked(readComingBookings)
    .mockReset()
    .mockResolvedValue([ahead, ...others])
})
afterEach(() => vi.unstubAllGlobals())

test('a refund asks about the care ahead of its pass, and cancels it first', async () => {
  await press()
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledWith('환불로 처리했어요.'))
  expect(confirm).toHaveBeenNthCalledWith(1, '이 이용권의 예약 1건도 취소할까요?')
  expect(vi.mocked(cancelBooking).mock.calls).toEqual([[ahead, '이용권이 환불됐어요.']])
  expect(vi.mocked(cancelBooking).mock.invocationCallOrder[0]).toBeLessThan(
    vi.mocked(refundOrder).mock.invocationCallOrder[0] ?? 0,
  )
})

test('without care ahead nothing is asked about it', async () => {
  vi.mocked(readComingBookings).mockResolvedValue(others)
  await press()
  await vi.waitFor(() => expect(refundOrder).toHaveBeenCalled())
  expect(confirm.mock.calls).toEqual([['주문을 환불할까요?']])
  expect(cancelBooking).not.toHaveBeenCalled()
})

test('a cancellation that fails keeps the refund back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(cancelBooking).mockRejectedValue(new Error('refused'))
  await press()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(refundOrder).not.toHaveBeenCalled()
})
