import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { serverTimeOf } from '@/platform/clock'
import { useHydrated } from '@/platform/page/useHydrated'
import { failureOf } from './failureOf'
import { useReadError } from './useReadError'

/** Data shown from an earlier read while a new one runs or has failed. */
export interface Staleness {
  savedAt: Date
  /** Then it is read again when the network returns. */
  hasFailed: boolean
  isReading: boolean
  retry: () => void
}

export type RemoteRead<T> =
  | { status: 'loading' }
  | { status: 'failed'; failure: RemoteFailure; retry: () => void }
  | { status: 'loaded'; data: T; stale?: Staleness | undefined }

/** A query's state for rendering; on prerendered pages the first render equals the HTML. `isWanted` false: no read yet. */
export function useRemoteRead<Rows, T, Key extends QueryKey>(
  query: UseQueryOptions<Rows, Error, T, Key>,
  isWanted = true,
): RemoteRead<T> {
  const isHydrated = useHydrated()
  const read = useQuery({
    ...query,
    enabled: isHydrated && isWanted,
    initialData: isHydrated ? query.initialData : undefined,
  })
  const { error, retry } = useReadError(read)
  // An answer may be that there is nothing: `data` is undefined then, too.
  if (read.isPending || read.isLoadingError)
    return error ? { status: 'failed', failure: failureOf(error), retry } : { status: 'loading' }
  const { data, isStale, isError, isFetching, dataUpdatedAt } = read
  return {
    status: 'loaded',
    data,
    stale:
      isStale && (isError || isFetching)
        ? { savedAt: serverTimeOf(dataUpdatedAt), hasFailed: isError, isReading: isFetching, retry }
        : undefined,
  }
}
