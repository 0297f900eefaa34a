import { useMutation, useQueryClient } from '@tanstack/react-query'
import { REFUND_REASON } from '@/domain/care/upcomingCareOfOrder'
import { dayOf } from '@/domain/dates/day'
import type { Order } from '@/domain/orders/order'
import type { SessionBooking } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { retryOf } from '@/remote/retryOf'
import { cancelBooking } from '@/repository/care/attendance'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { cancelOrderAsStaff, confirmPayment, refundOrder } from '@/repository/orders/orders'
import { useStaffMember } from '../StaffMemberContext'
import { staffOrdersQuery } from '../staffNewsQueries'

export type Settlement = 'confirm' | 'cancel' | 'refund'

const settledMessages: Record<Settlement, string> = {
  confirm: '입금을 확인했어요.',
  cancel: '주문을 취소했어요.',
  refund: '환불로 처리했어요.',
}

interface SettleVariables {
  settlement: Settlement
  care?: readonly SessionBooking[] | undefined
}

const isOvertaken = (error: Error | null): boolean =>
  error instanceof RepositoryError && error.kind === 'changed'

/** The list is refetched also when a colleague was faster. */
export function useSettleOrder(order: Order, onSettled: (message: string) => void) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const renew = () => client.invalidateQueries({ queryKey: staffOrdersQuery(uid).queryKey })
  const settling = useMutation({
    mutationFn: async ({ settlement, care = [] }: SettleVariables) => {
      for (const booking of care) await cancelBooking(booking, REFUND_REASON)
      const desk = { uid, today: dayOf(now()) }
      switch (settlement) {
        case 'confirm':
          return confirmPayment(order, desk)
        case 'cancel':
          return cancelOrderAsStaff(order)
        case 'refund':
          return refundOrder(order, desk)
      }
    },
    onSuccess: async (_, { settlement }) => {
      onSettled(settledMessages[settlement])
      await renew()
    },
    onError: async (error) => {
      if (!isOvertaken(error)) return
      onSettled('다른 선생님이 먼저 처리했어요.')
      await renew()
    },
    meta: { failure: '주문을 처리하지 못했습니다.' },
  })
  return {
    settle: (settlement: Settlement, care?: readonly SessionBooking[]) =>
      settling.mutate({ settlement, care }),
    busyWith: settling.isPending ? settling.variables.settlement : undefined,
    error: isOvertaken(settling.error) ? null : settling.error,
    retry: retryOf(settling),
  }
}
