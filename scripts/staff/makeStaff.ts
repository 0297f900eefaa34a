import { toWireFields } from '../../emulators/seed/wire.ts'
import { parseMobile } from '../../src/domain/text/phone.ts'
import type { Administrator } from '../administrator.ts'

/** Writes `staff/{uid}` for an account by uid or phone (`010-…`, `+82…`); returns the uid. Throws without such an account. */
export async function makeStaff(
  admin: Administrator,
  account: string,
  name: string,
): Promise<string> {
  const uid = await uidOf(admin, account)
  const document = { name: `${admin.documents}/staff/${uid}`, fields: toWireFields({ name }) }
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
