import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { Ruleset } from '../../../../emulators/firestore/rules/ruleset.ts'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'
import { describeTables } from '../../../rules/describeTables.ts'

const rules = new Ruleset(readFileSync('firestore.rules', 'utf8'))
const { port, close } = await createFirestoreEmulator({ rules: () => rules }).listen(0)
afterAll(close)

describeTables({ host: `127.0.0.1:${port}`, projectId: 'demo-tables' })

// The tables of public documents (tests/rules/requests.ts) have a run of their own.
const decidedElsewhere = ['banners', 'snack_menu', 'special_snack_events']

it('the tables let every allow statement grant and refuse', () => {
  const undecided = rules.coverage
    .report()
    .filter(({ hasGranted, hasRefused }) => !hasGranted || !hasRefused)
  expect(undecided).toEqual(decidedElsewhere)
})
