interface Identified {
  id: string
}

const isIdentified = (row: unknown): row is Identified =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'

/** Identity first: a deep comparison of hundreds of rows delays a tap. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

function keepList(known: readonly unknown[], data: readonly unknown[]): readonly unknown[] {
  const byId = new Map(known.filter(isIdentified).map((row) => [row.id, row]))
  const renewed = data.map((row) => {
    const before = isIdentified(row) ? byId.get(row.id) : undefined
    return before && isSame(before, row) ? before : row
  })
  const isUnchanged =
    renewed.length === known.length && renewed.every((row, index) => row === known[index])
  return isUnchanged ? known : renewed
}

/** Reuses known row objects, and a known list if nothing changed, so that React can compare by identity; also of a page that has lists. */
export function keepKnownRows<T>(known: unknown, data: T): T
export function keepKnownRows(known: unknown, data: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(data)) return keepList(known, data)
  if (Object.getPrototypeOf(data ?? 0) !== Object.prototype || !(known instanceof Object))
    return data
  const before = new Map(Object.entries(known))
  return Object.fromEntries(
    Object.entries(data ?? {}).map(([name, part]) => [
      name,
      Array.isArray(part) ? keepKnownRows(before.get(name), part) : part,
    ]),
  )
}
