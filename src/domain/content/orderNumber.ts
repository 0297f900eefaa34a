export type MoveDirection = 'up' | 'down'

/** A list row and its sort number; undefined when the document has no valid one. */
export interface NumberedRow {
  id: string
  number: number | undefined
}

/** Sort numbers lie between 0 and this (specification 5, section 6). */
export const ORDER_NUMBER_MAX = 1_000_000
/** Distance between rows after renumbering. */
const STEP = 10
/** Below this gap all rows are renumbered. */
const GAP_MIN = 0.001

const isBetween = (number: number, before: number, after: number): boolean =>
  before + GAP_MIN <= number && number <= after - GAP_MIN

const areInOrder = (rows: readonly NumberedRow[]): boolean =>
  rows.every(({ number }, index) => {
    const before = rows[index - 1]?.number
    return number !== undefined && (index === 0 || (before !== undefined && before < number))
  })

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

/** The changed numbers by id when a row moves one place, none if it cannot: halfway between neighbours, else all renumbered. */
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

function numberBeyond(rows: readonly NumberedRow[], end: 'first' | 'last'): number | undefined {
  if (!areInOrder(rows)) return undefined
  const first = rows[0]?.number
  const last = rows.at(-1)?.number
  if (first === undefined || last === undefined) return STEP
  if (end === 'last') return last + STEP <= ORDER_NUMBER_MAX ? Math.floor(last) + STEP : undefined
  const below = first > STEP ? first - STEP : first / 2
  return isBetween(below, 0, first) ? below : undefined
}

/** Changed numbers by id, the new row's included, when a row is added at an end; `rows` ascend by number. */
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
