import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { clockCorrectionMs } from '@/platform/clock'
import { withinReadTime } from './withinReadTime'

/** Has a change time by the server's clock. */
interface Followed {
  id: string
  updatedAt: Date
}

interface Options<Row extends Followed> {
  readAll: () => Promise<Row[]>
  /** Rows changed since an instant, including new ones. */
  readChanges: (since: Date) => Promise<Row[]>
  changedAt?: (row: Row) => Date
  /** With this many changes the whole list is read again. */
  changesLimit: number
  /** True if own rows can be deleted: then the list is read again after a command. */
  areRowsDeleted?: boolean
}

/** A full read now and then finds changes that reached the server's index late. */
const FULL_EVERY_MS = minutesToMilliseconds(10)

interface Progress {
  /** Monotonic time. */
  readAllAt: number
  /** Of the clock by which all were read. */
  correctionMs: number
  newest: Date
}

/** Read state per query; starts with this page's first full read. */
const progressOf = new WeakMap<Query, Progress>()

const latest = (instants: readonly Date[]): Date | undefined =>
  instants.reduce<Date | undefined>(
    (newest, instant) => (newest && newest >= instant ? newest : instant),
    undefined,
  )

/** Identity first: a deep comparison of hundreds of rows delays a tap. */
const isSame = (a: Followed, b: Followed): boolean =>
  a === b ||
  (a.updatedAt.getTime() === b.updatedAt.getTime() && JSON.stringify(a) === JSON.stringify(b))

/** Reuses known row objects, and the known array if nothing changed, so that React can compare by identity. */
function reuseKnownRows<Row extends Followed>(known: Row[], rows: Row[]): Row[] {
  const byId = new Map(known.map((row) => [row.id, row]))
  const renewed = rows.map((row) => {
    const before = byId.get(row.id)
    return before && isSame(before, row) ? before : row
  })
  const isUnchanged =
    renewed.length === known.length && renewed.every((row, index) => row === known[index])
  return isUnchanged ? known : renewed
}

const merged = <Row extends Followed>(rows: readonly Row[], changes: readonly Row[]): Row[] => [
  ...new Map([...rows, ...changes].map((row) => [row.id, row])).values(),
]

/** A `queryFn` for polling, unordered: a full read at first, every ten minutes and for an empty list, else only changes. */
export const followedRead =
  <Row extends Followed>({
    readAll,
    readChanges,
    changedAt = ({ updatedAt }) => updatedAt,
    changesLimit,
    areRowsDeleted = false,
  }: Options<Row>) =>
  (context: Pick<QueryFunctionContext, 'client' | 'queryKey'>): Promise<Row[]> => {
    const { client, queryKey } = context
    const query = client.getQueryCache().find({ queryKey })
    /** `changesRead`: changes read before, also of rows outside this list. */
    const readFull = async (changesRead: readonly Row[] = []): Promise<Row[]> => {
      const readAllAt = performance.now()
      const correctionMs = clockCorrectionMs()
      const rows = await readAll()
      const newest = latest([...rows, ...changesRead].map(changedAt))
      if (query && newest) progressOf.set(query, { readAllAt, correctionMs, newest })
      return rows
    }
    const readUpdate = async (known: readonly Row[]): Promise<Row[]> => {
      const progress = query && progressOf.get(query)
      if (!progress || performance.now() - progress.readAllAt >= FULL_EVERY_MS) return readFull()
      if (progress.correctionMs !== clockCorrectionMs()) return readFull()
      if (areRowsDeleted && query?.state.isInvalidated) return readFull()
      const changes = await readChanges(progress.newest)
      if (changes.length >= changesLimit) return readFull(changes)
      progress.newest = latest(changes.map(changedAt)) ?? progress.newest
      return merged(known, changes)
    }
    const read = async (): Promise<Row[]> => {
      const known = client.getQueryData<Row[]>(queryKey)
      return known ? reuseKnownRows(known, await readUpdate(known)) : readFull()
    }
    return withinReadTime(read)(context)
  }
