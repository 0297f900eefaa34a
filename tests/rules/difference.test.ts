import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import { createRandom } from '../emulators/firestore/random.ts'
import { type RuleEngine, restore, verdictOf } from './engine.ts'
import { type AskedRequest, mutatedRow } from './mutateRow.ts'
import { ruleTables } from './ruleTables.ts'

/** `RULES_REQUESTS=3000 npm run test:rules` for more, `RULES_SEED=…` to repeat. */
const requests = Number(process.env.RULES_REQUESTS ?? 300)
const seed = Number(process.env.RULES_SEED ?? 20_261_122)
/** Requests on one set of documents; allowed ones change it for the next. */
const ROUND = 10

const projectId = `demo-difference-${process.pid}`
const theirs: RuleEngine = { host: process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId }
const stand = await createFirestoreEmulator().listen(0)
const ours: RuleEngine = { host: `127.0.0.1:${stand.port}`, projectId }
afterAll(stand.close)

beforeAll(async () => {
  const content = readFileSync('firestore.rules', 'utf8')
  const response = await fetch(
    `http://${theirs.host}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  )
  expect(response.status, await response.text()).toBe(200)
})

/** Allowed, refused, or allowed but impossible, such as changing a missing document. */
const answerOf = (engine: RuleEngine, { by, request }: AskedRequest) =>
  verdictOf(engine, by, request).catch(() => 'impossible')

describe(`${requests} generated requests, seed ${seed}`, () => {
  it('have the same answer from the local Firestore', { timeout: 600_000 }, async () => {
    console.info(`Generated requests: ${requests}, RULES_SEED=${seed}`)
    const random = createRandom(seed)
    const tables = Object.values(ruleTables)
    const counts = new Map<string, number>()
    for (let round = 0; round * ROUND < requests; round++) {
      const table = tables[random.below(tables.length)]?.(new Date())
      if (!table) continue
      await restore(theirs, table)
      await restore(ours, table)
      for (let index = 0; index < ROUND; index++) {
        const asked = mutatedRow(random, table)
        const answers = { theirs: await answerOf(theirs, asked), ours: await answerOf(ours, asked) }
        counts.set(answers.theirs, (counts.get(answers.theirs) ?? 0) + 1)
        expect(answers.ours, `seed ${seed}: ${JSON.stringify(asked)}`).toBe(answers.theirs)
      }
    }
    console.info(Object.fromEntries(counts))
  })
})
