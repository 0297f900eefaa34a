import { expect, it, onTestFinished } from 'vitest'
import { createAuthEmulator } from '../../../emulators/auth/server.ts'
import { createFirestoreEmulator } from '../../../emulators/firestore/server.ts'
import { parentAccount } from '../../../emulators/seed/accounts.ts'
import { administratorOf, emulatorAdministrator } from '../../../scripts/administrator.ts'
import { makeStaff, parseStaffWish } from '../../../scripts/staff/makeStaff.ts'

const owner = { name: '아무개', role: 'owner', branchIds: [] } as const

it.each([
  {
    words: '010-1234-5678 도담 쌤',
    wish: { account: '010-1234-5678', name: '도담 쌤', ...{ role: 'owner', branchIds: [] } },
  },
  {
    words: 'uid-1 성수쌤 --teacher seongsu,mapo',
    wish: { account: 'uid-1', name: '성수쌤', role: 'teacher', branchIds: ['seongsu', 'mapo'] },
  },
  {
    words: 'uid-1 --teacher seongsu 성수쌤',
    wish: { account: 'uid-1', name: '성수쌤', role: 'teacher', branchIds: ['seongsu'] },
  },
  { words: 'uid-1 성수쌤 --teacher', wish: undefined },
  { words: '--teacher seongsu uid-1', wish: undefined },
  { words: 'uid-1', wish: undefined },
  { words: '', wish: undefined },
])('「$words」 is understood', ({ words, wish }) => {
  expect(parseStaffWish(words.split(' ').filter(Boolean))).toEqual(wish)
})

it('only the account named by uid or phone becomes staff', async () => {
  const firestore = await createFirestoreEmulator().listen(0)
  const auth = await createAuthEmulator({ seed: () => [parentAccount] }).listen(0)
  onTestFinished(async () => {
    await Promise.all([firestore.close(), auth.close()])
  })
  const host = (port: number) => `127.0.0.1:${port}`
  const admin = emulatorAdministrator(host(firestore.port), 'demo-staff', host(auth.port))
  const { uid } = parentAccount
  await expect(makeStaff(admin, { ...owner, account: uid })).rejects.toThrow(
    `${uid} has not signed up.`,
  )
  const signedUp = { name: `${admin.documents}/users/${uid}`, fields: {} }
  await admin.ask(`${admin.documents}:commit`, { writes: [{ update: signedUp }] })
  for (const name of [uid, '010-0000-0002', '+821000000002']) {
    expect(await makeStaff(admin, { ...owner, account: name, name: `${name} 선생님` })).toBe(uid)
    expect(await admin.ask(`${admin.documents}/staff/${uid}`)).toMatchObject({
      fields: {
        name: { stringValue: `${name} 선생님` },
        role: { stringValue: 'owner' },
        branchIds: { arrayValue: {} },
      },
    })
  }
  const teacher = { name: '성수쌤', role: 'teacher', branchIds: ['seongsu', 'mapo'] } as const
  await makeStaff(admin, { ...teacher, account: uid })
  expect(await admin.ask(`${admin.documents}/staff/${uid}`)).toMatchObject({
    fields: {
      role: { stringValue: 'teacher' },
      branchIds: { arrayValue: { values: [{ stringValue: 'seongsu' }, { stringValue: 'mapo' }] } },
    },
  })
  for (const account of ['010-9999-9999', 'nobody'])
    await expect(makeStaff(admin, { ...owner, account })).rejects.toThrow('No account is')
  const elsewhere = { ...teacher, account: uid, branchIds: ['nowhere'] }
  await expect(makeStaff(admin, elsewhere)).rejects.toThrow('No branch is nowhere.')
  const added = { name: `${admin.documents}/branches/agit-1`, fields: {} }
  await admin.ask(`${admin.documents}:commit`, { writes: [{ update: added }] })
  await makeStaff(admin, { ...elsewhere, branchIds: ['agit-1'] })
  expect(await admin.ask(`${admin.documents}/staff/${uid}`)).toMatchObject({
    fields: { branchIds: { arrayValue: { values: [{ stringValue: 'agit-1' }] } } },
  })
})

it('without a project or an emulator the scripts name what is missing', () => {
  expect(() => administratorOf({})).toThrow(
    /VITE_FIREBASE_PROJECT_ID before the command \(\.env is not read\)/,
  )
})
