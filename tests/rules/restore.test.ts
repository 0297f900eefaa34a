import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { seedDocuments } from '../../emulators/seed/seed.ts'
import { emulatorAdministrator } from '../../scripts/administrator.ts'
import { missingOf } from '../../scripts/retention/documents.ts'
import { writeAll } from '../../scripts/seed/writeSamples.ts'

const host = process.env.FIRESTORE_EMULATOR_HOST ?? ''
const project = `demo-restore-${process.pid}`
const admin = emulatorAdministrator(host, project)
const folder = mkdtempSync(join(tmpdir(), 'dodam-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const database = `projects/${project}/databases/(default)`
const ask = (method: string, path: string, body?: object) =>
  fetch(`http://${host}/emulator/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  })
const exportTo = (name: string) =>
  ask('POST', `projects/${project}:export`, {
    database,
    export_directory: folder,
    export_name: name,
  })

/** Only the official emulator exports. */
const canExport = (await exportTo('empty')).ok

const answerSchema = z.array(
  z.object({
    found: z.optional(z.object({ name: z.string(), fields: z.optional(z.unknown()) })),
    missing: z.optional(z.string()),
  }),
)

const NAMES_A_READ = 300

async function readAll(names: readonly string[]): Promise<Map<string, unknown>> {
  const fields = new Map<string, unknown>()
  for (let from = 0; from < names.length; from += NAMES_A_READ) {
    const answer = await admin.ask(`${admin.documents}:batchGet`, {
      documents: names.slice(from, from + NAMES_A_READ),
    })
    for (const { found, missing = '' } of answerSchema.parse(answer))
      fields.set(found?.name ?? missing, found?.fields)
  }
  return fields
}

test.skipIf(!canExport)('a lost database comes back as the night’s export held it', async () => {
  const samples = seedDocuments(new Date('2026-11-20T12:00:00+09:00'))
  const names = samples.map(({ path }) => `${admin.documents}/${path}`)
  await writeAll(admin, samples)
  const before = await readAll(names)
  expect([...before.values()]).not.toContain(undefined)
  expect((await exportTo('night')).ok).toBe(true)

  const later = `${admin.documents}/branch_suggestions/after-the-export`
  await admin.ask(`${admin.documents}:commit`, {
    writes: [{ update: { name: later, fields: {} } }],
  })
  await ask('DELETE', `${database}/documents`)
  expect(await missingOf(admin, names.slice(0, NAMES_A_READ))).toHaveLength(NAMES_A_READ)

  const restored = await ask('POST', `projects/${project}:import`, {
    database,
    export_directory: join(folder, 'night', 'night.overall_export_metadata'),
  })
  expect(restored.ok).toBe(true)
  expect(await readAll(names)).toEqual(before)
  // What came after the export is lost with the database.
  expect(await missingOf(admin, [later])).toEqual([later])
})
