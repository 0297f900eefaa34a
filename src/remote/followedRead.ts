import type { Query } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { clockCorrectionMs } from '@/platform/clock'
import { type ReadContext, withinReadTime } from './withinReadTime'

/** Has a change time by the server's clock. */
interface Followed {
  id: string
  updatedAt: Date
}

interface Options<Row extends Followed> {
  /** The whole list, or page by page all rows so far. */
  readAll: (context: ReadContext) => Promise<Row[]> | AsyncGenerator<Row[], void>
  /** Rows changed since an instant, including new ones. */
  readChanges: (since: Date, context: ReadContext) => Promise<Row[]>
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

/** The last run of each query: only it shows pages. */
const runOf = new WeakMap<Query, symbol>()

/** A `queryFn` for polling, unordered: a full read at first, every ten minutes and for an empty list, else only changes. Pages of a first full read are shown as they come, each with its own deadline. */
export const followedRead =
  <Row extends Followed>({
    readAll,
    readChanges,
    changedAt = ({ updatedAt }) => updatedAt,
    changesLimit,
    areRowsDeleted = false,
  }: Options<Row>) =>
  async (context: ReadContext): Promise<Row[]> => {
    const { client, queryKey } = context
    const query = client.getQueryCache().find({ queryKey })
    const known = client.getQueryData<Row[]>(queryKey)
    const progress = query && progressOf.get(query)
    const run = Symbol('run')
    if (query) runOf.set(query, run)

    const showFirst = (rows: Row[]) => {
      const shown = client.getQueryData<Row[]>(queryKey)?.length ?? 0
      const isFirst = query !== undefined && !progress && runOf.get(query) === run
      if (isFirst && rows.length > shown) client.setQueryData(queryKey, rows)
    }
    /** Reads the first page and returns how to read on; `changesRead`: changes read before, also of rows outside this list. */
    const beginFull = async (changesRead: readonly Row[] = []) => {
      const readAllAt = performance.now()
      const correctionMs = clockCorrectionMs()
      const all = readAll(context)
      const noteProgress = (rows: Row[]): Row[] => {
        const newest = latest([...rows, ...changesRead].map(changedAt))
        if (query && newest && runOf.get(query) === run)
          progressOf.set(query, { readAllAt, correctionMs, newest })
        return rows
      }
      if (all instanceof Promise) {
        const rows = noteProgress(await all)
        return async () => rows
      }
      let page = await all.next()
      return async () => {
        let rows: Row[] = []
        for (; !page.done; page = await all.next()) {
          rows = page.value
          showFirst(rows)
        }
        return noteProgress(rows)
      }
    }
    const begin = async () => {
      if (!known || !progress || performance.now() - progress.readAllAt >= FULL_EVERY_MS)
        return beginFull()
      if (progress.correctionMs !== clockCorrectionMs()) return beginFull()
      if (areRowsDeleted && query?.state.isInvalidated) return beginFull()
      const changes = await readChanges(progress.newest, context)
      if (changes.length >= changesLimit) return beginFull(changes)
      progress.newest = latest(changes.map(changedAt)) ?? progress.newest
      return async () => merged(known, changes)
    }
    const readOn = await withinReadTime(begin)(context)
    const rows = await readOn()
    return known ? reuseKnownRows(known, rows) : rows
  }
