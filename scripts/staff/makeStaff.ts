import { toWireFields } from '../../emulators/seed/wire.ts'
import { sampleContacts } from '../../src/content/branches/branchContacts.ts'
import type { StaffEntry } from '../../src/domain/staff/staffPerson.ts'
import { parseMobile } from '../../src/domain/text/phone.ts'
import type { Administrator } from '../administrator.ts'
import { missingOf } from '../retention/documents.ts'

interface Wish extends StaffEntry {
  /** Uid or phone (`010-…`, `+82…`). */
  account: string
}

const TEACHER = '--teacher'

/** Reads `<uid or phone> <name> [--teacher branch,branch]`; undefined if somebody or the branches are missing. */
export function parseStaffWish(words: readonly string[]): Wish | undefined {
  const at = words.indexOf(TEACHER)
  const branchIds = at < 0 ? [] : (words[at + 1] ?? '').split(',').filter(Boolean)
  const [account = '', ...names] = words.filter(
    (_, index) => at < 0 || index < at || index > at + 1,
  )
  const name = names.join(' ').trim()
  if (!account || !name || (at >= 0 && branchIds.length === 0)) return undefined
  return { account, name, role: at < 0 ? 'owner' : 'teacher', branchIds }
}

/** Writes `staff/{uid}`, whatever stood there before; returns the uid. Throws without such a branch, or somebody who has signed up. */
export async function makeStaff(
  admin: Administrator,
  { account, name, role, branchIds }: Wish,
): Promise<string> {
  const added = branchIds.filter((id) => sampleContacts.every((sample) => sample.id !== id))
  const branch = (id: string) => `${admin.documents}/branches/${id}`
  const missing = await missingOf(admin, added.map(branch))
  const unknown = added.find((id) => missing.includes(branch(id)))
  if (unknown !== undefined) throw new Error(`No branch is ${unknown}.`)
  const uid = await uidOf(admin, account)
  if ((await missingOf(admin, [`${admin.documents}/users/${uid}`])).length > 0)
    throw new Error(`${account} has not signed up.`)
  const fields = toWireFields({ name, role, branchIds: [...branchIds] })
  const document = { name: `${admin.documents}/staff/${uid}`, fields }
  await admin.ask(`${admin.documents}:commit`, { writes: [{ update: document }] })
  return uid
}

async function uidOf(admin: Administrator, account: string): Promise<string> {
  const mobile = parseMobile(account)
  const named = mobile.ok ? { phoneNumber: [mobile.e164] } : { localId: [account] }
  const answer = await admin.askAuth('accounts:lookup', named)
  const users: unknown = answer instanceof Object && 'users' in answer ? answer.users : []
  const [user]: unknown[] = Array.isArray(users) ? users : []
  if (!(user instanceof Object && 'localId' in user)) throw new Error(`No account is ${account}.`)
  return String(user.localId)
}
