import type { Administrator } from '../administrator.ts'
import { missingInAuth } from './authAccounts.ts'
import { type Found, isBefore, missingOf, pagesOf, remove, removeAll } from './documents.ts'

/** Below `users/{uid}`, or with its `uid`: deleted with the account. */
const owned = [
  ...['children', 'places', 'watches', 'uses', 'messages', 'care_notes', 'medications'],
  ...['guardians', 'families', 'family_invites', 'views'],
]

/** Below one account and named after another: gone with either. */
const shared = ['guardians', 'families']

const lastPart = (name: string): string => name.split('/').at(-1) ?? ''

/** The accounts without which a document is left over. */
function accountsOf({ documents }: Administrator, { name, fields }: Found): string[] {
  const [collection, uid, below = '', id] = name.slice(documents.length + 1).split('/')
  const owner = collection === 'users' ? uid : fields.uid?.stringValue
  const other = collection === 'users' && shared.includes(below) ? id : undefined
  return [owner, other].flatMap((account) => (account ? `${documents}/users/${account}` : []))
}

/** Filters documents of gone accounts; looks up every account once. */
function goneAccounts(admin: Administrator): (found: readonly Found[]) => Promise<Found[]> {
  const isGone = new Map<string, boolean>()
  return async (found) => {
    const accounts = found.flatMap((document) => accountsOf(admin, document))
    const unseen = [...new Set(accounts)].filter((account) => !isGone.has(account))
    const missing = new Set(await missingOf(admin, unseen))
    for (const account of unseen) isGone.set(account, missing.has(account))
    return found.filter((document) =>
      accountsOf(admin, document).some((account) => isGone.get(account)),
    )
  }
}

/** Profiles and staff entries written while the account went, or left by the console. */
async function removeWithoutAccount(admin: Administrator): Promise<number> {
  const names: string[] = []
  for (const collectionId of ['users', 'staff'])
    for await (const page of pagesOf(admin, collectionId))
      names.push(...page.map(({ name }) => name))
  const missing = await missingInAuth(admin, names.map(lastPart))
  const gone = names.filter((name) => missing.has(lastPart(name)))
  await remove(admin, gone)
  return gone.length
}

/** Frees the seat in the same commit, unless the agit cancelled the booking: that freed it. */
function removeSeat({ ask, documents }: Administrator, { name, fields }: Found): Promise<unknown> {
  const session = name.split('/').slice(0, -2).join('/')
  const said = {
    update: {
      name: `${session}/moves/last`,
      fields: { bookingId: { stringValue: lastPart(name) } },
    },
  }
  const comesBack = {
    update: { name: session, fields: { last: { stringValue: '' } } },
    updateMask: { fieldPaths: ['last'] },
    updateTransforms: [{ fieldPath: 'taken', increment: { integerValue: '-1' } }],
    currentDocument: { exists: true },
  }
  const writes = [{ delete: name }, ...(fields.cancelledAt ? [] : [comesBack, said])]
  return ask(`${documents}:commit`, { writes })
}

/** Deletes what gone accounts left, with upcoming bookings and their seats; returns the count. */
export async function removeGoneAccounts(admin: Administrator, now: Date): Promise<number> {
  let count = await removeWithoutAccount(admin)
  const ofGoneAccounts = goneAccounts(admin)
  for (const collectionId of owned)
    for await (const page of pagesOf(admin, collectionId, ['uid'])) {
      count += await removeAll(admin, await ofGoneAccounts(page))
    }
  for await (const page of pagesOf(admin, 'bookings', ['uid', 'startsAt', 'cancelledAt']))
    for (const booking of await ofGoneAccounts(page)) {
      if (isBefore(booking.fields.startsAt?.timestampValue, now)) continue
      await removeSeat(admin, booking)
      count += 1
    }
  return count
}

/** Below `users/{uid}`, kept as long as their orders, also after a withdrawal. */
const bookkeeping = ['ledger', 'passes']

/** Deletes entries and passes of gone accounts from before `since`; returns the count. */
export async function removeWithdrawn(admin: Administrator, since: Date): Promise<number> {
  const ofGoneAccounts = goneAccounts(admin)
  let count = 0
  for (const collectionId of bookkeeping)
    for await (const page of pagesOf(admin, collectionId, ['at'])) {
      const over = page.filter(({ fields }) => isBefore(fields.at?.timestampValue, since))
      count += await removeAll(admin, await ofGoneAccounts(over))
    }
  return count
}
