import * as z from 'zod/mini'
import type { Administrator } from '../administrator.ts'
import { type Found, missingOf, pagesOf, removeAll } from './documents.ts'

/** The note of a picture: `…/care_notes/{id}/photos/{n}`. */
const noteOf = ({ name }: Found): string => name.split('/').slice(0, -2).join('/')

/** The child of a note: `{uid}_{childId}_{yyyymmdd}`. */
function childOf({ documents }: Administrator, note: string): string | undefined {
  const [, uid, childId] = /^([^_]+)_(.+)_\d{8}$/.exec(note.split('/').at(-1) ?? '') ?? []
  return uid && childId && `${documents}/users/${uid}/children/${childId}`
}

const lookSchema = z.array(
  z.object({
    found: z.optional(
      z.object({
        name: z.string(),
        fields: z._default(z.record(z.string(), z.object({ stringValue: z.string() })), {}),
      }),
    ),
  }),
)

/** Of some children those whose consent to pictures stands. */
async function withConsent(
  { ask, documents }: Administrator,
  children: readonly string[],
): Promise<Set<string>> {
  if (children.length === 0) return new Set()
  const mask = { fieldPaths: ['photoConsentVersion'] }
  const answer = await ask(`${documents}:batchGet`, { documents: children, mask })
  const found = lookSchema.parse(answer).flatMap((one) => one.found ?? [])
  return new Set(
    found.flatMap(({ name, fields }) =>
      (fields.photoConsentVersion?.stringValue ?? '') === '' ? [] : [name],
    ),
  )
}

const unique = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.flatMap((name) => name ?? [])),
]

/** Deletes pictures whose note, child or consent is gone (specification 7, section 8); returns the count. */
export async function removePhotos(admin: Administrator): Promise<number> {
  let count = 0
  for await (const page of pagesOf(admin, 'photos')) {
    const notes = unique(page.map(noteOf))
    const gone = new Set(await missingOf(admin, notes))
    const agreed = await withConsent(admin, unique(notes.map((note) => childOf(admin, note))))
    const over = page.filter((photo) => {
      const note = noteOf(photo)
      const child = childOf(admin, note)
      return gone.has(note) || child === undefined || !agreed.has(child)
    })
    count += await removeAll(admin, over)
  }
  return count
}
