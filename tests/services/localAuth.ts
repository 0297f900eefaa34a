import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createAuthEmulator } from '../../emulators/auth/server.ts'
import { shortenWay } from '../emulators/askWithin'

interface AuthFault {
  collection?: string
  status?: number
  body?: string
  delayMs?: number
  drop?: true
  times?: number
}

export const PROJECT = 'demo-services'

/** A local Auth, without accounts before every test. */
export function localAuth() {
  let base = ''
  let close = async () => {}
  const control = (path: string, init: RequestInit) =>
    fetch(`${base}/emulator/v1/projects/${PROJECT}/${path}`, init)
  const asAdministrator = async (method: string, body: object) => {
    const address = `${base}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${method}`
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
  }

  beforeAll(async () => {
    const emulator = createAuthEmulator()
    const server = await emulator.listen(0)
    base = `http://127.0.0.1:${server.port}`
    shortenWay(base, emulator.handle)
    close = server.close
  })
  beforeEach(async () => {
    await control('accounts', { method: 'DELETE' })
    await control('accounts/faults', { method: 'DELETE' })
  })
  afterAll(() => close())

  return {
    backend: () => ({
      apiKey: PROJECT,
      authDomain: 'auth.example',
      projectId: PROJECT,
      appId: '1',
      authEmulatorHost: base.replace('http://', ''),
    }),
    /** Fails the next requests; `collection` is the method, such as `lookup`. */
    fail: async (...faults: AuthFault[]) => {
      await control('accounts/faults', { method: 'PUT', body: JSON.stringify(faults) })
    },
    removeAccount: (uid: string) => asAdministrator('delete', { localId: uid }),
    disableAccount: (uid: string) => asAdministrator('update', { localId: uid, disableUser: true }),
  }
}
