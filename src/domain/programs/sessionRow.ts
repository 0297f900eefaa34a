import { formatDay } from '../dates/day'

/** One child at one time of a session, picked but not booked yet: of a program, or of care. */
export interface SessionRow {
  /** Names the row for as long as it stands. */
  rowId: string
  /** The session's id. */
  slotId: string
  /** `yyyy-mm-dd`, `HH:mm`, `HH:mm` in Seoul. */
  date: string
  start: string
  end: string
  childId: string
}

/** Children of one account in one session; the app keeps it, since rules cannot count (specification 5, section 8). */
export const FAMILY_SEATS_MAX = 4

/** Said when a child of the account is one too many for a session. */
export const FAMILY_SEATS_EXCEEDED = `한 회차에는 ${FAMILY_SEATS_MAX}명까지 예약할 수 있어요.`

/** The rows of one session. */
export const rowsOf = <Row extends SessionRow>(rows: readonly Row[], slotId: string): Row[] =>
  rows.filter((row) => row.slotId === slotId)

/** Is the slot among the picked ones? */
export const isPicked = (rows: readonly SessionRow[], slotId: string): boolean =>
  rows.some((row) => row.slotId === slotId)

/** Does a row stand among these? */
export const isAmong = (
  rows: readonly SessionRow[],
  { rowId }: Pick<SessionRow, 'rowId'>,
): boolean => rows.some((row) => row.rowId === rowId)

/** In order of time; rows of one time in the order in which they were added. */
export const inOrder = <Row extends SessionRow>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => {
    const [left, right] = [a.date + a.start, b.date + b.start]
    if (left === right) return 0
    return left < right ? -1 : 1
  })

const overlaps = (a: SessionRow, b: SessionRow): boolean =>
  a.childId === b.childId && a.date === b.date && a.start < b.end && b.start < a.end

/** Ids of the rows whose child stands in another row at an overlapping time. Back to back is no overlap. */
export const overlappingRows = (rows: readonly SessionRow[]): ReadonlySet<string> =>
  new Set(
    rows
      .filter((row) => rows.some((other) => other !== row && overlaps(row, other)))
      .map(({ rowId }) => rowId),
  )

/** As a row is called: `2026.11.24(화) 15:00`. */
export const bookingLabel = ({ date, start }: SessionRow): string => `${formatDay(date)} ${start}`
