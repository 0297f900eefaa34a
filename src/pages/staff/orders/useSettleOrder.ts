import { useMutation, useQueryClient } from '@tanstack/react-query'
import { REFUND_REASON } from '@/domain/care/upcomingCareOfOrder'
import { dayOf } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { type Order, type OrderStatus, payerOf } from '@/domain/orders/order'
import type { SessionBooking } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { retryOf } from '@/remote/retryOf'
import { cancelBooking } from '@/repository/care/attendance'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import {
  cancelOrderAsStaff,
  confirmPayment,
  payOrderWithBalance,
  refundOrder,
} from '@/repository/orders/orders'
import { useStaffStrip } from '@/stores/staffStrip'
import { ledgerOfParentQuery } from '../memberQueries'
import { useStaffMember } from '../StaffMemberContext'
import { staffOrdersQuery } from '../staffNewsQueries'

/** `confirm`: the transfer has come · `takeCredit`: taken from the credit */
export type Settlement = 'confirm' | 'takeCredit' | 'cancel' | 'refund'

/** Behind who pays, and how much. */
const settledWords: Record<Settlement, string> = {
  confirm: ' 입금을 확인했어요.',
  takeCredit: '을 충전금에서 뺐어요.',
  cancel: ' 주문을 취소했어요.',
  refund: ' 환불로 처리했어요.',
}

export const settlementLabels: Record<Settlement, string> = {
  confirm: '입금 확인',
  takeCredit: '충전금에서 빼기',
  cancel: '주문 취소',
  refund: '환불',
}

const settledStatus: Record<Settlement, OrderStatus> = {
  confirm: 'paid',
  takeCredit: 'paid',
  cancel: 'cancelled',
  refund: 'refunded',
}

interface SettleVariables {
  settlement: Settlement
  care?: readonly SessionBooking[] | undefined
}

const isOf = (kind: RepositoryError['kind'], error: Error | null): boolean =>
  error instanceof RepositoryError && error.kind === kind

/** Says in the strip what was done; the list is read again also when a colleague was faster. */
export function useSettleOrder(order: Order) {
  const { uid } = useStaffMember()
  const { say, sayUnsent } = useStaffStrip()
  const whose = `${payerOf(order)} ${formatKRW(order.totalKRW)}`
  const client = useQueryClient()
  const { queryKey } = staffOrdersQuery(uid)
  const renew = () => client.invalidateQueries({ queryKey })
  const isSettled = (settlement: Settlement): boolean =>
    client.getQueryData(queryKey)?.find(({ id }) => id === order.id)?.status ===
    settledStatus[settlement]
  /** What is left: a colleague may have taken something at the same time. */
  const readCredit = () =>
    client.prefetchQuery({ ...ledgerOfParentQuery(uid, order.uid), staleTime: 0 })
  const settling = useMutation({
    mutationFn: async ({ settlement, care = [] }: SettleVariables) => {
      for (const booking of care) await cancelBooking(booking, REFUND_REASON)
      const desk = { uid, today: dayOf(now()) }
      switch (settlement) {
        case 'confirm':
          return confirmPayment(order, desk)
        case 'takeCredit':
          return payOrderWithBalance(order, desk)
        case 'cancel':
          return cancelOrderAsStaff(order)
        case 'refund':
          return refundOrder(order, desk)
      }
    },
    onSuccess: async (_, { settlement }) => {
      await Promise.all([renew(), order.payWith === 'balance' && readCredit()])
      say(`${whose}${settledWords[settlement]}`)
    },
    onError: async (error, { settlement }) => {
      // Said in the row; another press would be refused, too.
      if (isOf('short', error)) return
      // The answer was lost, and the list has told that it arrived.
      if (isSettled(settlement)) return say(`${whose}${settledWords[settlement]}`)
      if (!isOf('changed', error)) return sayUnsent(`${whose} ${settlementLabels[settlement]}`)
      await renew()
      say('다른 선생님이 먼저 처리했어요.')
    },
    meta: { failure: '주문을 처리하지 못했습니다.' },
  })
  return {
    settle: (settlement: Settlement, care?: readonly SessionBooking[]) =>
      settling.mutate({ settlement, care }),
    busyWith: settling.isPending ? settling.variables.settlement : undefined,
    error: isOf('changed', settling.error) ? null : settling.error,
    retry: retryOf(settling),
  }
}
