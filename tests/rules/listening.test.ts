import { expect, it } from 'vitest'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import { playCommits } from '../emulators/firestore/listen/playCommits.ts'
import { describeListening, putListeningRules } from './describeListening.ts'

const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''

describeListening(() => host, putListeningRules(host))

it.each([1, 2, 3])('random commits are told as by the local Firestore, seed %i', async (seed) => {
  const stand = await createFirestoreEmulator().listen(0)
  const projectId = `demo-commits-${process.pid}-${seed}`
  const ours = await playCommits(`127.0.0.1:${stand.port}`, projectId, seed)
  await stand.close()
  const theirs = await playCommits(host, projectId, seed)
  const both = [...theirs].filter(([plan]) => ours.has(plan))
  expect(both.length).toBeGreaterThan(9)
  expect(both).toEqual(both.map(([plan]) => [plan, ours.get(plan)]))
})
