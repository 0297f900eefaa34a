interface Identified {
  id: string
}

const isIdentified = (row: unknown): row is Identified =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'

/** Identity first: a deep comparison of hundreds of rows delays a tap. */
const isSame = (a: Identified, b: Identified): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** Reuses known row objects, and the known list if nothing changed, so that React can compare by identity; other data stay as they are. */
export function keepKnownRows<T>(known: unknown, data: T): T
export function keepKnownRows(known: unknown, data: unknown): unknown {
  if (!Array.isArray(known) || !Array.isArray(data)) return data
  const byId = new Map(known.filter(isIdentified).map((row) => [row.id, row]))
  const renewed = data.map((row: unknown) => {
    const before = isIdentified(row) ? byId.get(row.id) : undefined
    return before && isIdentified(row) && isSame(before, row) ? before : row
  })
  const isUnchanged =
    renewed.length === known.length && renewed.every((row, index) => row === known[index])
  return isUnchanged ? known : renewed
}
