import { describe, expect, it } from 'vitest'
import { documentsOf } from './documentsOf.ts'
import { type RuleEngine, verdictOf } from './engine.ts'
import { ruleTables } from './ruleTables.ts'

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
