import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import { seedDocuments } from '../../emulators/seed/seed.ts'
import { toWireFields } from '../../emulators/seed/wire.ts'
import { dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import type { Administrator } from '../administrator.ts'
import { missingOf } from '../retention/documents.ts'

/** Below Firestore's limit of 500. */
const WRITES_A_COMMIT = 400

/** Public; sample members and their seats do not belong in a real project. */
const PUBLIC = /^(banners|snack_menu_\w+|special_snack_events|program_sessions)\/[^/]+$/

const isSession = ({ path }: SeedDocument): boolean => path.startsWith('program_sessions/')

/** Does a sample session start today or later? Other documents always count. */
function isComing({ fields }: SeedDocument, now: Date): boolean {
  const { startsAt } = fields
  const first = seoulInstant(dayOf(now), 0, 0)
  return !(startsAt && 'timestampValue' in startsAt) || new Date(startsAt.timestampValue) >= first
}

const withoutSeats = (document: SeedDocument): SeedDocument =>
  isSession(document)
    ? { ...document, fields: { ...document.fields, ...toWireFields({ taken: 0, last: '' }) } }
    : document

/** The public samples, with every seat free. */
export const publicSamples = (now: Date): SeedDocument[] =>
  seedDocuments(now)
    .filter((document) => PUBLIC.test(document.path) && isComing(document, now))
    .map(withoutSeats)

/** Fills an emulator, overwriting documents; returns their number. */
export const writeAll = (admin: Administrator, samples: readonly SeedDocument[]): Promise<number> =>
  write(admin, samples, {})

/** Writes only missing documents; returns their number. */
export async function writeMissing(
  admin: Administrator,
  samples: readonly SeedDocument[],
): Promise<number> {
  const nameOf = ({ path }: SeedDocument) => `${admin.documents}/${path}`
  const missing = new Set<string>()
  for (const part of partsOf(samples))
    for (const name of await missingOf(admin, part.map(nameOf))) missing.add(name)
  const absent = samples.filter((sample) => missing.has(nameOf(sample)))
  // Refused as a whole if one was made meanwhile: the next run goes on.
  return await write(admin, absent, { currentDocument: { exists: false } })
}

function partsOf(samples: readonly SeedDocument[]): (readonly SeedDocument[])[] {
  const count = Math.ceil(samples.length / WRITES_A_COMMIT)
  return Array.from({ length: count }, (_, index) =>
    samples.slice(index * WRITES_A_COMMIT, (index + 1) * WRITES_A_COMMIT),
  )
}

async function write(
  { ask, documents }: Administrator,
  samples: readonly SeedDocument[],
  precondition: object,
): Promise<number> {
  for (const part of partsOf(samples)) {
    const writes = part.map(({ path, fields }) => ({
      update: { name: `${documents}/${path}`, fields },
      ...precondition,
    }))
    await ask(`${documents}:commit`, { writes })
  }
  return samples.length
}
