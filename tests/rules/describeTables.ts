import { describe, expect, it } from 'vitest'
import { type RuleEngine, restore, verdictOf } from './engine.ts'
import { ruleTables } from './ruleTables.ts'
import type { RuleTable, RuleTableAt } from './table.ts'

/** Rows about seconds need documents of this second. */
const FRESH_MS = 1_000

/** Puts a table's documents where an allowed write changed them, or when they have aged. */
function documentsOf(engine: RuleEngine, tableAt: RuleTableAt) {
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

/** Runs every row of every table on an engine. */
export function describeTables(engine: RuleEngine): void {
  describe.each(Object.entries(ruleTables))('%s', (_, tableAt) => {
    const documents = documentsOf(engine, tableAt)
    const names = tableAt(new Date(0)).rows.map(({ by, name, isAllowed }, index) => ({
      index,
      title: `${by}: ${name} → ${isAllowed ? 'allowed' : 'refused'}`,
    }))
    it.each(names)('$title', async ({ index }) => {
      const row = (await documents.table()).rows[index]
      if (!row) throw new Error('A table has the same rows at any time.')
      const verdict = await verdictOf(engine, row.by, row.request)
      if (verdict === 'allowed' && row.request.act === 'commit') documents.forget()
      expect(verdict).toBe(row.isAllowed ? 'allowed' : 'refused')
    })
  })
}
