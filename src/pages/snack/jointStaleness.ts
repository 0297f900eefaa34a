import type { BackendRead, Staleness } from '@/features/backend-read/useBackendRead'

/** One word about several reads: as old as the oldest of those that may be old; nothing when none may. */
export function jointStaleness(reads: readonly BackendRead<unknown>[]): Staleness | undefined {
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
