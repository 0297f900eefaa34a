import { useQueryClient } from '@tanstack/react-query'
import { REFUND_REASON, upcomingCareOfOrder } from '@/domain/care/upcomingCareOfOrder'
import { dayOf } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { type Order, type OrderStatus, payerOf } from '@/domain/orders/order'
import { isReceiptDue } from '@/domain/orders/receipt'
import { RECEIPT_TO_CANCEL, type Refund } from '@/domain/orders/refund'
import type { SessionBooking } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { useCommand } from '@/remote/useCommand'
import { cancelBooking } from '@/repository/care/attendance'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { type CounterOrder, recordCounterOrder } from '@/repository/orders/counterOrders'
import {
  cancelOrderAsStaff,
  confirmPayment,
  markReceiptIssued,
  payOrderWithBalance,
  refundOrder,
} from '@/repository/orders/orders'
import { readUpcomingBookings } from '@/repository/programs/bookingReads'
import { ledgerOfParentQuery, ledgerQueries, ordersOfAgit, staffOrdersQuery } from '../queries'
import { useStaffMember } from '../StaffMemberContext'

/** `confirm`: the transfer has come · `takeCredit`: taken from the credit */
export type OrderAction = 'confirm' | 'takeCredit' | 'cancel' | 'refund'

/** Behind who pays, and how much. */
const doneWords: Record<OrderAction, string> = {
  confirm: ' 입금을 확인했어요.',
  takeCredit: '을 충전금에서 뺐어요.',
  cancel: ' 주문을 취소했어요.',
  refund: ' 환불로 처리했어요.',
}

export const orderActionLabels: Record<OrderAction, string> = {
  confirm: '입금 확인',
  takeCredit: '충전금에서 빼기',
  cancel: '주문 취소',
  refund: '환불',
}

const statusAfter: Record<OrderAction, OrderStatus> = {
  confirm: 'paid',
  takeCredit: 'paid',
  cancel: 'cancelled',
  refund: 'refunded',
}

type GivenAction =
  | { action: Exclude<OrderAction, 'refund'> }
  | { action: 'refund'; refund: Refund; care: readonly SessionBooking[] }

const isOf = (kind: RepositoryError['kind'], error: Error | null): boolean =>
  error instanceof RepositoryError && error.kind === kind

const whoseOf = (order: Order): string => `${payerOf(order)} ${formatKRW(order.totalKRW)}`

/** Says in the strip what was done; the list is read again also when a colleague was faster. */
export function useOrderAction(order: Order) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const whose = whoseOf(order)
  const orders = staffOrdersQuery(uid)
  const hintsOf = (action: OrderAction) =>
    action === 'refund' && order.receiptAt ? [RECEIPT_TO_CANCEL] : []
  const isDone = (action: OrderAction): boolean =>
    client.getQueryData(orders.queryKey)?.find(({ id }) => id === order.id)?.status ===
    statusAfter[action]
  const command = useCommand({
    send: async (given: GivenAction) => {
      const desk = { uid, today: dayOf(now()) }
      switch (given.action) {
        case 'confirm':
          return confirmPayment(order, desk)
        case 'takeCredit':
          return payOrderWithBalance(order, desk)
        case 'cancel':
          return cancelOrderAsStaff(order)
        case 'refund':
          for (const booking of given.care) await cancelBooking(booking, REFUND_REASON)
          return refundOrder(order, desk, given.refund)
      }
    },
    renews: () => [ordersOfAgit(uid), ledgerQueries(uid)],
    // What is left: a colleague may have taken something at the same time. Nothing had asked for it before.
    onDone: () =>
      order.payWith === 'balance' &&
      client.prefetchQuery({ ...ledgerOfParentQuery(uid, order.uid), staleTime: 0 }),
    renewsAlways: (error) => isOf('changed', error),
    says: ({ action }, error) => {
      // Said in the row; another press would be refused, too.
      if (isOf('short', error)) return undefined
      // The answer was lost, and the list shows that it arrived.
      if (!error || isDone(action))
        return { done: [`${whose}${doneWords[action]}`, ...hintsOf(action)].join(' ') }
      return isOf('changed', error)
        ? { done: '다른 선생님이 먼저 처리했어요.' }
        : { unsent: `${whose} ${orderActionLabels[action]}` }
    },
    failure: '주문을 처리하지 못했습니다.',
  })
  return {
    act: (given: GivenAction, onDone?: () => void) =>
      void command.run(given, { row: order.id, ...(onDone && { onDone }) }),
    busyWith: command.isBusy ? command.given?.action : undefined,
    /** Not that a colleague was faster: the strip says it. */
    failed: {
      failure: isOf('changed', command.error) ? undefined : command.failure,
      retry: command.retry,
    },
  }
}

/** Reads upcoming care bookings of an order's passes; only memberships have any. */
export const useUpcomingCare = (order: Order) =>
  useCommand({
    send: async () => {
      if (order.kind !== 'membership') return []
      const time = now()
      return upcomingCareOfOrder(await readUpcomingBookings(order.uid, time), order.id, time)
    },
    failure: '이용권의 예약을 확인하지 못했습니다.',
  })

/** 「발행함」: the receipt was issued elsewhere (specification 7, section 4). */
export function useIssueReceipt(order: Order) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const isIssued = () =>
    client
      .getQueryData(staffOrdersQuery(uid).queryKey)
      ?.some((known) => known.id === order.id && known.receiptFor !== '' && !isReceiptDue(known))
  return useCommand({
    send: () => markReceiptIssued(order, uid),
    renews: () => [ordersOfAgit(uid)],
    renewsAlways: true,
    says: (_, error) =>
      !error || isIssued()
        ? { done: `${whoseOf(order)} 현금영수증을 발행함으로 적었어요.` }
        : { unsent: `${whoseOf(order)} 현금영수증 발행함` },
    failure: '현금영수증을 발행함으로 적지 못했습니다.',
  })
}

/** 「기록하기」 of 「현장 결제」; another try of the same content is the same order. */
export function useRecordCounterOrder() {
  const { uid } = useStaffMember()
  return useCommand({
    of: (order: Omit<CounterOrder, 'id'>) => order,
    send: (order, { id }) => recordCounterOrder({ id, ...order }, uid),
    renews: () => [ordersOfAgit(uid)],
    says: ({ nickname, totalKRW }, error) =>
      error ? undefined : { done: `${nickname} ${formatKRW(totalKRW)} 현장 결제를 기록했어요.` },
    failure: '현장 결제를 기록하지 못했습니다.',
  })
}
