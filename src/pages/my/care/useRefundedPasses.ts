import { useQuery } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Stay } from '@/domain/care/stay'
import { refundedOrderIds } from '@/domain/orders/orderYield'
import { ordersQuery, passesQuery } from '@/features/orders/memberQueries'

/** A refund is rare, and the agit cancels what was booked with it as a rule. */
const FRESH_MS = minutesToMilliseconds(10)

/** Is the order of a stay's pass refunded? Asked only while a stay lies ahead; false while nobody knows. */
export function useRefundedPasses(uid: string, isWanted: boolean): (stay: Stay) => boolean {
  const options = { enabled: isWanted, staleTime: FRESH_MS, refetchOnWindowFocus: false }
  const { data: passes } = useQuery({ ...passesQuery(uid), ...options })
  const { data: orders } = useQuery({ ...ordersQuery(uid), ...options })
  const refunded = refundedOrderIds(orders ?? [])
  return ({ bookings }) =>
    bookings.some(({ passId }) => {
      const pass = passes?.find(({ id }) => id === passId)
      return pass !== undefined && refunded.has(pass.orderId)
    })
}
