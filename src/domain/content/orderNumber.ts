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

/** The number of a row that comes before or after all others; undefined where there is no room. */
function numberBeyond(rows: readonly NumberedRow[], end: 'first' | 'last'): number | undefined {
  if (!areInOrder(rows)) return undefined
  const first = rows[0]?.number
  const last = rows.at(-1)?.number
  if (first === undefined || last === undefined) return STEP
  if (end === 'last') return last + STEP <= ORDER_NUMBER_MAX ? Math.floor(last) + STEP : undefined
  const below = first > STEP ? first - STEP : first / 2
  return isBetween(below, 0, first) ? below : undefined
}

/**
 * The numbers that change when a row is added at an end, by id, its own among them; where there is no room, or numbers are
 * missing or equal, all rows are numbered anew by tens. `rows` stand in ascending order of their numbers.
 */
export function numbersAfterAdding(
  rows: readonly NumberedRow[],
  id: string,
  end: 'first' | 'last',
): Map<string, number> {
  const number = numberBeyond(rows, end)
  if (number !== undefined) return new Map([[id, number]])
  const added = { id, number: undefined }
  return numberedAnew(end === 'first' ? [added, ...rows] : [...rows, added])
}
