import * as z from 'zod/mini'
import type { Administrator } from '../administrator.ts'
import { fieldFilter, namesOf, PAGE, remove } from './documents.ts'

/** What stays below `users/{uid}` when the member goes; a member's own is the balance, and stays. */
const collections = ['ledger', 'passes']

/** One page of a collection in every account, in the order of names: no index is needed for it. */
const pageAfter = (admin: Administrator, collectionId: string, last: string | undefined) =>
  namesOf(admin, admin.documents, {
    from: [{ collectionId, allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
    limit: PAGE,
  })

const lookSchema = z.array(z.object({ missing: z.optional(z.string()) }))

/** Which of these documents do not exist? */
async function missingOf({ ask, documents }: Administrator, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const mask = { fieldPaths: ['createdAt'] }
  const answer = await ask(`${documents}:batchGet`, { documents: names, mask })
  return lookSchema.parse(answer).flatMap(({ missing }) => missing ?? [])
}

/** `…/users/{uid}` of a document below it. */
const accountOf = (name: string): string => name.split('/').slice(0, -2).join('/')

async function withdrawnAccounts(admin: Administrator): Promise<string[]> {
  const seen = new Set<string>()
  const withdrawn: string[] = []
  for (const collectionId of collections) {
    let last: string | undefined
    do {
      const names = await pageAfter(admin, collectionId, last)
      const unseen = [...new Set(names.map(accountOf))].filter((account) => !seen.has(account))
      for (const account of unseen) seen.add(account)
      withdrawn.push(...(await missingOf(admin, unseen)))
      last = names.at(-1)
    } while (last)
  }
  return withdrawn
}

/** Deletes what accounts without a member hold from before `since`, and tells how much that was. */
export async function removeWithdrawn(admin: Administrator, since: Date): Promise<number> {
  const where = fieldFilter('at', 'LESS_THAN', { timestampValue: since.toISOString() })
  let count = 0
  for (const account of await withdrawnAccounts(admin))
    for (const collectionId of collections) {
      const names = await namesOf(admin, account, { from: [{ collectionId }], where })
      await remove(admin, names)
      count += names.length
    }
  return count
}
