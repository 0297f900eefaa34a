/** Which way a row moves in its list. */
export type MoveDirection = 'up' | 'down'

/** A row of a list of contents with the number that decides its place; undefined where the document has none that counts. */
export interface NumberedRow {
  id: string
  number: number | undefined
}

/** Numbers of order lie between 0 and this (specification 5, section 6). */
export const ORDER_NUMBER_MAX = 1_000_000
/** All rows numbered anew stand this far apart. */
const STEP = 10
/** Nearer than this there is no room between two rows. */
const GAP_MIN = 0.001

const isBetween = (number: number, before: number, after: number): boolean =>
  before + GAP_MIN <= number && number <= after - GAP_MIN

/** Do the numbers say the order that the rows stand in? */
const areInOrder = (rows: readonly NumberedRow[]): boolean =>
  rows.every(({ number }, index) => {
    const before = rows[index - 1]?.number
    return number !== undefined && (index === 0 || (before !== undefined && before < number))
  })

/** The rows by tens in the order in which they stand; only those whose number changes. */
const numberedAnew = (rows: readonly NumberedRow[]): Map<string, number> =>
  new Map(
    rows
      .map(({ id, number }, index) => ({ id, number, next: (index + 1) * STEP }))
      .filter(({ number, next }) => number !== next)
      .map(({ id, next }) => [id, next]),
  )

function swapped(rows: readonly NumberedRow[], index: number, target: number): NumberedRow[] {
  const row = rows[index]
  const rest = rows.toSpliced(index, 1)
  return row ? rest.toSpliced(target, 0, row) : rest
}

/**
 * The numbers that change when a row moves by one place, by id; none when it cannot move. `rows` stand in ascending order of
 * their numbers. The moved row gets the number halfway between its new neighbours; where numbers are missing, equal or too
 * near, all rows are numbered anew by tens (specification 5, section 5).
 */
export function numbersAfterMove(
  rows: readonly NumberedRow[],
  id: string,
  direction: MoveDirection,
): Map<string, number> {
  const index = rows.findIndex((row) => row.id === id)
  const target = index + (direction === 'up' ? -1 : 1)
  if (index < 0 || target < 0 || target >= rows.length) return new Map()
  const moved = swapped(rows, index, target)
  if (!areInOrder(rows)) return numberedAnew(moved)
  const before = moved[target - 1]?.number
  const after = moved[target + 1]?.number
  const low = before ?? Math.max(0, (after ?? 0) - 2 * STEP)
  const high = after ?? Math.min(ORDER_NUMBER_MAX, low + 2 * STEP)
  const halfway = (low + high) / 2
  return isBetween(halfway, low, high) ? new Map([[id, halfway]]) : numberedAnew(moved)
}

/** The number of a row that is added after all others. */
export function numberAtEnd(rows: readonly NumberedRow[]): number {
  const numbers = rows.flatMap(({ number }) => (number === undefined ? [] : [number]))
  return Math.min(ORDER_NUMBER_MAX, Math.floor(Math.max(0, ...numbers)) + STEP)
}
