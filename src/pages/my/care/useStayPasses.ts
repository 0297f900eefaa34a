import { useQuery } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Stay } from '@/domain/care/stay'
import { groupBy } from '@/domain/groupBy'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
import { ordersQuery, passesQuery } from '@/features/orders/queries'
import { useMember } from '@/remote/useMember'

/** Refunds are rare, and usually the agit cancels the bookings as well. */
const FRESH_MS = minutesToMilliseconds(10)

/** Passes of stays; read only while a stay is upcoming. */
export interface StayPasses {
  isRefunded: (stay: Stay) => boolean
  /** `라이트 4시간권 · 2회`; empty while loading. */
  usesOf: (stay: Stay) => string
}

export function useStayPasses(isWanted: boolean): StayPasses {
  const { familyUid, right } = useMember()
  const options = { enabled: isWanted, staleTime: FRESH_MS, refetchOnWindowFocus: false }
  const { data: passes } = useQuery({ ...passesQuery(familyUid), ...options })
  const { data: orders } = useQuery({
    ...ordersQuery(familyUid),
    ...options,
    enabled: isWanted && right === 'full',
  })
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
