import { dayOf, formatShortDay, instantAt } from '../dates/day'
import { groupBy } from '../groupBy'
import type { Pass } from '../orders/pass'
import type { ProgramSession } from '../programs/programSession'
import { USES_EXCEEDED } from '../programs/sessionOutcome'
import {
  FAMILY_SEATS_EXCEEDED,
  FAMILY_SEATS_MAX,
  inOrder,
  rowsOf,
  type SessionRow,
} from '../programs/sessionRow'
import { accepted, type RuleResult, rejected } from '../rule'
import { isCareTimeLeft } from './careBooking'
import { careTimesOf } from './careSession'
import { checkRegular, freePassSlots, type PassUse, usesOfPass } from './passUses'

/** One child in one care session, picked but not booked yet (specification 5, section 2). */
export interface CareRow extends SessionRow {
  branchId: string
  passId: string
}

export const careRow = (
  { id, startsAt, endsAt }: Pick<ProgramSession, 'id' | 'startsAt' | 'endsAt'>,
  { childId, branchId, passId }: Pick<CareRow, 'childId' | 'branchId' | 'passId'>,
): CareRow => ({
  rowId: `${id}/${childId}`,
  slotId: id,
  date: dayOf(startsAt),
  ...careTimesOf({ startsAt, endsAt }),
  childId,
  branchId,
  passId,
})

export interface PassesAndUses {
  passes: readonly Pass[]
  refundedOrderIds: ReadonlySet<string>
  /** Undefined while the uses are not loaded: then the rules decide. */
  usesOf: (passId: string) => readonly PassUse[] | undefined
}

/** Can a row be added? `seatsHeld`: seats the account has in that session. */
export function checkCareRow(
  row: CareRow,
  rows: readonly CareRow[],
  { passes, refundedOrderIds, usesOf }: PassesAndUses,
  seatsHeld: number,
): RuleResult {
  const pass = passes.find(({ id }) => id === row.passId)
  if (!pass) return rejected('쓸 수 있는 이용권이 없어요.')
  if (seatsHeld + rowsOf(rows, row.slotId).length >= FAMILY_SEATS_MAX)
    return rejected(FAMILY_SEATS_EXCEEDED)
  const regular = checkRegular(pass, row.date, passes, refundedOrderIds)
  if (!regular.ok) return regular
  const sharing = rowsInTheWay(row, rows, passes)
  const left = freePassSlots(pass, row.date, usesOf(pass.id) ?? []).length
  return sharing.length < left ? accepted : rejected(USES_EXCEEDED)
}

/** Rows of which one must go before another of this day and pass can be added. */
export const rowsInTheWay = (
  { passId, date }: Pick<CareRow, 'passId' | 'date'>,
  rows: readonly CareRow[],
  passes: readonly Pass[],
): readonly CareRow[] => {
  const pass = passes.find(({ id }) => id === passId)
  const isPerDay = pass !== undefined && usesOfPass(pass).per === 'day'
  return rows.filter((row) => row.passId === passId && (!isPerDay || row.date === date))
}

export const withCareRow = (rows: readonly CareRow[], row: CareRow): readonly CareRow[] =>
  inOrder([...rows.filter(({ rowId }) => rowId !== row.rowId), row])

/** For each row the pass slots to try, in order; rows of one pass start with different slots. */
export function passSlotsOfRows(
  rows: readonly CareRow[],
  { passes, usesOf }: Pick<PassesAndUses, 'passes' | 'usesOf'>,
): ReadonlyMap<string, readonly string[]> {
  const given = new Set<string>()
  const passSlots = new Map<string, readonly string[]>()
  for (const row of rows) {
    const pass = passes.find(({ id }) => id === row.passId)
    const free = pass ? freePassSlots(pass, row.date, usesOf(pass.id) ?? []) : []
    const own = free.filter((passSlot) => !given.has(`${row.passId}/${passSlot}`))
    for (const first of own.slice(0, 1)) given.add(`${row.passId}/${first}`)
    passSlots.set(row.rowId, own)
  }
  return passSlots
}

export const rowStart = ({ date, start }: SessionRow): Date => instantAt(date, start)

export const rowEnd = ({ date, end }: SessionRow): Date => instantAt(date, end)

export const rowsInTime = (rows: readonly CareRow[], now: Date): readonly CareRow[] =>
  rows.filter((row) => isCareTimeLeft({ endsAt: rowEnd(row) }, now))

/** The rows that have not begun at `now`; the others are not restored from the tab. */
export const rowsNotBegun = (rows: readonly CareRow[], now: Date): readonly CareRow[] =>
  rows.filter((row) => now < rowStart(row))

/** Drops rows whose session is gone, closed or full, and the last rows beyond its seats; `sessions`: all of the branch. */
export const rowsWithSeats = (
  rows: readonly CareRow[],
  branchId: string,
  sessions: readonly ProgramSession[],
): readonly CareRow[] => {
  const seats = new Map(
    sessions.map(({ id, closed, capacity, taken }) => [id, closed ? 0 : capacity - taken]),
  )
  return rows.filter(
    (row) =>
      row.branchId !== branchId ||
      rowsOf(rows, row.slotId).indexOf(row) < (seats.get(row.slotId) ?? 0),
  )
}

export const usesByPass = (rows: readonly CareRow[]): { passId: string; count: number }[] =>
  [...groupBy(rows, ({ passId }) => passId)].map(([passId, group]) => ({
    passId,
    count: group.length,
  }))

/** `11.30(월) 13:00~15:00` */
export const careRowTime = ({ date, start, end }: SessionRow): string =>
  `${formatShortDay(date)} ${start}~${end}`
