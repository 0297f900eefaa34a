import { test } from 'vitest'
import { emulatorAdministrator } from '../../scripts/administrator.ts'
import { expectRetention } from './retention.ts'

// The local Firestore is held to the same by tests/emulators/retention.test.ts.
test('what may no longer be kept is deleted on the engine too', async () => {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''
  await expectRetention(emulatorAdministrator(host, `demo-retention-${process.pid}`))
})
