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
  inCollection,
  type Lite,
  type MemberTransaction,
  type QueryParts,
  type RawDocument,
  readMemberDocuments,
  runTransactionAsMember,
} from '../firestore/client'
import { dayText, nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { fullPage } from '../firestore/fullPage'
import { parseDocuments } from '../firestore/parseDocuments'
import { atBranch } from '../firestore/queries'

const CARE_NOTES = 'care_notes'

const READ_LIMIT = 1000

export const dayNoteSchema: z.ZodMiniType<DayNote> = z.object({
  id: z.string(),
  uid: z.string(),
  childId: z.string(),
  childName: z.catch(text, ''),
  branchId: z.catch(z.string(), ''),
  day: dayText,
  meal: z.catch(z.enum(meals), ''),
  mood: z.catch(z.enum(moods), ''),
  text: nonEmptyText,
  writer: z.catch(text, ''),
  by: z.catch(z.string(), ''),
  createdAt: timestamp,
  updatedAt: timestamp,
  seenAt: z.catch(z.nullable(timestamp), null),
})

const notesOf = (documents: readonly RawDocument[]): DayNote[] =>
  parseDocuments(CARE_NOTES, documents, dayNoteSchema)

/** For staff: notes of a day (`yyyy-mm-dd`), unordered. */
export const followNotesOfDay = (day: string, branchId?: string): Followable<DayNote[]> =>
  followableRows(
    inCollection(CARE_NOTES, (sdk) => [
      ...atBranch(sdk, branchId),
      sdk.where('day', '==', day),
      sdk.limit(READ_LIMIT),
    ]),
    notesOf,
  )

export const NOTES_PAGE_SIZE = 50

type Narrowed = (lite: Lite) => QueryParts

const askOwn = (uid: string, narrowed: Narrowed): Promise<RawDocument[]> =>
  readMemberDocuments(
    inCollection(CARE_NOTES, (lite) => [lite.where('uid', '==', uid), ...narrowed(lite)]),
  )

/** A page of own notes, newest day first, after the given note. */
export const readOwnNotes = (uid: string, after?: DayNote): Promise<DayNote[]> =>
  fullPage({
    size: NOTES_PAGE_SIZE,
    read: (limit) =>
      askOwn(uid, (lite) => [
        lite.orderBy('day', 'desc'),
        lite.orderBy(lite.documentId(), 'desc'),
        ...(after ? [lite.startAfter(after.day, after.id)] : []),
        lite.limit(limit),
      ]),
    parse: notesOf,
  })

/** Unordered. */
export const followOwnUnseenNotes = (uid: string): Followable<DayNote[]> =>
  followableRows(
    inCollection(CARE_NOTES, (sdk) => [
      sdk.where('uid', '==', uid),
      sdk.where('seenAt', '==', null),
      sdk.limit(NOTES_PAGE_SIZE),
    ]),
    notesOf,
  )

/** Own notes of a span of days (`yyyy-mm-dd`, inclusive), newest day first. */
export const readOwnNotesOfDays = async (
  uid: string,
  { first, last }: { first: string; last: string },
): Promise<DayNote[]> =>
  notesOf(
    await askOwn(uid, (lite) => [
      lite.where('day', '>=', first),
      lite.where('day', '<=', last),
      lite.orderBy('day', 'desc'),
      lite.limit(READ_LIMIT),
    ]),
  )

/** Marks this version of a note as read; false when the note is another one by now. */
export const markNoteSeen = (version: Pick<DayNote, 'id' | 'updatedAt'>): Promise<boolean> =>
  runTransactionAsMember(async ({ lite, db, transaction, read }) => {
    const reference = lite.doc(db, CARE_NOTES, version.id)
    const current = parse(await read(reference))
    const isSameVersion = current?.updatedAt.getTime() === version.updatedAt.getTime()
    if (isSameVersion && current.seenAt === null)
      transaction.update(reference, { seenAt: lite.serverTimestamp() })
    return isSameVersion
  })

const parse = (document: Awaited<ReturnType<MemberTransaction['read']>>): DayNote | undefined =>
  document && parseDocuments(CARE_NOTES, [document], dayNoteSchema)[0]

/** A colleague has sent or changed the note since the form was opened. */
export class NoteConflict extends Error {
  override name = 'NoteConflict'
  readonly current: DayNote

  constructor(current: DayNote) {
    super('A care note has changed.')
    this.current = current
  }
}

/** Trimmed and cut to the limits. */
export const tidyNote = ({ meal, mood, text }: DayNoteEntry): DayNoteEntry => ({
  meal,
  mood,
  text: tidyTextWithin(text, dayNoteLimits.text),
})

const isSame = (a: DayNoteEntry, b: DayNoteEntry): boolean => changedNoteFields(a, b).length === 0

/** Sends a note or its correction; repeatable. `expected`: fields when the form opened, or null. @throws {NoteConflict} */
export async function sendNote(note: NewDayNote, expected: DayNoteEntry | null): Promise<void> {
  const id = dayNoteId(note)
  const { uid, childId, childName, branchId, day, by } = note
  const entry = tidyNote(note)
  const written = { ...entry, by, writer: tidyLineWithin(note.writer, dayNoteLimits.writer) }
  let conflict: DayNote | undefined
  await runTransactionAsMember(async ({ lite, db, transaction, read }) => {
    conflict = undefined
    const reference = lite.doc(db, CARE_NOTES, id)
    const current = parse(await read(reference))
    const updatedAt = lite.serverTimestamp()
    if (!current) {
      const ofChild = { uid, childId, childName, branchId, day }
      const times = { createdAt: updatedAt, updatedAt, seenAt: null }
      transaction.set(reference, { ...ofChild, ...written, ...times })
    } else if (isSame(current, entry)) return
    else if (expected && isSame(current, expected))
      transaction.update(reference, { ...written, updatedAt, seenAt: null })
    else conflict = current
  })
  if (conflict) throw new NoteConflict(conflict)
}
