import { formatDay } from '../dates/day'
import { compareText } from '../text/compareText'

/** One child in one session, picked but not booked yet. */
export interface SessionRow {
  rowId: string
  slotId: string
  /** Seoul: `yyyy-mm-dd`, `HH:mm`, `HH:mm`. */
  date: string
  start: string
  end: string
  childId: string
}

/** Children of one account in a session; checked only here because the rules cannot count (specification 5, section 8). */
export const FAMILY_SEATS_MAX = 4

export const FAMILY_SEATS_EXCEEDED = `한 회차에는 ${FAMILY_SEATS_MAX}명까지 예약할 수 있어요.`

export const rowsOf = <Row extends SessionRow>(rows: readonly Row[], slotId: string): Row[] =>
  rows.filter((row) => row.slotId === slotId)

export const isPicked = (rows: readonly SessionRow[], slotId: string): boolean =>
  rows.some((row) => row.slotId === slotId)

export const isAmong = (
  rows: readonly SessionRow[],
  { rowId }: Pick<SessionRow, 'rowId'>,
): boolean => rows.some((row) => row.rowId === rowId)

export const inOrder = <Row extends SessionRow>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => compareText(a.date + a.start, b.date + b.start))

const overlaps = (a: SessionRow, b: SessionRow): boolean =>
  a.childId === b.childId && a.date === b.date && a.start < b.end && b.start < a.end

/** Ids of rows whose child has another row at an overlapping time; adjoining is not overlapping. */
export const overlappingRows = (rows: readonly SessionRow[]): ReadonlySet<string> =>
  new Set(
    rows
      .filter((row) => rows.some((other) => other !== row && overlaps(row, other)))
      .map(({ rowId }) => rowId),
  )

/** `2026.11.24(화) 15:00` */
export const bookingLabel = ({ date, start }: SessionRow): string => `${formatDay(date)} ${start}`
