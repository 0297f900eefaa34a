import { describe, expect, it } from 'vitest'
import { type RuleEngine, tryRow } from './engine.ts'
import { ruleTables } from './ruleTables.ts'

/** Runs every row of every table on an engine. */
export function describeTables(engine: RuleEngine): void {
  describe.each(Object.entries(ruleTables))('%s', (_, tableAt) => {
    const names = tableAt(new Date(0)).rows.map(({ by, name, isAllowed }, index) => ({
      index,
      title: `${by}: ${name} → ${isAllowed ? 'allowed' : 'refused'}`,
    }))
    it.each(names)('$title', async ({ index }) => {
      const table = tableAt(new Date())
      const row = table.rows[index]
      if (!row) throw new Error('A table has the same rows at any time.')
      expect(await tryRow(engine, table, row)).toBe(row.isAllowed ? 'allowed' : 'refused')
    })
  })
}
