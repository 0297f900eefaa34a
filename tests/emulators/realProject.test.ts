import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import type { RunningServer } from '../../emulators/http/listen.ts'
import { toWireFields } from '../../emulators/seed/wire.ts'
import { type Administrator, emulatorAdministrator } from '../../scripts/administrator.ts'
import { publicSamples, writeMissing } from '../../scripts/seed/writeSamples.ts'

const now = new Date('2026-11-20T10:00:00+09:00')
const samples = publicSamples(now)

let firestore: RunningServer
let admin: Administrator
beforeAll(async () => {
  firestore = await createFirestoreEmulator().listen(0)
  admin = emulatorAdministrator(`127.0.0.1:${firestore.port}`, 'a-real-one')
})
afterAll(() => firestore.close())

test('a real project gets the public documents, every seat free', () => {
  const kinds = new Set(samples.map(({ path }) => path.split('/')[0]))
  expect([...kinds].sort()).toEqual([
    'banners',
    'program_sessions',
    'snack_menu_basic',
    'snack_menu_growth',
    'special_snack_events',
  ])
  expect(samples.filter(({ path }) => path.split('/').length !== 2)).toEqual([])
  const sessions = samples.filter(({ path }) => path.startsWith('program_sessions/'))
  for (const { path, fields } of sessions) {
    expect(fields).toMatchObject({ taken: { integerValue: '0' }, last: { stringValue: '' } })
    expect(/_(\d{8})_/.exec(path)?.[1] ?? '').toMatch(/^20(2611[23]|2612|2701)/)
  }
  expect(sessions.some(({ path }) => path.startsWith('program_sessions/care-pangyo_'))).toBe(true)
})

test('existing documents and taken seats stay; a second run writes nothing', async () => {
  const [taken = ''] = samples.flatMap(({ path }) =>
    /^program_sessions\/art_/.test(path) ? [path] : [],
  )
  const theirs = { ...toWireFields({ programId: 'art', capacity: 8, taken: 7, last: 'x' }) }
  const banner = toWireFields({ title: '우리 배너', sort: 60 })
  await admin.ask(`${admin.documents}:commit`, {
    writes: [
      { update: { name: `${admin.documents}/${taken}`, fields: theirs } },
      { update: { name: `${admin.documents}/banners/snack-time`, fields: banner } },
    ],
  })
  await expect(writeMissing(admin, samples)).resolves.toBe(samples.length - 2)
  await expect(admin.ask(`${admin.documents}/${taken}`)).resolves.toMatchObject({ fields: theirs })
  await expect(admin.ask(`${admin.documents}/banners/snack-time`)).resolves.toMatchObject({
    fields: banner,
  })
  await expect(admin.ask(`${admin.documents}/snack_menu_basic/basic-milk`)).resolves.toBeDefined()
  await expect(writeMissing(admin, samples)).resolves.toBe(0)
})
