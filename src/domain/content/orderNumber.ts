export type MoveDirection = 'up' | 'down'

/** A list row and its sort number; undefined when the document has no valid one. */
export interface NumberedRow {
  id: string
  number: number | undefined
}

/** Sort numbers lie between 0 and this (specification 5, section 6). */
export const ORDER_NUMBER_MAX = 1_000_000
/** Distance between rows after renumbering. */
const ORDER_STEP = 10
/** Below this gap all rows are renumbered. */
const GAP_MIN = 0.001

const areInOrder = (rows: readonly NumberedRow[]): boolean =>
  rows.every(({ number = -1 }, index) => (rows[index - 1]?.number ?? -1) < number)

const numberedAnew = (rows: readonly NumberedRow[]): Map<string, number> =>
  new Map(
    rows
      .map(({ id, number }, index) => ({ id, number, next: (index + 1) * ORDER_STEP }))
      .filter(({ number, next }) => number !== next)
      .map(({ id, next }) => [id, next]),
  )

/** The changed numbers by id when a row moves one place, none if it cannot: halfway between neighbours, else all renumbered. */
export function numbersAfterMove(
  rows: readonly NumberedRow[],
  id: string,
  direction: MoveDirection,
): Map<string, number> {
  const index = rows.findIndex((row) => row.id === id)
  const target = index + (direction === 'up' ? -1 : 1)
  if (index < 0 || target < 0 || target >= rows.length) return new Map()
  const moved = [...rows]
  moved.splice(target, 0, ...moved.splice(index, 1))
  if (!areInOrder(rows)) return numberedAnew(moved)
  const before = moved[target - 1]?.number
  const after = moved[target + 1]?.number
  const low = before ?? Math.max(0, (after ?? 0) - 2 * ORDER_STEP)
  const high = after ?? Math.min(ORDER_NUMBER_MAX, low + 2 * ORDER_STEP)
  return high - low >= 2 * GAP_MIN ? new Map([[id, (low + high) / 2]]) : numberedAnew(moved)
}

function numberBeyond(rows: readonly NumberedRow[], end: 'first' | 'last'): number | undefined {
  if (!areInOrder(rows)) return undefined
  if (end === 'last') {
    const above = Math.floor(rows.at(-1)?.number ?? 0) + ORDER_STEP
    return above <= ORDER_NUMBER_MAX ? above : undefined
  }
  const first = rows[0]?.number ?? 2 * ORDER_STEP
  const below = first > ORDER_STEP ? first - ORDER_STEP : first / 2
  return below >= GAP_MIN ? below : undefined
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
