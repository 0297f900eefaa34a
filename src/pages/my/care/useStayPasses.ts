import { useQuery } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Stay } from '@/domain/care/stay'
import { groupBy } from '@/domain/groupBy'
import { refundedOrderIds } from '@/domain/orders/orderYield'
import { ordersQuery, passesQuery } from '@/features/orders/memberQueries'

/** A refund is rare, and the agit cancels what was booked with it as a rule. */
const FRESH_MS = minutesToMilliseconds(10)

/** What is known of the passes that stays take their uses of; asked only while a stay lies ahead. */
export interface StayPasses {
  /** Is the order of its pass refunded? false while nobody knows. */
  isRefunded: (stay: Stay) => boolean
  /** `라이트 4시간권 · 2회`; empty while nobody knows. */
  usesOf: (stay: Stay) => string
}

export function useStayPasses(uid: string, isWanted: boolean): StayPasses {
  const options = { enabled: isWanted, staleTime: FRESH_MS, refetchOnWindowFocus: false }
  const { data: passes } = useQuery({ ...passesQuery(uid), ...options })
  const { data: orders } = useQuery({ ...ordersQuery(uid), ...options })
  const refunded = refundedOrderIds(orders ?? [])
  const passesOf = ({ bookings }: Stay) =>
    bookings.flatMap(({ passId }) => passes?.find(({ id }) => id === passId) ?? [])
  return {
    isRefunded: (stay) => passesOf(stay).some(({ orderId }) => refunded.has(orderId)),
    usesOf: (stay) =>
      [...groupBy(passesOf(stay), ({ label }) => label)]
        .map(([label, uses]) => `${label} · ${uses.length}회`)
        .join(', '),
  }
}
