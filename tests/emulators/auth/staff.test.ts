import { expect, it, onTestFinished } from 'vitest'
import { createAuthEmulator } from '../../../emulators/auth/server.ts'
import { createFirestoreEmulator } from '../../../emulators/firestore/server.ts'
import { parentAccount } from '../../../emulators/seed/accounts.ts'
import { administratorOf, emulatorAdministrator } from '../../../scripts/administrator.ts'
import { makeStaff } from '../../../scripts/staff/makeStaff.ts'

it('only the account named by uid or phone becomes staff', async () => {
  const firestore = await createFirestoreEmulator().listen(0)
  const auth = await createAuthEmulator({ seed: () => [parentAccount] }).listen(0)
  onTestFinished(async () => {
    await Promise.all([firestore.close(), auth.close()])
  })
  const host = (port: number) => `127.0.0.1:${port}`
  const admin = emulatorAdministrator(host(firestore.port), 'demo-staff', host(auth.port))
  const { uid } = parentAccount
  for (const name of [uid, '010-0000-0002', '+821000000002']) {
    expect(await makeStaff(admin, name, `${name} 선생님`)).toBe(uid)
    expect(await admin.ask(`${admin.documents}/staff/${uid}`)).toMatchObject({
      fields: { name: { stringValue: `${name} 선생님` } },
    })
  }
  await expect(makeStaff(admin, '010-9999-9999', '아무개')).rejects.toThrow('No account is')
  await expect(makeStaff(admin, 'nobody', '아무개')).rejects.toThrow('No account is')
})

it('without a project or an emulator the scripts name what is missing', () => {
  expect(() => administratorOf({})).toThrow(
    /VITE_FIREBASE_PROJECT_ID before the command \(\.env is not read\)/,
  )
})
