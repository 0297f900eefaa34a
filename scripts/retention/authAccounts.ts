import * as z from 'zod/mini'
import type { Administrator } from '../administrator.ts'

/** Auth's limit per lookup. */
const ACCOUNTS_A_LOOKUP = 100

const answerSchema = z.object({ users: z._default(z.array(z.object({ localId: z.string() })), []) })

/** Accounts that Auth does not know. Throws when it knows none: another project's Auth, or one just started. */
export async function missingInAuth(
  { askAuth }: Administrator,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const missing = new Set(uids)
  for (let from = 0; from < uids.length; from += ACCOUNTS_A_LOOKUP) {
    const localId = uids.slice(from, from + ACCOUNTS_A_LOOKUP)
    const { users } = answerSchema.parse(await askAuth('accounts:lookup', { localId }))
    for (const user of users) missing.delete(user.localId)
  }
  if (missing.size > 0 && missing.size === new Set(uids).size)
    throw new Error(`Auth knows none of ${missing.size} accounts: is it that of this project?`)
  return missing
}
