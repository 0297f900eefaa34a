import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@/platform/page/useHydrated'

/** Loaded data that was read before, while nobody knows whether it is still so. */
export interface Staleness {
  savedAt: Date
  /** Has reading it again failed? Then it is read anew when the network returns. */
  hasFailed: boolean
  isReading: boolean
  retry: () => void
}

/** Where a read stands, as a section shows it. */
export type RemoteRead<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; retry: () => void }
  | { status: 'loaded'; data: T; stale?: Staleness | undefined }

/**
 * A query as a section shows it, on any page: also on one whose HTML was made at build time, which remembers nothing and
 * which the first render must equal.
 * @param isWanted false as long as nobody looks at the section
 */
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
  const retry = () => void read.refetch({ cancelRefetch: false })
  if (read.isPending) return { status: 'loading' }
  if (read.isLoadingError) return { status: 'failed', error: read.error, retry }
  const { data, isStale, isError, isFetching, dataUpdatedAt } = read
  return {
    status: 'loaded',
    data,
    stale:
      isStale && (isError || isFetching)
        ? { savedAt: new Date(dataUpdatedAt), hasFailed: isError, isReading: isFetching, retry }
        : undefined,
  }
}
