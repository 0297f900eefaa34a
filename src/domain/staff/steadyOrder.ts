/** Where and how a row is drawn: part of the snapshot, so that neither changes under a finger (specification 6, section 1). */
export interface SteadyRow {
  key: string
  /** The list on the page that it stands in; empty for none, where it was shown it stays until the next ordering. */
  list: string
  /** Drawn as one line. */
  isFolded: boolean
}

export interface SteadyOrder {
  rows: readonly SteadyRow[]
  /** New rows that would come above the pressed one. */
  waiting: number
}

/** As the facts have it. */
export const orderAnew = (facts: readonly SteadyRow[]): SteadyOrder => ({
  rows: facts.filter(({ list }) => list !== ''),
  waiting: 0,
})

/** Behind the row that precedes it in its list, before the list's first, or behind the lists above it. */
function indexOfNew(rows: readonly SteadyRow[], facts: readonly SteadyRow[], at: number): number {
  const list = facts[at]?.list
  const indexes = new Map(
    rows.flatMap((row, index) => (row.list === list ? [[row.key, index] as const] : [])),
  )
  const factsAbove = facts.slice(0, at)
  const before = factsAbove.flatMap(({ key }) => indexes.get(key) ?? []).at(-1)
  if (before !== undefined) return before + 1
  const [first] = indexes.values()
  if (first !== undefined) return first
  const listsAbove = new Set(factsAbove.map((fact) => fact.list))
  const ends = rows.flatMap((row, index) => (listsAbove.has(row.list) ? [index + 1] : []))
  return ends.at(-1) ?? 0
}

/**
 * The shown rows where and as they are, without those that are gone; new ones join at their place in the facts, but
 * above the pressed row they wait.
 */
export function keepOrder(
  shown: readonly SteadyRow[],
  facts: readonly SteadyRow[],
  pressed?: string,
): SteadyOrder {
  const known = new Set(facts.map(({ key }) => key))
  const rows = shown.filter(({ key }) => known.has(key))
  const standing = new Set(rows.map(({ key }) => key))
  let waiting = 0
  for (const [at, fact] of facts.entries()) {
    if (fact.list === '' || standing.has(fact.key)) continue
    const index = indexOfNew(rows, facts, at)
    const isAbove = index <= rows.findIndex(({ key }) => key === pressed)
    if (isAbove) waiting += 1
    else rows.splice(index, 0, fact)
  }
  return { rows, waiting }
}

export const isSameOrder = (a: readonly SteadyRow[], b: readonly SteadyRow[]): boolean =>
  a.length === b.length && !haveRowsMoved(a, b)

/** Does any row stand elsewhere or look otherwise than before? What comes at the end moves none. */
export const haveRowsMoved = (before: readonly SteadyRow[], after: readonly SteadyRow[]): boolean =>
  before.some((row, index) => {
    const there = after[index]
    return there?.key !== row.key || there.list !== row.list || there.isFolded !== row.isFolded
  })
