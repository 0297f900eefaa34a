import {
  getDocs,
  limit,
  collection as liteCollection,
  query,
  setLogLevel,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import type { SeedDocument } from '../../../emulators/firestore/seedDocument.ts'
import { documentsOf, startClient } from './client.ts'
import { unsignedToken } from './token.ts'

setLogLevel('silent')

const collections = [
  'banners',
  'snack_menu_basic',
  'snack_menu_growth',
  'special_snack_events',
  'members',
] as const
type Collection = (typeof collections)[number]

const seed = (): SeedDocument[] =>
  collections.flatMap((collection): SeedDocument[] => [
    { path: `${collection}/shown`, fields: { published: { booleanValue: true } } },
    { path: `${collection}/hidden`, fields: { published: { booleanValue: false } } },
    { path: `${collection}/odd`, fields: { published: { stringValue: 'true' } } },
    { path: `${collection}/bare`, fields: {} },
    { path: `${collection}/shown/notes/1`, fields: { published: { booleanValue: true } } },
  ])

const everybody: Collection[] = ['banners', 'snack_menu_basic', 'snack_menu_growth']
const withEvents: Collection[] = [...everybody, 'special_snack_events']
const nobody: Collection[] = []

const visitors: Record<string, string>[] = [
  {},
  { Authorization: `Bearer ${unsignedToken('demo')}` },
]

const root = documentsOf('demo')
const batch = (...ids: string[]) => ({ documents: ids.map((id) => `${root}/COLLECTION/${id}`) })
const name = `${root}/COLLECTION/shown`

/** A visitor's operations. `COLLECTION` stands for each collection. */
const operations: [string, string, string, object | undefined, Collection[]][] = [
  ['get several, all published', 'POST', ':batchGet', batch('shown'), withEvents],
  ['get several, one of them not', 'POST', ':batchGet', batch('shown', 'hidden'), everybody],
  ['list', 'GET', '/COLLECTION', undefined, everybody],
  ['list below a document', 'GET', '/COLLECTION/shown/notes', undefined, nobody],
  ['list collection ids', 'POST', '/COLLECTION/shown:listCollectionIds', {}, nobody],
  ['create', 'POST', '/COLLECTION', { fields: {} }, nobody],
  ['update', 'PATCH', '/COLLECTION/shown', { fields: {} }, nobody],
  ['delete', 'DELETE', '/COLLECTION/shown', undefined, nobody],
  ['commit an update', 'POST', ':commit', { writes: [{ update: { name, fields: {} } }] }, nobody],
  ['commit a deletion', 'POST', ':commit', { writes: [{ delete: name }] }, nobody],
  ['commit what it only read', 'POST', ':commit', { writes: [{ verify: name }] }, withEvents],
  ['write a batch', 'POST', ':batchWrite', { writes: [{ delete: name }] }, nobody],
]

describe.each(operations)('a visitor: %s', (_, method, below, body, allowed) => {
  it.each(collections)('in %s', async (collection) => {
    const { visit, own } = await startClient({ seed })
    const address = below.replace('COLLECTION', collection)
    const text = body && JSON.stringify(body).replaceAll('COLLECTION', collection)
    const isAllowed = allowed.includes(collection)
    for (const headers of visitors) {
      const answer = await visit(`/v1/${root}${address}`, { method, body: text, headers })
      if (isAllowed) expect(answer.status).not.toBe(403)
      else expect(answer).toMatchObject({ status: 403, body: denial })
    }
    // The administrator bypasses the rules: the document is unchanged.
    expect((await own('demo', `/${collection}/shown`)).status).toBe(200)
    expect((await own('demo', address, method, text)).status).not.toBe(403)
  })
})

const denial = {
  error: {
    code: 403,
    status: 'PERMISSION_DENIED',
    message: 'Missing or insufficient permissions.',
  },
}

it('the SDK reports a refusal as permission-denied', async () => {
  const { lite } = await startClient({ seed })
  await expect(getDocs(liteCollection(lite('demo'), 'members'))).rejects.toMatchObject({
    code: 'permission-denied',
  })
  const banners = query(liteCollection(lite('demo'), 'banners'), limit(10))
  expect((await getDocs(banners)).size).toBe(4)
})
