import * as z from 'zod/mini'
import type { Administrator } from '../administrator.ts'

export const PAGE = 200
/** Firestore takes no more writes in a commit. */
const WRITES_A_COMMIT = 500

const valueSchema = z.object({
  stringValue: z.optional(z.string()),
  timestampValue: z.optional(z.string()),
})
const documentSchema = z.object({
  name: z.string(),
  fields: z._default(z.record(z.string(), valueSchema), {}),
})
const answerSchema = z.array(z.object({ document: z.optional(documentSchema) }))

export type Found = z.infer<typeof documentSchema>

async function find(
  { ask }: Administrator,
  parent: string,
  structuredQuery: object,
  fields: readonly string[] = [],
): Promise<Found[]> {
  const select = { fields: ['__name__', ...fields].map((fieldPath) => ({ fieldPath })) }
  const answer = await ask(`${parent}:runQuery`, {
    structuredQuery: { select, ...structuredQuery },
  })
  return answerSchema.parse(answer).flatMap(({ document }) => document ?? [])
}

export async function namesOf(
  admin: Administrator,
  parent: string,
  structuredQuery: object,
): Promise<string[]> {
  return (await find(admin, parent, structuredQuery)).map(({ name }) => name)
}

/** All documents of a collection group, by page in the order of names, which needs no index. */
export async function* pagesOf(
  admin: Administrator,
  collectionId: string,
  fields: readonly string[] = [],
): AsyncGenerator<Found[]> {
  let last: string | undefined
  do {
    const page = await find(
      admin,
      admin.documents,
      {
        from: [{ collectionId, allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
        limit: PAGE,
      },
      fields,
    )
    yield page
    last = page.at(-1)?.name
  } while (last)
}

export const fieldFilter = (field: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
})

export async function remove(
  { ask, documents }: Administrator,
  names: readonly string[],
): Promise<void> {
  for (let from = 0; from < names.length; from += WRITES_A_COMMIT) {
    const writes = names.slice(from, from + WRITES_A_COMMIT).map((name) => ({ delete: name }))
    await ask(`${documents}:commit`, { writes })
  }
}

export async function removeAll(admin: Administrator, found: readonly Found[]): Promise<number> {
  await remove(
    admin,
    found.map(({ name }) => name),
  )
  return found.length
}

export const isBefore = (time: string | undefined, instant: Date): boolean =>
  time !== undefined && new Date(time) < instant

const lookSchema = z.array(z.object({ missing: z.optional(z.string()) }))

export async function missingOf(
  { ask, documents }: Administrator,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const mask = { fieldPaths: ['createdAt'] }
  const answer = await ask(`${documents}:batchGet`, { documents: names, mask })
  return lookSchema.parse(answer).flatMap(({ missing }) => missing ?? [])
}
