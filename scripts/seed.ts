import { LOCAL_PROJECT } from '../emulators/localProject.ts'
import { seedDocuments } from '../emulators/seed/seed.ts'

/** Firestore takes no more writes at once. */
const WRITES_A_COMMIT = 500

/** Fills the official Firestore emulator with the sample data; what stood there under the same names is overwritten. */
const host = process.env.VITE_FIRESTORE_EMULATOR_HOST
if (!host) {
  console.error(
    'Set VITE_FIRESTORE_EMULATOR_HOST to host:port of a running Firestore emulator, for example 127.0.0.1:8080.',
  )
  process.exit(1)
}

const documents = `projects/${process.env.VITE_FIREBASE_PROJECT_ID ?? LOCAL_PROJECT}/databases/(default)/documents`
const writes = seedDocuments(new Date()).map(({ path, fields }) => ({
  update: { name: `${documents}/${path}`, fields },
}))
for (let from = 0; from < writes.length; from += WRITES_A_COMMIT) {
  const response = await fetch(`http://${host}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: writes.slice(from, from + WRITES_A_COMMIT) }),
  })
  if (!response.ok) {
    console.error(
      `The emulator refused the sample data: ${response.status} ${await response.text()}`,
    )
    process.exit(1)
  }
}
console.log(`${writes.length} documents written to ${host}.`)
