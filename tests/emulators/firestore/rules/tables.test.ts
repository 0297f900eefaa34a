import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Ruleset } from '../../../../emulators/firestore/rules/ruleset.ts'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'
import { describeTables } from '../../../rules/describeTables.ts'
import { verdictOf } from '../../../rules/engine.ts'
import { list } from '../../../rules/wire.ts'
import { fetchWithin } from '../../askWithin.ts'

const rules = new Ruleset(readFileSync('firestore.rules', 'utf8'))
/** On the way a request takes a while: what it says is not the server's time. */
const TRAVEL_MS = 20
const now = () => Date.now() + TRAVEL_MS
const { handle } = createFirestoreEmulator({ rules: () => rules, now })
const engine = { host: 'firestore.test', projectId: 'demo-tables', fetch: fetchWithin(handle) }

describeTables(engine)

it('the tables let every allow statement grant and refuse each of its methods', async () => {
  // Public documents are in tests/rules/tables/requests.ts.
  const published = { where: [['published', 'EQUAL', true]] as const }
  await verdictOf(engine, 'nobody', list('special_snack_events', published))
  await verdictOf(engine, 'nobody', list('special_snack_events'))
  const undecided = rules.coverage
    .report()
    .filter(({ hasGranted, hasRefused, isConstant }) => !isConstant && !(hasGranted && hasRefused))
    .map(({ position, method, hasGranted }) => {
      const missing = hasGranted ? 'refused' : 'granted'
      return `firestore.rules:${position.line}: ${method} is never ${missing}`
    })
  expect(undecided).toEqual([])
})
