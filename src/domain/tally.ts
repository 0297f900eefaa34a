/** What the database counts and sums of a query: `sum` in the unit of the field. */
export interface Tally {
  count: number
  sum: number
}

export const noTally: Tally = { count: 0, sum: 0 }

export const tallyLess = (one: Tally, other: Tally): Tally => ({
  count: one.count - other.count,
  sum: one.sum - other.sum,
})
