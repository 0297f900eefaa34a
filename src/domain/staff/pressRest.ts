/** A press on a list of the agit (specification 6, section 1). */
export interface ListPress {
  /** In ms, by one clock for all. */
  at: number
  /** A key's or a script's has none. */
  place?: { x: number; y: number } | undefined
  row?: string | undefined
}

export const REST_MS = 1000
const REST_PX = 24

/** An order stands this long after the last press, in ms. */
export const HOLD_MS = 30_000

export interface RestingList {
  last?: ListPress | undefined
  /** Since when each row rests. */
  rows: ReadonlyMap<string, number>
  /** When an ordering has moved rows. */
  movedAt?: number | undefined
}

const isNear = ({ place: a }: ListPress, { place: b }: ListPress): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) <= REST_PX

/** False for a press on a row that rests, near the last press, or on rows that have just moved. */
export function takesPress(press: ListPress, { last, rows, movedAt }: RestingList): boolean {
  const rests = (since: number | undefined) => since !== undefined && press.at < since + REST_MS
  if (rests(movedAt)) return false
  if (press.row !== undefined && rests(rows.get(press.row))) return false
  return !(last && rests(last.at) && isNear(press, last))
}
