import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Dated } from '@/domain/dates/schedule'
import type { Notice, NoticeEntry } from '@/domain/site/notice'
import { now } from '@/platform/clock'
import { useCommand } from '@/remote/useCommand'
import type { SavedSchedule, ScheduleChange } from '@/repository/firestore/scheduleDocument'

interface Options<T extends Dated> {
  known: SavedSchedule<T>
  save: (change: ScheduleChange<T>, notice?: Notice) => Promise<void>
  /** The setting of the agit. */
  query: { queryKey: readonly unknown[] }
  /** What everybody reads, which this device remembers. */
  readPublicly: (client: QueryClient) => Promise<unknown>
  failure: string
}

export interface ScheduleStep<T> {
  next: T | null
  notice?: NoticeEntry | undefined
}

/** Saves what comes, or takes it back. */
export function useSaveSchedule<T extends Dated>({
  known,
  save,
  query,
  readPublicly,
  failure,
}: Options<T>) {
  const client = useQueryClient()
  const command = useCommand<ScheduleStep<T>, void>({
    of: ({ next }) => ({ failure, next, since: known.updatedAt }),
    send: ({ next, notice }, { id }) =>
      save({ known, next, now: now() }, notice && { id, ...notice, isPublished: true }),
    renews: () => [query],
    // What cannot be read now is read within the hour.
    onDone: () => readPublicly(client).catch(() => undefined),
    failure,
  })
  /** What the colleague has saved. */
  const reading = useCommand({ send: async () => undefined, renews: () => [query], failure })
  return { ...command, readAgain: () => reading.run() }
}
