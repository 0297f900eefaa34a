import * as z from 'zod/mini'
import type { Administrator } from '../administrator.ts'

/** How many documents are looked for at once. */
export const PAGE = 200
/** Firestore takes no more writes in a commit. */
const WRITES_A_COMMIT = 500

const answerSchema = z.array(z.object({ document: z.optional(z.object({ name: z.string() })) }))

/** The names of the documents that a query finds below a parent. */
export async function namesOf(
  { ask }: Administrator,
  parent: string,
  structuredQuery: object,
): Promise<string[]> {
  const answer = await ask(`${parent}:runQuery`, {
    structuredQuery: { select: { fields: [{ fieldPath: '__name__' }] }, ...structuredQuery },
  })
  return answerSchema.parse(answer).flatMap(({ document }) => document?.name ?? [])
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
