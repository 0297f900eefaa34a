import { afterAll, beforeAll } from 'vitest'
import { Ruleset } from '../../../../emulators/firestore/rules/ruleset.ts'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'
import { describeListening, listeningRules } from '../../../rules/describeListening.ts'

const rules = new Ruleset(listeningRules)
let server: { port: number; close: () => Promise<void> }

beforeAll(async () => {
  server = await createFirestoreEmulator({ rules: () => rules }).listen(0)
})
afterAll(() => server.close())

describeListening(() => `127.0.0.1:${server.port}`)
