import * as z from 'zod/mini'
import {
  changedNoteFields,
  type DayNote,
  type DayNoteEntry,
  dayNoteId,
  dayNoteLimits,
  meals,
  moods,
  type NewDayNote,
} from '@/domain/care/dayNote'
import { tidyLineWithin, tidyTextWithin } from '@/domain/text/tidyText'
import {
  type Exchange,
  exchangeAsMember,
  type Lite,
  type QueryParts,
  readMemberDocument,
  readMemberDocuments,
} from '../firestore/client'
import { someDay, someText, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'

const CARE_NOTES = 'care_notes'

/** More notes than a day has; no query is without a limit. */
const READ_LIMIT = 1000

/** A note is whose it is, of which day and its text; what else does not fit is left empty. */
export const dayNoteSchema: z.ZodMiniType<DayNote> = z.object({
  id: z.string(),
  uid: z.string(),
  childId: z.string(),
  childName: z.catch(z.string(), ''),
  branchId: z.catch(z.string(), ''),
  day: someDay,
  meal: z.catch(z.enum(meals), ''),
  mood: z.catch(z.enum(moods), ''),
  text: someText,
  writer: z.catch(z.string(), ''),
  by: z.catch(z.string(), ''),
  createdAt: timestamp,
  updatedAt: timestamp,
  seenAt: z.catch(z.nullable(timestamp), null),
})

/** For the agit: the notes of a day (`yyyy-mm-dd`), in no order. @throws {RepositoryError} */
export async function readNotesOfDay(day: string): Promise<DayNote[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(
      lite.collection(db, CARE_NOTES),
      lite.where('day', '==', day),
      lite.limit(READ_LIMIT),
    ),
  )
  return parseDocuments(CARE_NOTES, documents, dayNoteSchema)
}

/** So many changes at once are read as a new list instead. */
export const NOTE_CHANGES_LIMIT = 50

/** When a note was last written, corrected or read. */
export const noteChangedAt = ({ updatedAt, seenAt }: DayNote): Date =>
  seenAt && seenAt > updatedAt ? seenAt : updatedAt

/**
 * For the agit: the notes that were written, corrected or read at or after an instant, of whatever day; reading one does not
 * change its `updatedAt`, so each of the two is asked for. At least `NOTE_CHANGES_LIMIT` of them where there are so many.
 * @throws {RepositoryError}
 */
export async function readChangedNotes(since: Date): Promise<DayNote[]> {
  const changedBy = (field: 'updatedAt' | 'seenAt') =>
    readMemberDocuments((lite, db) =>
      lite.query(
        lite.collection(db, CARE_NOTES),
        lite.where(field, '>=', lite.Timestamp.fromDate(since)),
        lite.orderBy(field),
        lite.limit(NOTE_CHANGES_LIMIT),
      ),
    )
  const documents = await Promise.all([changedBy('updatedAt'), changedBy('seenAt')])
  return parseDocuments(CARE_NOTES, documents.flat(), dayNoteSchema)
}

/** One page of 「알림장」. */
export const NOTES_PAGE_SIZE = 50

type Narrowed = (lite: Lite) => QueryParts

/** The parent's own notes. */
async function readOwn(uid: string, narrowed: Narrowed): Promise<DayNote[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(lite.collection(db, CARE_NOTES), lite.where('uid', '==', uid), ...narrowed(lite)),
  )
  return parseDocuments(CARE_NOTES, documents, dayNoteSchema)
}

/** One page of the parent's own notes, the latest day first; the next page begins after a note. @throws {RepositoryError} */
export const readOwnNotes = (uid: string, after?: DayNote): Promise<DayNote[]> =>
  readOwn(uid, (lite) => [
    lite.orderBy('day', 'desc'),
    lite.orderBy(lite.documentId(), 'desc'),
    ...(after ? [lite.startAfter(after.day, after.id)] : []),
    lite.limit(NOTES_PAGE_SIZE),
  ])

/** The parent's own notes that they have not read, in no order. @throws {RepositoryError} */
export const readOwnUnreadNotes = (uid: string): Promise<DayNote[]> =>
  readOwn(uid, (lite) => [lite.where('seenAt', '==', null), lite.limit(NOTES_PAGE_SIZE)])

/** The parent's own notes of some days (`yyyy-mm-dd`, both included), the latest day first. @throws {RepositoryError} */
export const readOwnNotesOfDays = (
  uid: string,
  { first, last }: { first: string; last: string },
): Promise<DayNote[]> =>
  readOwn(uid, (lite) => [
    lite.where('day', '>=', first),
    lite.where('day', '<=', last),
    lite.orderBy('day', 'desc'),
    lite.limit(READ_LIMIT),
  ])

/**
 * Says that the parent has read a note, unless it was changed since, or somebody has said so before.
 * @param version as it was shown
 * @throws {RepositoryError}
 */
export const markNoteSeen = (version: Pick<DayNote, 'id' | 'updatedAt'>): Promise<void> =>
  exchangeAsMember(async ({ lite, db, transaction, read }) => {
    const reference = lite.doc(db, CARE_NOTES, version.id)
    const standing = parse(await read(reference))
    const isSameVersion = standing?.updatedAt.getTime() === version.updatedAt.getTime()
    if (isSameVersion && standing.seenAt === null)
      transaction.update(reference, { seenAt: lite.serverTimestamp() })
  })

const parse = (document: Awaited<ReturnType<Exchange['read']>>): DayNote | undefined =>
  document && parseDocuments(CARE_NOTES, [document], dayNoteSchema)[0]

/** One note as it stands now; nothing when there is none. @throws {RepositoryError} */
export const readNote = async (id: string): Promise<DayNote | undefined> =>
  parse(await readMemberDocument((lite, db) => lite.doc(db, CARE_NOTES, id)))

/** A colleague has sent or changed the note since the form began. */
export class NoteConflict extends Error {
  override name = 'NoteConflict'
  readonly standing: DayNote

  constructor(standing: DayNote) {
    super('A care note has changed.')
    this.standing = standing
  }
}

/** The fields as they are kept: tidy, within their limits. */
export const tidyNote = ({ meal, mood, text }: DayNoteEntry): DayNoteEntry => ({
  meal,
  mood,
  text: tidyTextWithin(text, dayNoteLimits.text),
})

const isSame = (a: DayNoteEntry, b: DayNoteEntry): boolean => changedNoteFields(a, b).length === 0

/**
 * Sends a note or its correction, unless somebody has changed it since the form began. What stands there already, because
 * an earlier answer was lost, is done.
 * @param expected the fields that the form began with; null for a first note
 * @throws {NoteConflict} with what stands there
 * @throws {RepositoryError}
 */
export async function sendNote(note: NewDayNote, expected: DayNoteEntry | null): Promise<void> {
  const id = dayNoteId(note)
  const { uid, childId, childName, branchId, day, by } = note
  const entry = tidyNote(note)
  const written = { ...entry, by, writer: tidyLineWithin(note.writer, dayNoteLimits.writer) }
  let conflict: DayNote | undefined
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
