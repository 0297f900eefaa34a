import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  doc as cachedDoc,
  writeBatch as cachedWriteBatch,
  disableNetwork,
  setLogLevel as fullLogLevel,
  getDocsFromCache,
  initializeFirestore,
  memoryLocalCache,
  terminate,
} from 'firebase/firestore'
import {
  connectFirestoreEmulator,
  doc,
  getCount,
  getDocs,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFirestoreEmulator } from '../../../emulators/firestore/server.ts'
import { isLong } from '../../long'
import { fullSdk } from './fullSdk.ts'
import { liteSdk } from './liteSdk.ts'
import { buildFields, buildQuery, type PlanDocument, type QueryPlan } from './queryPlan.ts'
import { createRandom, type Random } from './random.ts'
import { randomDocuments, randomPlan } from './randomPlan.ts'

// The full SDK's memory cache answers queries by the hosted service's rules without any server, so
// it is the oracle. It differs from the service, and is spared those cases, in four places:
// - IN, NOT_IN, ARRAY_CONTAINS and ARRAY_CONTAINS_ANY distinguish -0 from 0 (see randomPlan.ts);
// - the ids in reference values are ordered by UTF-16 (those of documents by UTF-8): ours are plain;
// - a collection's numeric ids (`__id7__`) sort before where its scan of the collection begins;
// - the keys of a map are paired off in UTF-16 order before they are compared: ours are alike in both.
const seeds = isLong ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1, 2, 3]
const queriesPerSeed = 200

setLogLevel('silent')
fullLogLevel('silent')

let server: { port: number; close: () => Promise<void> }

beforeAll(async () => {
  server = await createFirestoreEmulator().listen(0)
})

afterAll(() => server.close())

describe('random queries match the SDK’s documents and order', () => {
  it.each(seeds)(
    'seed %i',
    async (seed) => {
      const random = createRandom(seed)
      const documents = randomDocuments(random)
      const app = initializeApp({ projectId: `demo-${seed}`, apiKey: 'none' }, `seed ${seed}`)
      const local = await openLocal(app, documents)
      const remote = await openRemote(app, documents)
      let found = 0
      for (let index = 0; index < queriesPerSeed; index++) {
        const { plan, query } = drawQuery(random, local)
        const expected = (await getDocsFromCache(query)).docs.map(({ ref }) => ref.path)
        const asked = buildQuery(remote, plan)
        const actual = (await getDocs(asked)).docs.map(({ ref }) => ref.path)
        const where = `seed ${seed}, query ${index}: ${JSON.stringify(plan)}`
        expect(actual, where).toEqual(expected)
        if (index % 10 === 0) {
          expect((await getCount(asked)).data().count, where).toBe(expected.length)
        }
        found += expected.length
      }
      expect(found, 'the queries find something to compare').toBeGreaterThan(queriesPerSeed)
      await terminate(local.db)
      await deleteApp(app)
    },
    // A seed takes about a second; the rest is for busy machines.
    90_000,
  )
})

async function openLocal(app: FirebaseApp, documents: readonly PlanDocument[]) {
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  await disableNetwork(db)
  const sdk = fullSdk(db)
  const batch = cachedWriteBatch(db)
  for (const { path, fields } of documents) batch.set(cachedDoc(db, path), buildFields(sdk, fields))
  // Never resolves offline; the cache has the documents at once.
  batch.commit().catch(() => undefined)
  return { ...sdk, db }
}

async function openRemote(app: FirebaseApp, documents: readonly PlanDocument[]) {
  const db = getFirestore(app)
  connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken: 'owner' })
  const sdk = liteSdk(db)
  const batch = writeBatch(db)
  for (const { path, fields } of documents) batch.set(doc(db, path), buildFields(sdk, fields))
  await batch.commit()
  return sdk
}

/** Draws until the SDK accepts the query: it refuses some combinations of operators. */
function drawQuery(random: Random, local: ReturnType<typeof fullSdk>) {
  for (;;) {
    const plan: QueryPlan = randomPlan(random)
    try {
      return { plan, query: buildQuery(local, plan) }
    } catch {}
  }
}
