import { expect, test } from 'vitest'
import { Ruleset } from '../../../../emulators/firestore/rules/ruleset.ts'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'

/** Each write looks up documents that no other write does. */
const rulesOf = (lookups: number) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /t/{id} {
      allow create: if ${Array.from({ length: lookups }, (_, index) => `!exists(/databases/$(database)/documents/looked/$(id + '-${index}'))`).join(' && ')};
    }
  }
}`

test.each([
  [1, 10, 200],
  [1, 11, 403],
  [2, 10, 200],
  [3, 6, 200],
  [3, 7, 403],
  [21, 1, 403],
])('%i writes that look up %i documents each: %i', async (writes, lookups, status) => {
  const ruleset = new Ruleset(rulesOf(lookups))
  const { port, close } = await createFirestoreEmulator({ rules: () => ruleset }).listen(0)
  const documents = 'projects/demo/databases/(default)/documents'
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v1/${documents}:commit`, {
      method: 'POST',
      body: JSON.stringify({
        writes: Array.from({ length: writes }, (_, index) => ({
          update: { name: `${documents}/t/d${index}`, fields: {} },
        })),
      }),
    })
    expect(response.status).toBe(status)
  } finally {
    await close()
  }
})
