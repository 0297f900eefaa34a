import * as z from 'zod/mini'
import type { StaffInvite } from '@/domain/staff/staffInvite'
import { staffRoles } from '@/domain/staff/staffPerson'
import { commitAsMember, inCollection } from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { inviteDocuments, isMadeBy } from '../firestore/inviteDocuments'
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

const invites = inviteDocuments(INVITES, inviteSchema)

/** Newest first, also those that are over. */
export const readStaffInvites = (): Promise<StaffInvite[]> =>
  invites.list(inCollection(INVITES, (lite) => [lite.limit(READ_LIMIT)]))

/** Undefined when the code is unknown or used. */
export const readStaffInvite = (code: string): Promise<StaffInvite | undefined> =>
  invites.read(code)

export type NewStaffInvite = Omit<StaffInvite, 'createdAt'>

/** The code is made before the first try. */
export const createStaffInvite = (invite: NewStaffInvite): Promise<void> =>
  invites.create(invite, ({ by }) => by === invite.by)

/** An invitation that was used or deleted is no error. */
export const deleteStaffInvite = (code: string): Promise<void> => invites.remove(code)

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
    hasArrived: () => isMadeBy(invite, (lite, db) => lite.doc(db, STAFF, uid)),
  })
