import { expect, test } from 'vitest'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import { emulatorAdministrator } from '../../scripts/administrator.ts'
import { expectRetention } from '../rules/retention.ts'

test('what is over goes with all that hangs on it, the rest stays, and a second run finds nothing', async () => {
  const server = await createFirestoreEmulator().listen(0)
  try {
    await expectRetention(emulatorAdministrator(`127.0.0.1:${server.port}`, 'demo-retention'))
  } finally {
    await server.close()
  }
})

test('an emulator that is not there is named', async () => {
  const server = await createFirestoreEmulator().listen(0)
  await server.close()
  const host = `127.0.0.1:${server.port}`
  const { ask, documents } = emulatorAdministrator(host, 'demo-retention')
  await expect(ask(`${documents}/staff/one`)).rejects.toThrow(`Nobody answers at http://${host}.`)
})
