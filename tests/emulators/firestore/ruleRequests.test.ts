import {
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import {
  ask,
  CHANGE,
  collections,
  type RuleSdk,
  ruleCases,
  ruleSeed,
} from '../../rules/tables/requests.ts'
import { startClient } from './client.ts'
import { liteSdk } from './liteSdk.ts'
import { buildQuery } from './queryPlan.ts'
import { unsignedToken } from './token.ts'

setLogLevel('silent')

// The requests that also test firestore.rules on an emulator.
describe.each([
  ['signed out', undefined],
  ['signed in', unsignedToken('demo')],
])('a visitor who is %s', (_, token) => {
  it.each(ruleCases)(
    'is allowed or denied as the rules say: $what',
    async ({ request, allowedIn }) => {
      const { lite } = await startClient({ seed: ruleSeed })
      const sdk = sdkOf(lite('demo', token))
      for (const collection of collections) {
        const answer = ask(sdk, request(collection)).then(
          () => 'allowed',
          (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : error),
        )
        const expected = allowedIn.includes(collection) ? 'allowed' : 'permission-denied'
        expect(await answer, collection).toBe(expected)
      }
    },
  )
})

function sdkOf(db: Firestore): RuleSdk {
  const sdk = liteSdk(db)
  return {
    get: (path) => getDoc(doc(db, path)),
    list: (plan) => getDocs(buildQuery(sdk, plan)),
    count: (plan) => getCount(buildQuery(sdk, plan)),
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
