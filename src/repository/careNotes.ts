import * as z from 'zod/mini'
import {
  type CareNote,
  type CareNoteEntry,
  careNoteId,
  careNoteLimits,
  changedNoteFields,
  meals,
  moods,
  type NewCareNote,
} from '@/domain/care/careNote'
import { tidyLineWithin, tidyTextWithin } from '@/domain/text/tidyText'
import {
  countMemberDocuments,
  type Exchange,
  exchangeAsMember,
  type Lite,
  type QueryParts,
  readMemberDocument,
  readMemberDocuments,
} from './client'
import { someText, timestamp } from './documentFields'
import { parseDocuments } from './parseDocuments'

const CARE_NOTES = 'care_notes'

/** More notes than a day has; no query is without a limit. */
const READ_LIMIT = 1000

/** A note is whose it is, of which day and its text; what else does not fit is left empty. */
export const careNoteSchema: z.ZodMiniType<CareNote> = z.object({
  id: z.string(),
  uid: z.string(),
  childId: z.string(),
  childName: z.catch(z.string(), ''),
  branchId: z.catch(z.string(), ''),
  day: z.string(),
  meal: z.catch(z.enum(meals), ''),
  mood: z.catch(z.enum(moods), ''),
  text: someText,
  writer: z.catch(z.string(), ''),
  by: z.catch(z.string(), ''),
  createdAt: timestamp,
  updatedAt: timestamp,
  seenAt: z.catch(z.nullable(timestamp), null),
})

/**
 * For the agit: the notes of a day (`yyyy-mm-dd`), in no order.
 * @throws {RepositoryError}
 */
export async function readNotesOfDay(day: string): Promise<CareNote[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(
      lite.collection(db, CARE_NOTES),
      lite.where('day', '==', day),
      lite.limit(READ_LIMIT),
    ),
  )
  return parseDocuments(CARE_NOTES, documents, careNoteSchema)
}

/**
 * For the agit: how many notes of a day no parent has read. Reading one does not change its `updatedAt`, but this.
 * @throws {RepositoryError}
 */
export const readUnreadCount = (day: string): Promise<number> =>
  countMemberDocuments((lite, db) =>
    lite.query(
      lite.collection(db, CARE_NOTES),
      lite.where('day', '==', day),
      lite.where('seenAt', '==', null),
    ),
  )

/** One page of 「알림장」. */
export const NOTES_PAGE = 50

type Narrowed = (lite: Lite) => QueryParts

/** The parent's own notes. */
async function readOwn(uid: string, narrowed: Narrowed): Promise<CareNote[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(lite.collection(db, CARE_NOTES), lite.where('uid', '==', uid), ...narrowed(lite)),
  )
  return parseDocuments(CARE_NOTES, documents, careNoteSchema)
}

/**
 * One page of the parent's own notes, the latest day first; the next page begins after a note.
 * @throws {RepositoryError}
 */
export const readOwnNotes = (uid: string, after?: CareNote): Promise<CareNote[]> =>
  readOwn(uid, (lite) => [
    lite.orderBy('day', 'desc'),
    lite.orderBy(lite.documentId(), 'desc'),
    ...(after ? [lite.startAfter(after.day, after.id)] : []),
    lite.limit(NOTES_PAGE),
  ])

/**
 * The parent's own notes that they have not read, in no order.
 * @throws {RepositoryError}
 */
export const readOwnUnreadNotes = (uid: string): Promise<CareNote[]> =>
  readOwn(uid, (lite) => [lite.where('seenAt', '==', null), lite.limit(NOTES_PAGE)])

/**
 * The parent's own notes of a day (`yyyy-mm-dd`), in no order.
 * @throws {RepositoryError}
 */
export const readOwnNotesOfDay = (uid: string, day: string): Promise<CareNote[]> =>
  readOwn(uid, (lite) => [lite.where('day', '==', day), lite.limit(NOTES_PAGE)])

/**
 * Says that the parent has read a note, unless it was changed since, or somebody has said so before.
 * @param version as it was shown
 * @throws {RepositoryError}
 */
export const markNoteSeen = (version: Pick<CareNote, 'id' | 'updatedAt'>): Promise<void> =>
  exchangeAsMember(async ({ lite, db, transaction, read }) => {
    const reference = lite.doc(db, CARE_NOTES, version.id)
    const standing = parse(await read(reference))
    const isSameVersion = standing?.updatedAt.getTime() === version.updatedAt.getTime()
    if (isSameVersion && standing.seenAt === null)
      transaction.update(reference, { seenAt: lite.serverTimestamp() })
  })

const parse = (document: Awaited<ReturnType<Exchange['read']>>): CareNote | undefined =>
  document && parseDocuments(CARE_NOTES, [document], careNoteSchema)[0]

/**
 * One note as it stands now; nothing when there is none.
 * @throws {RepositoryError}
 */
export const readNote = async (id: string): Promise<CareNote | undefined> =>
  parse(await readMemberDocument((lite, db) => lite.doc(db, CARE_NOTES, id)))

/** A colleague has sent or changed the note since the form began. */
export class NoteConflict extends Error {
  override name = 'NoteConflict'
  readonly standing: CareNote

  constructor(standing: CareNote) {
    super('A care note has changed.')
    this.standing = standing
  }
}

/** The fields as they are kept: tidy, within their limits. */
export const tidyNote = ({ meal, mood, text }: CareNoteEntry): CareNoteEntry => ({
  meal,
  mood,
  text: tidyTextWithin(text, careNoteLimits.text),
})

const isSame = (a: CareNoteEntry, b: CareNoteEntry): boolean => changedNoteFields(a, b).length === 0

/**
 * Sends a note or its correction, unless somebody has changed it since the form began. What stands there already, because
 * an earlier answer was lost, is done.
 * @param expected the fields that the form began with; null for a first note
 * @throws {NoteConflict} with what stands there
 * @throws {RepositoryError}
 */
export async function sendNote(note: NewCareNote, expected: CareNoteEntry | null): Promise<void> {
  const id = careNoteId(note)
  const { uid, childId, childName, branchId, day, by } = note
  const entry = tidyNote(note)
  const written = { ...entry, by, writer: tidyLineWithin(note.writer, careNoteLimits.writer) }
  let conflict: CareNote | undefined
  await exchangeAsMember(async ({ lite, db, transaction, read }) => {
    conflict = undefined
    const reference = lite.doc(db, CARE_NOTES, id)
    const standing = parse(await read(reference))
    const updatedAt = lite.serverTimestamp()
    if (!standing) {
      const ofChild = { uid, childId, childName, branchId, day }
      const times = { createdAt: updatedAt, updatedAt, seenAt: null }
      transaction.set(reference, { ...ofChild, ...written, ...times })
    } else if (isSame(standing, entry)) return
    else if (expected && isSame(standing, expected))
      transaction.update(reference, { ...written, updatedAt, seenAt: null })
    else conflict = standing
  })
  if (conflict) throw new NoteConflict(conflict)
}
