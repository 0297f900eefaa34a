import { useQueries } from '@tanstack/react-query'
import type { PassesAndUses } from '@/domain/care/careCart'
import { lastOpenDayOf, passesForCare } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { ordersQuery, passesQuery } from '@/features/orders/queries'
import { passUsesQuery } from '@/features/programs/queries'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'

export interface CarePasses extends PassesAndUses {
  /** loading: also while uses load. */
  status: 'loading' | 'failed' | 'loaded'
  failure: RemoteFailure | undefined
  retry: () => void
  /** Soonest expiry first. */
  offered: readonly Pass[]
  /** The last day that any pass opens, whatever its uses; undefined without a pass. */
  openUntil: string | undefined
}

const noPasses: readonly Pass[] = []

export function useCarePasses(now: Date): CarePasses {
  const { familyUid } = useMember()
  const passes = useRemoteRead(passesQuery(familyUid))
  const orders = useRemoteRead(ordersQuery(familyUid))
  const today = dayOf(now)
  const all = passes.status === 'loaded' ? passes.data : noPasses
  const refunded = refundedOrderIds(orders.status === 'loaded' ? orders.data : [])
  const candidates = passesForCare(all, today, refunded)
  const reads = useQueries({ queries: candidates.map((pass) => passUsesQuery(familyUid, pass)) })
  const usesOf = (passId: string) => reads[candidates.findIndex(({ id }) => id === passId)]?.data
  const isReadingUses = reads.some(({ isPending }) => isPending)
  const failedUses = reads.filter(({ isLoadingError }) => isLoadingError)
  const [failedUse] = failedUses
  const failureOfUses = useFailure(failedUse?.error)
  return {
    status: passes.status === 'loaded' && isReadingUses ? 'loading' : passes.status,
    failure: passes.status === 'failed' ? passes.failure : failureOfUses,
    retry: () => {
      if (passes.status === 'failed') passes.retry()
      for (const { refetch } of failedUses) void refetch({ cancelRefetch: false })
    },
    passes: all,
    refundedOrderIds: refunded,
    usesOf,
    offered: passesForCare(all, today, refunded, usesOf),
    openUntil: lastOpenDayOf(candidates, today),
  }
}
