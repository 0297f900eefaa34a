import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'
import { isLong } from '../../../long'
import { playCommits } from './playCommits.ts'

let server: { port: number; close: () => Promise<void> }

beforeAll(async () => {
  server = await createFirestoreEmulator().listen(0)
})
afterAll(() => server.close())

it.each(isLong ? [1, 2, 3] : [1])(
  'after every commit listeners know what a read finds, seed %i',
  async (seed) => {
    const seen = await playCommits(`127.0.0.1:${server.port}`, `demo-${seed}`, seed)
    expect(seen.size).toBeGreaterThan(9)
    expect([...seen.values()].filter((texts) => new Set(texts).size > 3).length).toBeGreaterThan(5)
  },
  // A seed takes about a second; the rest is for busy machines.
  90_000,
)
