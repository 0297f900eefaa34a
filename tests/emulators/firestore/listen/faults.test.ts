import { collection, disableNetwork, doc, enableNetwork, query, where } from 'firebase/firestore'
import { expect, test } from 'vitest'
import { Ruleset } from '../../../../emulators/firestore/rules/ruleset.ts'
import { listeningRules } from '../../../rules/describeListening.ts'
import { startClient } from '../client.ts'
import { unsignedToken } from '../token.ts'
import { listeningClient, listenTo, listenToDocument } from './listeningClient.ts'

const rules = new Ruleset(listeningRules)

async function start() {
  const client = await startClient({ rules: () => rules })
  const put = (path: string, fields = {}) => client.own('demo', `/${path}`, 'PATCH', { fields })
  const control = (resource: string, method: string, body?: object) =>
    client.visit(`/emulator/v1/projects/demo/${resource}`, { method, body })
  return {
    put,
    remove: (path: string) => client.own('demo', `/${path}`, 'DELETE'),
    setFaults: (...faults: readonly object[]) => control('faults', 'PUT', [...faults]),
    clearFaults: () => control('faults', 'DELETE'),
    /** What is billed since the last question. */
    billed: async () => {
      const { body } = await control('usage', 'GET')
      await control('usage', 'DELETE')
      return body
    },
    open: (uid?: string) =>
      listeningClient(`127.0.0.1:${client.port}`, 'demo', {
        token: uid && unsignedToken('demo', { sub: uid }),
      }),
  }
}

test.each([
  [{ status: 503 }, 'unavailable'],
  [{ status: 429 }, 'resource-exhausted'],
  [{ status: 403 }, 'permission-denied'],
  [{ drop: true }, 'unavailable'],
  [{ body: '<html>' }, 'unavailable'],
])('a fault %o of a collection ends its listeners and no others', async (fault, code) => {
  const { put, setFaults, clearFaults, open } = await start()
  const db = open()
  const things = listenTo(collection(db, 'things'))
  const parts = listenTo(collection(db, 'rooms/1/parts'))
  expect(await things.nextConfirmed()).toBe('')
  expect(await parts.nextConfirmed()).toBe('')
  await setFaults({ collection: 'things', ...fault })
  expect(await things.next()).toBe(code)
  expect(await listenTo(collection(db, 'things')).nextConfirmed()).toBe(code)
  await put('rooms/1/parts/a')
  expect(await parts.nextConfirmed()).toBe('a')
  await clearFaults()
  expect(await listenTo(collection(db, 'things')).nextConfirmed()).toBe('')
})

test('a held or slow collection answers later', async () => {
  const { put, setFaults, clearFaults, open } = await start()
  await put('things/a')
  await setFaults({ collection: 'things', hold: true }, { collection: 'parts', delayMs: 20 })
  const db = open()
  const held = listenTo(collection(db, 'things'))
  expect(await listenTo(collection(db, 'rooms/1/parts')).nextConfirmed()).toBe('')
  await clearFaults()
  expect(await held.next()).toBe('a')
})

test('a fault of some requests leaves listeners alone', async () => {
  const { setFaults, open } = await start()
  await setFaults({ collection: 'things', status: 503, times: 1 })
  expect(await listenTo(collection(open(), 'things')).nextConfirmed()).toBe('')
})

test('listeners cost what the hosted service bills: documents sent, and lookups of the rules', async () => {
  const { put, remove, billed, open } = await start()
  await put('staff/teacher')
  await put('rides/a')
  await put('rides/b')
  const db = open('teacher')
  const rides = listenTo(collection(db, 'rides'))
  expect(await rides.nextConfirmed()).toBe('a b')
  expect(await billed()).toMatchObject({ reads: 3, sentBytes: expect.any(Number) })
  await put('rides/a', { n: { integerValue: '1' } })
  expect(await rides.nextConfirmed()).toBe('a b')
  expect(await billed(), 'a change').toMatchObject({ reads: 2 })
  await remove('rides/b')
  expect(await rides.nextConfirmed()).toBe('a')
  expect(await billed(), 'a deletion: the lookup').toMatchObject({ reads: 1 })
  await put('things/a')
  const thing = listenToDocument(doc(db, 'things/none'))
  expect(await thing.nextConfirmed()).toBe('"none"')
  expect(await billed(), 'a missing document').toMatchObject({ reads: 1 })
  const none = listenTo(query(collection(db, 'things'), where('n', '==', 1)))
  expect(await none.nextConfirmed()).toBe('')
  expect(await billed(), 'a query that finds nothing').toMatchObject({ reads: 1 })
})

test('after a pause only what is newer is billed, and what is gone is gone', async () => {
  const { put, remove, billed, open } = await start()
  for (const id of ['a', 'b', 'c']) await put(`things/${id}`)
  const db = open()
  const things = listenTo(collection(db, 'things'))
  expect(await things.nextConfirmed()).toBe('a b c')
  await disableNetwork(db)
  expect(await things.next()).toBe('a b c?')
  await put('things/d')
  await billed()
  await enableNetwork(db)
  expect(await things.nextConfirmed()).toBe('a b c d')
  expect(await billed()).toMatchObject({ reads: 1 })
  await disableNetwork(db)
  await remove('things/a')
  await enableNetwork(db)
  expect(await things.nextConfirmed()).toBe('b c d')
})
