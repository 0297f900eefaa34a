import { describe, expect, it } from 'vitest'
import { accounts } from './accounts.ts'
import { type RuleEngine, tryRow } from './engine.ts'
import { guestRequests } from './guestRequests.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { orders } from './orders.ts'
import { programs } from './programs.ts'
import { rideBooking } from './rideBooking.ts'
import { rideChanges } from './rideChanges.ts'
import { rideSteps } from './rideSteps.ts'
import { seatTricks } from './seatTricks.ts'
import type { RuleTableAt } from './table.ts'

/** Specification 4, sections 7 and 8, collection by collection. */
export const ruleTables: Readonly<Record<string, RuleTableAt>> = {
  accounts,
  guestRequests,
  rideBooking,
  rideSteps,
  rideChanges,
  messages,
  programs,
  seatTricks,
  orders,
  money,
}

/** Holds the rules of an engine to every row of every table. */
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
