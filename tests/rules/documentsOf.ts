import { type RuleEngine, restore } from './engine.ts'
import type { RuleTable, RuleTableAt } from './table.ts'

/** Rows about seconds need documents of this second. */
const FRESH_MS = 1_000

/** Puts a table's documents where an allowed write changed them, or when they have aged. */
export function documentsOf(engine: RuleEngine, tableAt: RuleTableAt) {
  let put: { table: RuleTable; at: number } | undefined
  return {
    table: async (): Promise<RuleTable> => {
      const now = new Date()
      if (put && now.getTime() - put.at < FRESH_MS) return put.table
      const table = tableAt(now)
      await restore(engine, table)
      put = { table, at: now.getTime() }
      return table
    },
    forget: () => {
      put = undefined
    },
  }
}
