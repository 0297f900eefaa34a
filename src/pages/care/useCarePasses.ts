import { useQueries } from '@tanstack/react-query'
import { carePasses } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { ordersQuery, passesQuery } from '@/features/orders/queries'
import { passUsesQuery } from '@/features/programs/queries'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'

type WithUses = ReturnType<typeof carePasses>['withUses']

export interface CarePasses extends ReturnType<WithUses> {
  /** loading: also while uses load. */
  status: 'loading' | 'failed' | 'loaded'
  failure: RemoteFailure | undefined
  retry: () => void
}

const noPasses: readonly Pass[] = []

export function useCarePasses(now: Date): CarePasses {
  const { familyUid } = useMember()
  const passes = useRemoteRead(passesQuery(familyUid))
  const orders = useRemoteRead(ordersQuery(familyUid))
  const { candidates, withUses } = carePasses(
    passes.status === 'loaded' ? passes.data : noPasses,
    orders.status === 'loaded' ? orders.data : [],
    dayOf(now),
  )
  const reads = useQueries({ queries: candidates.map((pass) => passUsesQuery(familyUid, pass)) })
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
    ...withUses((passId) => reads[candidates.findIndex(({ id }) => id === passId)]?.data),
  }
}
