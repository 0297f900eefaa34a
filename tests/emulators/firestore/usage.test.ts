import {
  collection,
  doc,
  getAggregate,
  getDoc,
  getDocs,
  setDoc,
  sum,
} from 'firebase/firestore/lite'
import { expect, test } from 'vitest'
import { Ruleset } from '../../../emulators/firestore/rules/ruleset.ts'
import { startClient } from './client.ts'
import { unsignedToken } from './token.ts'

const rules = new Ruleset(`
  rules_version = '2';
  service cloud.firestore {
    match /databases/{database}/documents {
      match /things/{id} {
        allow read: if true;
        allow write: if exists(/databases/$(database)/documents/staff/$(request.auth.uid));
      }
    }
  }`)
const address = '/emulator/v1/projects/demo/usage'

test('requests are counted as the hosted service bills them', async () => {
  const client = await startClient({ rules: () => rules })
  for (const path of ['/staff/teacher', '/things/a', '/things/b'])
    await client.own('demo', path, 'PATCH', { fields: { n: { integerValue: '1' } } })
  const db = client.lite('demo', unsignedToken('demo', { sub: 'teacher' }))
  const things = collection(db, 'things')
  const used = async () => {
    const { body } = await client.visit(address)
    await client.visit(address, { method: 'DELETE' })
    return body
  }
  expect(await used()).toEqual({ requests: 0, reads: 0, writes: 0, deletes: 0, sentBytes: 0 })
  const { size } = await getDocs(things)
  expect(await used()).toMatchObject({ requests: 1, reads: size, sentBytes: expect.any(Number) })
  await getDoc(doc(db, 'things/none'))
  expect(await used()).toMatchObject({ requests: 1, reads: 1 })
  await getAggregate(things, { n: sum('n') })
  expect(await used()).toMatchObject({ requests: 1, reads: 1 })
  // The rules look up the teacher in two functions; one read.
  await setDoc(doc(db, 'things/c'), { n: 2 })
  expect(await used()).toMatchObject({ requests: 1, reads: 1, writes: 1, deletes: 0 })
})
