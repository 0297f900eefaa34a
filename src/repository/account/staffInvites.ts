import * as z from 'zod/mini'
import type { StaffInvite } from '@/domain/staff/staffInvite'
import { staffRoles } from '@/domain/staff/staffPerson'
import {
  commitAsMember,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { toRepositoryError } from '../firestore/repositoryError'
import { sendOnce } from '../firestore/sendOnce'
import { branchIdsField, STAFF } from './staff'

const INVITES = 'staff_invites'
/** More than an agit sends in a month, after which they are deleted. */
const READ_LIMIT = 200

const inviteSchema = z.pipe(
  z.object({
    id: z.string(),
    name: nonEmptyText,
    phone: z.string(),
    role: z.enum(staffRoles),
    branchIds: branchIdsField,
    by: z.catch(z.string(), ''),
    createdAt: timestamp,
  }),
  z.transform(({ id, ...invite }): StaffInvite => ({ code: id, ...invite })),
)

/** Newest first, also those that are over. */
export async function readStaffInvites(): Promise<StaffInvite[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(lite.collection(db, INVITES), lite.limit(READ_LIMIT)),
  )
  return parseDocuments(INVITES, documents, inviteSchema).sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  )
}

/** Undefined when the code is unknown or used. */
export async function readStaffInvite(code: string): Promise<StaffInvite | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, INVITES, code))
  return document && parseDocuments(INVITES, [document], inviteSchema)[0]
}

export type NewStaffInvite = Omit<StaffInvite, 'createdAt'>

/** The code is made before the first try. */
export const createStaffInvite = ({ code, ...invite }: NewStaffInvite): Promise<void> =>
  sendOnce({
    id: `${INVITES}/${code}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, INVITES, code), { ...invite, createdAt: lite.serverTimestamp() }),
      ),
    hasArrived: async () => (await readStaffInvite(code))?.by === invite.by,
  })

/** An invitation that was used or deleted is no error. */
export async function deleteStaffInvite(code: string): Promise<void> {
  try {
    await writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, INVITES, code)))
  } catch (error) {
    const failure = toRepositoryError(error)
    if (failure.kind !== 'denied' || (await readStaffInvite(code))) throw failure
  }
}

async function hasJoined(uid: string, { code }: StaffInvite): Promise<boolean> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, STAFF, uid))
  const fields: unknown = document?.fields
  return fields instanceof Object && 'inviteId' in fields && fields.inviteId === code
}

/** The person and the used invitation in one commit. @throws {RepositoryError} `denied` also when it was used meanwhile */
export const joinStaff = (uid: string, invite: StaffInvite): Promise<void> =>
  sendOnce({
    id: `${INVITES}/${invite.code}/${uid}`,
    write: () =>
      commitAsMember(({ lite, db, batch }) => {
        batch.set(lite.doc(db, STAFF, uid), {
          name: invite.name,
          role: invite.role,
          branchIds: [...invite.branchIds],
          inviteId: invite.code,
          createdAt: lite.serverTimestamp(),
        })
        batch.delete(lite.doc(db, INVITES, invite.code))
      }),
    hasArrived: () => hasJoined(uid, invite),
  })
