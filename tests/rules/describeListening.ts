import {
  collection,
  collectionGroup,
  doc,
  limit,
  limitToLast,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import {
  listeningClient,
  listenTo,
  listenToDocument,
  patiently,
} from '../emulators/firestore/listen/listeningClient.ts'
import { unsignedToken } from '../emulators/firestore/token.ts'

export const listeningRules = `
  rules_version = '2';
  service cloud.firestore {
    match /databases/{database}/documents {
      function isStaff() {
        return exists(/databases/$(database)/documents/staff/$(request.auth.uid));
      }
      match /things/{id} { allow read: if true; }
      match /rooms/{room}/parts/{id} { allow read: if true; }
      match /{path=**}/parts/{id} { allow read: if true; }
      match /rides/{id} { allow read: if isStaff() || resource.data.uid == request.auth.uid; }
    }
  }`

const wired = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value }
  return typeof value === 'number' ? { integerValue: String(value) } : { booleanValue: value }
}

let projects = 0

/** Writes as the administrator in a project of the test's own, and listens there. */
function startProject(host: string) {
  projects += 1
  const projectId = `demo-listen-${process.pid}-${projects}`
  const root = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`
  const send = async (path: string, method: string, body?: object) => {
    const answer = await patiently(() =>
      fetch(`${root}/${path}`, {
        method,
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    expect(answer.status, await answer.text()).toBe(200)
  }
  return {
    projectId,
    put: (path: string, fields: Record<string, string | number | boolean> = {}) =>
      send(path, 'PATCH', {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, wired(value)]),
        ),
      }),
    remove: (path: string) => send(path, 'DELETE'),
    open: (uid?: string, isLongPolling = false) =>
      listeningClient(host, projectId, {
        token: uid && unsignedToken(projectId, { sub: uid, user_id: uid }),
        isLongPolling,
      }),
  }
}

/** What the SDK's listeners get step by step; `prepare` gives a new project the rules above. */
export function describeListening(
  hostOf: () => string,
  prepare: (projectId: string) => Promise<void> = async () => {},
): void {
  const start = async () => {
    const project = startProject(hostOf())
    await prepare(project.projectId)
    return project
  }

  describe.each([
    ['one stream', false],
    ['long polling', true],
  ])('listening by %s', (_, isLongPolling) => {
    it('follows a query through every kind of change', async () => {
      const { put, remove, open } = await start()
      await put('things/a', { n: 1, on: true })
      await put('things/b', { n: 3, on: true })
      const db = open(undefined, isLongPolling)
      const things = collection(db, 'things')
      const { nextConfirmed } = listenTo(query(things, where('on', '==', true), orderBy('n')))
      expect(await nextConfirmed()).toBe('a b')
      await put('things/c', { n: 2, on: true })
      expect(await nextConfirmed(), 'a new document').toBe('a c b')
      await put('things/a', { n: 9, on: true })
      expect(await nextConfirmed(), 'one moves').toBe('c b a')
      await put('things/b', { n: 3, on: false })
      expect(await nextConfirmed(), 'one leaves the filter').toBe('c a')
      await put('things/b', { n: 3, on: true })
      expect(await nextConfirmed(), 'and comes back').toBe('c b a')
      await remove('things/c')
      expect(await nextConfirmed(), 'one is deleted').toBe('b a')
      await put('things/d', { n: 0, on: false })
      await put('things/e', { n: 4, on: true })
      expect(await nextConfirmed(), 'another is none of ours').toBe('b e a')
    })
  })

  it('keeps the limit of a query', async () => {
    const { put, remove, open } = await start()
    for (const [id, n] of Object.entries({ a: 1, b: 2, c: 3 })) await put(`things/${id}`, { n })
    const things = query(collection(open(), 'things'), orderBy('n'))
    const first = listenTo(query(things, limit(2)))
    const last = listenTo(query(things, limitToLast(2)))
    expect(await first.nextConfirmed()).toBe('a b')
    expect(await last.nextConfirmed()).toBe('b c')
    await put('things/d', { n: 0 })
    expect(await first.nextConfirmed(), 'one is displaced').toBe('d a')
    await remove('things/d')
    expect(await first.nextConfirmed(), 'and fills up').toBe('a b')
    await remove('things/c')
    expect(await last.nextConfirmed()).toBe('a b')
  })

  it('follows a document that may be missing', async () => {
    const { put, remove, open } = await start()
    const { nextConfirmed } = listenToDocument(doc(open(), 'things/a'))
    expect(await nextConfirmed()).toBe('"none"')
    await put('things/a', { n: 1 })
    expect(await nextConfirmed()).toBe('{"n":1}')
    await put('things/a', { n: 2 })
    expect(await nextConfirmed()).toBe('{"n":2}')
    await remove('things/a')
    expect(await nextConfirmed()).toBe('"none"')
  })

  it('follows collections below documents, one by one and all together', async () => {
    const { put, open } = await start()
    await put('rooms/1/parts/a')
    await put('rooms/2/parts/b')
    const db = open()
    const one = listenTo(collection(db, 'rooms/1/parts'))
    const all = listenTo(collectionGroup(db, 'parts'))
    expect(await one.nextConfirmed()).toBe('a')
    expect(await all.nextConfirmed()).toBe('a b')
    await put('rooms/3/parts/c')
    expect(await all.nextConfirmed()).toBe('a b c')
    await put('rooms/1/parts/d')
    expect(await one.nextConfirmed()).toBe('a d')
    expect(await all.nextConfirmed()).toBe('a d b c')
  })

  it('refuses what the rules refuse, and goes on with the rest', async () => {
    const { put, open } = await start()
    await put('rides/a', { uid: 'parent' })
    const db = open('parent')
    const rides = collection(db, 'rides')
    const all = listenTo(rides)
    const own = listenTo(query(rides, where('uid', '==', 'parent')))
    expect(await all.nextConfirmed()).toBe('permission-denied')
    expect(await own.nextConfirmed()).toBe('a')
    expect(await listenToDocument(doc(db, 'rides/none')).nextConfirmed()).toBe('permission-denied')
    await put('rides/b', { uid: 'parent' })
    expect(await own.nextConfirmed()).toBe('a b')
  })

  it('asks the rules again when something changes, and sends nothing of it to those they refuse', async () => {
    const { put, remove, open } = await start()
    await put('staff/teacher')
    await put('rides/a', { uid: 'parent' })
    const { next, nextConfirmed } = listenTo(collection(open('teacher'), 'rides'))
    expect(await nextConfirmed()).toBe('a')
    await remove('staff/teacher')
    await put('rides/b', { uid: 'parent' })
    expect(await next()).toBe('permission-denied')
  })
}

/** Gives a project of the official emulator the rules above. */
export const putListeningRules = (host: string) => async (projectId: string) => {
  const address = `http://${host}/emulator/v1/projects/${projectId}:securityRules`
  const rules = { files: [{ name: 'firestore.rules', content: listeningRules }] }
  const answer = await patiently(() =>
    fetch(address, { method: 'PUT', body: JSON.stringify({ rules }) }),
  )
  expect(answer.status, await answer.text()).toBe(200)
}
