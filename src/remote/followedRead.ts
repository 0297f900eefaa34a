import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { withinReadTime } from './withinReadTime'

/** A row that says when it was last changed, by the server's clock. */
interface Followed {
  id: string
  updatedAt: Date
}

interface Options<Row extends Followed> {
  readAll: () => Promise<Row[]>
  /** What was changed since an instant; what stands there and not in the list comes into it. */
  readChanges: (since: Date) => Promise<Row[]>
  /** The last instant by which `readChanges` finds a row; `updatedAt` unless said otherwise. */
  changedAt?: (row: Row) => Date
  /** So many changes at once may not be all: the list is read anew instead. */
  changesLimit: number
  /** Do rows of the parent's own go away? Then the list is read anew after a command. */
  areRowsDeleted?: boolean
}

/** Changes that come late to the server's own view are met by reading everything again from time to time. */
const FULL_EVERY_MS = minutesToMilliseconds(10)

interface Progress {
  /** By this page's own running clock. */
  readAllAt: number
  newest: Date
}

/** How far each list was followed since it was last read in full by this page. */
const progressOf = new WeakMap<Query, Progress>()

const latest = (instants: readonly Date[]): Date | undefined =>
  instants.reduce<Date | undefined>(
    (newest, instant) => (newest && newest >= instant ? newest : instant),
    undefined,
  )

/** Most rows are the very ones that were known: those need no look inside, which takes hundreds of them as long as a tap. */
const isSame = (a: Followed, b: Followed): boolean =>
  a === b ||
  (a.updatedAt.getTime() === b.updatedAt.getTime() && JSON.stringify(a) === JSON.stringify(b))

/**
 * A list as it was read, with the very rows that were known where they are the same, and the very list where all of them are:
 * what shows a row compares it by identity, and the newest change is read again with every question.
 */
function recognised<Row extends Followed>(known: Row[], rows: Row[]): Row[] {
  const byId = new Map(known.map((row) => [row.id, row]))
  const renewed = rows.map((row) => {
    const before = byId.get(row.id)
    return before && isSame(before, row) ? before : row
  })
  const isUnchanged =
    renewed.length === known.length && renewed.every((row, place) => row === known[place])
  return isUnchanged ? known : renewed
}

/** The list with changed rows in place of what they were before, new ones last. */
const merged = <Row extends Followed>(rows: readonly Row[], changes: readonly Row[]): Row[] => [
  ...new Map([...rows, ...changes].map((row) => [row.id, row])).values(),
]

/**
 * A `queryFn` for a list that is asked for again and again: in full at first and every ten minutes, in between only for what
 * has changed. Rows come in no particular order. A list without rows is always read in full.
 */
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
    /** @param seen changes that were read before, also of rows that do not stand in this list */
    const readAnew = async (seen: readonly Row[] = []): Promise<Row[]> => {
      const readAllAt = performance.now()
      const rows = await readAll()
      const newest = latest([...rows, ...seen].map(changedAt))
      if (query && newest) progressOf.set(query, { readAllAt, newest })
      return rows
    }
    const readOn = async (known: readonly Row[]): Promise<Row[]> => {
      const progress = query && progressOf.get(query)
      if (!progress || performance.now() - progress.readAllAt >= FULL_EVERY_MS) return readAnew()
      if (areRowsDeleted && query?.state.isInvalidated) return readAnew()
      const changes = await readChanges(progress.newest)
      if (changes.length >= changesLimit) return readAnew(changes)
      progress.newest = latest(changes.map(changedAt)) ?? progress.newest
      return merged(known, changes)
    }
    const follow = async (): Promise<Row[]> => {
      const known = client.getQueryData<Row[]>(queryKey)
      return known ? recognised(known, await readOn(known)) : readAnew()
    }
    return withinReadTime(follow)(context)
  }
