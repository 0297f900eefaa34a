import * as z from 'zod/mini'
import {
  type FamilyInvite,
  type Guardian,
  type GuardianEntry,
  tidyGuardian,
} from '@/domain/account/family'
import { guardianRights, type SharedFamily } from '@/domain/account/guardianRight'
import {
  commitAsMember,
  inCollection,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { inviteDocuments, isMadeBy } from '../firestore/inviteDocuments'
import { parseDocuments } from '../firestore/parseDocuments'
import { isRefusal, toRepositoryError } from '../firestore/repositoryError'
import { sendOnce } from '../firestore/sendOnce'

const INVITES = 'family_invites'
/** More than an owner can have. */
const READ_LIMIT = 50

const guardiansOf = (ownerUid: string) => `users/${ownerUid}/guardians`
const familiesOf = (uid: string) => `users/${uid}/families`

const right = z.enum(guardianRights)

const guardianSchema = z.pipe(
  z.object({
    id: z.string(),
    name: nonEmptyText,
    relation: nonEmptyText,
    role: right,
    createdAt: timestamp,
  }),
  z.transform(({ id, ...guardian }): Guardian => ({ uid: id, ...guardian })),
)

const inviteSchema = z.pipe(
  z.object({
    id: z.string(),
    uid: z.string(),
    ownerName: nonEmptyText,
    role: right,
    createdAt: timestamp,
  }),
  z.transform(({ id, ...invite }): FamilyInvite => ({ code: id, ...invite })),
)

const noteSchema = z.object({ id: z.string(), ownerName: nonEmptyText })

/** By the guardian or staff; undefined for an account that the family is not shared with. */
export async function readGuardian(ownerUid: string, uid: string): Promise<Guardian | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, guardiansOf(ownerUid), uid))
  return parseDocuments('guardians', document ? [document] : [], guardianSchema)[0]
}

/** The families that an account shares; `right` is null in one that has put it out. */
export async function readFamilies(uid: string): Promise<SharedFamily[]> {
  const documents = await readMemberDocuments(
    inCollection(familiesOf(uid), (lite) => [lite.limit(READ_LIMIT)]),
  )
  return Promise.all(
    parseDocuments('families', documents, noteSchema).map(async ({ id, ownerName }) => ({
      ownerUid: id,
      ownerName,
      right: (await readGuardian(id, uid))?.role ?? null,
    })),
  )
}

/** Of the account's own family, in the order of joining. */
export async function readGuardians(ownerUid: string): Promise<Guardian[]> {
  const documents = await readMemberDocuments(
    inCollection(guardiansOf(ownerUid), (lite) => [
      lite.orderBy('createdAt'),
      lite.limit(READ_LIMIT),
    ]),
  )
  return parseDocuments('guardians', documents, guardianSchema)
}

const invites = inviteDocuments(INVITES, inviteSchema)

/** Newest first, also those that are over. */
export const readInvites = (ownerUid: string): Promise<FamilyInvite[]> =>
  invites.list(
    inCollection(INVITES, (lite) => [lite.where('uid', '==', ownerUid), lite.limit(READ_LIMIT)]),
  )

/** Undefined when the code is unknown or used. */
export const readInvite = (code: string): Promise<FamilyInvite | undefined> => invites.read(code)

export type NewInvite = Omit<FamilyInvite, 'createdAt'>

/** The code is made before the first try. */
export const createInvite = (invite: NewInvite): Promise<void> =>
  invites.create(invite, ({ uid }) => uid === invite.uid)

/** An invitation that was used or deleted is no error. */
export const deleteInvite = (code: string): Promise<void> => invites.remove(code)

/** Deletes the account's note of a family that has put it out; repeatable. */
export const forgetFamily = (uid: string, ownerUid: string): Promise<void> =>
  writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, familiesOf(uid), ownerUid)))

/** Guardian, note of the family and used invitation in one commit. @throws {RepositoryError} `denied` also when it was used meanwhile */
export async function joinFamily(
  uid: string,
  invite: FamilyInvite,
  entry: GuardianEntry,
): Promise<void> {
  await sendOnce({
    id: `${INVITES}/${invite.code}/${uid}`,
    write: async () => {
      await forgetOldNote(uid, invite.uid)
      await commitAsMember(({ lite, db, batch }) => {
        batch.set(lite.doc(db, guardiansOf(invite.uid), uid), {
          ...tidyGuardian(entry),
          role: invite.role,
          inviteId: invite.code,
          createdAt: lite.serverTimestamp(),
        })
        batch.set(lite.doc(db, familiesOf(uid), invite.uid), {
          ownerName: invite.ownerName,
          createdAt: lite.serverTimestamp(),
        })
        batch.delete(lite.doc(db, INVITES, invite.code))
      })
    },
    hasArrived: () => isMadeBy(invite, (lite, db) => lite.doc(db, guardiansOf(invite.uid), uid)),
  })
}

/** Has the account joined one of these families by an invitation, which is gone since? */
export async function hasJoinedBy(
  uid: string,
  code: string,
  ownerUids: readonly string[],
): Promise<boolean> {
  const answers = await Promise.all(
    ownerUids.map((ownerUid) =>
      isMadeBy({ code }, (lite, db) => lite.doc(db, guardiansOf(ownerUid), uid)),
    ),
  )
  return answers.includes(true)
}

/** What an account that was put out still has: the rules let nobody write over it. */
async function forgetOldNote(uid: string, ownerUid: string): Promise<void> {
  const old = await readMemberDocument((lite, db) => lite.doc(db, familiesOf(uid), ownerUid))
  if (old) await forgetFamily(uid, ownerUid)
}

/** By the owner, with the family's invitations, which the guardian may know; a missing guardian is no error. */
export async function removeGuardian(ownerUid: string, guardianUid: string): Promise<void> {
  const sent = await readInvites(ownerUid)
  try {
    await commitAsMember(({ lite, db, batch }) => {
      batch.delete(lite.doc(db, guardiansOf(ownerUid), guardianUid))
      for (const { code } of sent) batch.delete(lite.doc(db, INVITES, code))
    })
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure)) throw failure
    if (!(await readGuardian(ownerUid, guardianUid))) return
    // Nobody may delete an invitation that was used or deleted meanwhile: the rest goes in another commit.
    const left = await readInvites(ownerUid)
    if (left.length >= sent.length) throw failure
    await removeGuardian(ownerUid, guardianUid)
  }
}

/** By the guardian; repeatable. */
export const leaveFamily = (uid: string, ownerUid: string): Promise<void> =>
  commitAsMember(({ lite, db, batch }) => {
    batch.delete(lite.doc(db, guardiansOf(ownerUid), uid))
    batch.delete(lite.doc(db, familiesOf(uid), ownerUid))
  })
