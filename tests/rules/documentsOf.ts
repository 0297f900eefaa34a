import { type RuleEngine, restore } from './engine.ts'
import type { RuleTable, RuleTableAt } from './table.ts'

/** Rows about seconds need documents of this second. */
const FRESH_MS = 1_000

/** Puts a table's documents where an allowed write changed them, or when they have aged. */
export function documentsOf(engine: RuleEngine, tableAt: RuleTableAt) {
  let made: { table: RuleTable; at: number } | undefined
  let isPut = false
  return {
    table: async (): Promise<RuleTable> => {
      const now = new Date()
      if (!made || now.getTime() - made.at >= FRESH_MS) {
        made = { table: tableAt(now), at: now.getTime() }
        isPut = false
      }
      if (!isPut) await restore(engine, made.table)
      isPut = true
      return made.table
    },
    forget: () => {
      isPut = false
    },
  }
}
