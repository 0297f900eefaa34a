import { describe, expect, it } from 'vitest'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import { patiently } from '../emulators/firestore/listen/listeningClient.ts'
import { playCommits } from '../emulators/firestore/listen/playCommits.ts'
import { describeListening, putListeningRules } from './describeListening.ts'

const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''

/** Not every engine of the rules listens. */
const speaks = await patiently(() =>
  fetch(
    `http://${host}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&database=${encodeURIComponent('projects/demo-probe/databases/(default)')}`,
    { method: 'POST', body: 'count=0' },
  ),
)

describe.skipIf(!speaks.ok)('listeners on this engine', () => {
  describeListening(() => host, putListeningRules(host))

  it.each([1, 2, 3])(
    'random commits are sent as by the local Firestore, seed %i',
    { timeout: 300_000 },
    async (seed) => {
      const stand = await createFirestoreEmulator().listen(0)
      const projectId = `demo-commits-${process.pid}-${seed}`
      const ours = await playCommits(`127.0.0.1:${stand.port}`, projectId, seed)
      await stand.close()
      const theirs = await playCommits(host, projectId, seed)
      const both = [...theirs].filter(([plan]) => ours.has(plan))
      expect(both.length).toBeGreaterThan(9)
      expect(both).toEqual(both.map(([plan]) => [plan, ours.get(plan)]))
    },
  )
})
