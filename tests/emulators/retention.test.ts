import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthEmulator } from '../../emulators/auth/server.ts'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import type { RunningServer } from '../../emulators/http/listen.ts'
import { toWireFields } from '../../emulators/seed/wire.ts'
import { type Administrator, emulatorAdministrator } from '../../scripts/administrator.ts'
import { deleteOver } from '../../scripts/retention/deleteOver.ts'
import { expectRetention } from '../rules/tables/retention.ts'

let firestore: RunningServer
let auth: RunningServer
beforeAll(async () => {
  firestore = await createFirestoreEmulator().listen(0)
  auth = await createAuthEmulator().listen(0)
})
afterAll(async () => {
  await firestore.close()
  await auth.close()
})

const administratorOf = (project: string): Administrator =>
  emulatorAdministrator(`127.0.0.1:${firestore.port}`, project, `127.0.0.1:${auth.port}`)

test('expired data is deleted with its dependents; a second run finds nothing', () =>
  expectRetention(administratorOf('demo-retention')))

test('nothing is deleted if Auth knows no account', async () => {
  const admin = administratorOf('demo-other-auth')
  const name = `${admin.documents}/users/member`
  const fields = toWireFields({ nickname: '하준맘' })
  await admin.ask(`${admin.documents}:commit`, { writes: [{ update: { name, fields } }] })
  await expect(deleteOver(admin, new Date())).rejects.toThrow('Auth knows none of 1 accounts')
  await expect(admin.ask(name)).resolves.toMatchObject({ name })
})

test('a missing emulator is named', async () => {
  const server = await createFirestoreEmulator().listen(0)
  await server.close()
  const host = `127.0.0.1:${server.port}`
  const { ask, documents } = emulatorAdministrator(host, 'demo-retention')
  await expect(ask(`${documents}/staff/one`)).rejects.toThrow(`Nobody answers at http://${host}.`)
})
