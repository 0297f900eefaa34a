import { readFileSync } from 'node:fs'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
} from '@firebase/rules-unit-testing'
import {
  deleteDoc,
  doc,
  Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fullSdk } from '../emulators/firestore/fullSdk.ts'
import { buildQuery } from '../emulators/firestore/queryPlan.ts'
import { ask, CHANGE, collections, type RuleSdk, ruleCases, ruleSeed } from './tables/requests.ts'

setLogLevel('silent')

const projectId = `demo-rules-${process.pid}`
const environment = await initializeTestEnvironment({
  projectId,
  firestore: { rules: readFileSync('firestore.rules', 'utf8') },
})
const root = `projects/${projectId}/databases/(default)/documents`
const { host, port } = environment.emulators.firestore ?? { host: '', port: 0 }

async function restore(): Promise<void> {
  const writes = ruleSeed().map(({ path, fields }) => ({
    update: { name: `${root}/${path}`, fields },
  }))
  const response = await fetch(`http://${host}:${port}/v1/${root}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  })
  expect(response.status, await response.text()).toBe(200)
}

beforeAll(restore)
afterAll(() => environment.cleanup())

/** The SDK's database inside the test library's. */
function databaseOf(context: RulesTestContext): Firestore {
  const database: unknown = Reflect.get(context.firestore(), '_delegate')
  if (!(database instanceof Firestore)) throw new Error('The test library brings another SDK.')
  return database
}

const visitors: [string, RuleSdk][] = [
  ['somebody', sdkOf(databaseOf(environment.unauthenticatedContext()))],
  [
    'somebody signed in who says to be an administrator',
    sdkOf(databaseOf(environment.authenticatedContext('parent', { admin: true, role: 'owner' }))),
  ],
]

describe.each(visitors)('%s', (_, sdk) => {
  describe.each(ruleCases)('$what', ({ request, allowedIn }) => {
    it.each(
      collections.map((collection) => ({ collection, isAllowed: allowedIn.includes(collection) })),
    )('in $collection: $isAllowed', async ({ collection, isAllowed }) => {
      const answer = ask(sdk, request(collection))
      await (isAllowed ? assertSucceeds(answer) : assertFails(answer))
    })
  })
})

function sdkOf(db: Firestore): RuleSdk {
  const sdk = fullSdk(db)
  return {
    get: (path) => getDoc(doc(db, path)),
    list: (plan) => getDocs(buildQuery(sdk, plan)),
    count: (plan) => getCountFromServer(buildQuery(sdk, plan)),
    create: (path) => setDoc(doc(db, path), CHANGE),
    merge: (path) => setDoc(doc(db, path), CHANGE, { merge: true }),
    update: (path) => updateDoc(doc(db, path), CHANGE),
    delete: (path) => deleteDoc(doc(db, path)),
    batch: (paths) => {
      const batch = writeBatch(db)
      for (const path of paths) batch.delete(doc(db, path))
      return batch.commit()
    },
    transaction: (reads, writes) =>
      runTransaction(db, async (transaction) => {
        await transaction.get(doc(db, reads))
        transaction.update(doc(db, writes), CHANGE)
      }),
  }
}
