import { test } from 'vitest'
import { createAuthEmulator } from '../../emulators/auth/server.ts'
import { emulatorAdministrator } from '../../scripts/administrator.ts'
import { expectRetention } from './tables/retention.ts'

// tests/emulators/retention.test.ts runs the same on the local Firestore.
test('expired data is deleted on the engine too', async () => {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''
  const auth = await createAuthEmulator().listen(0)
  try {
    const project = `demo-retention-${process.pid}`
    await expectRetention(emulatorAdministrator(host, project, `127.0.0.1:${auth.port}`))
  } finally {
    await auth.close()
  }
})
