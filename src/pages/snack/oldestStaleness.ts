import type { RemoteRead, Staleness } from '@/remote/useRemoteRead'

/** The oldest of several reads; undefined if none is outdated. */
export function oldestStaleness(reads: readonly RemoteRead<unknown>[]): Staleness | undefined {
  const stale = reads.flatMap((read) => (read.status === 'loaded' && read.stale) || [])
  const [oldest] = [...stale].sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime())
  return (
    oldest && {
      savedAt: oldest.savedAt,
      hasFailed: stale.some(({ hasFailed }) => hasFailed),
      isReading: stale.some(({ isReading }) => isReading),
      retry: () => {
        for (const { retry } of stale) retry()
      },
    }
  )
}
