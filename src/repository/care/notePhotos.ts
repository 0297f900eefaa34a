import * as z from 'zod/mini'
import {
  isSamePhoto,
  type NewPhoto,
  type NotePhoto,
  photoLimits,
  photoTypes,
} from '@/domain/care/notePhoto'
import { chunk } from '@/domain/groupBy'
import {
  commitAsMember,
  countMemberDocuments,
  inCollection,
  type Lite,
  type QueryParts,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { removePhotosOf } from '../firestore/deleteOwnDocuments'
import { parseDocuments } from '../firestore/parseDocuments'
import { isRefusal, RepositoryError, toRepositoryError } from '../firestore/repositoryError'
import { sendOnce } from '../firestore/sendOnce'

/** 사진 of 알림장 (specification 7, section 8): never stored on the device. */

const pathOf = (noteId: string): string => `care_notes/${noteId}/photos`

const toBytes = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  'toUint8Array' in value &&
  typeof value.toUint8Array === 'function'
    ? value.toUint8Array()
    : undefined

const side = z.number().check(z.minimum(1), z.maximum(photoLimits.sidePx))

const photoSchema: z.ZodMiniType<NotePhoto> = z.object({
  id: z.string(),
  // By its methods: the SDK's class is not loaded here.
  data: z.pipe(
    z.transform(toBytes),
    z.custom<NotePhoto['data']>((value) => value instanceof Uint8Array),
  ),
  type: z.enum(photoTypes),
  width: side,
  height: side,
  by: z.catch(z.string(), ''),
})

const ask = async (
  noteId: string,
  parts: (lite: Lite) => QueryParts = () => [],
): Promise<NotePhoto[]> =>
  parseDocuments(
    'photos',
    await readMemberDocuments(inCollection(pathOf(noteId), parts)),
    photoSchema,
  )

/** How many pictures a note has; none of them is read. */
export const countPhotos = (noteId: string): Promise<number> =>
  countMemberDocuments(inCollection(pathOf(noteId)))

/** All pictures of a note. */
export const readPhotos = (noteId: string): Promise<NotePhoto[]> => ask(noteId)

/** The picture after the one of that id, or the first; null when there is none. */
export const readNextPhoto = async (noteId: string, after?: string): Promise<NotePhoto | null> => {
  const [photo = null] = await ask(noteId, (lite) => [
    lite.orderBy(lite.documentId()),
    ...(after === undefined ? [] : [lite.startAfter(after)]),
    lite.limit(1),
  ])
  return photo
}

interface Added {
  noteId: string
  photo: NewPhoto
  by: string
  /** Where it may stand, in order; a colleague's picture is never replaced. */
  ids: readonly string[]
}

/** Adds a picture and returns its id; the same one counts as sent. @throws {RepositoryError} `changed` when all ids are taken */
export async function addPhoto({ ids, ...added }: Added): Promise<string> {
  const [id, ...others] = ids
  if (id === undefined) throw new RepositoryError('changed')
  const { noteId, photo, by } = added
  const { data, ...rest } = photo
  const findSame = (known: readonly NotePhoto[]) => known.find((one) => isSamePhoto(one, photo))
  try {
    await sendOnce({
      id: `${pathOf(noteId)}/${id}`,
      write: () =>
        writeAsMember((lite, db) =>
          lite.setDoc(lite.doc(db, pathOf(noteId), id), {
            ...rest,
            data: lite.Bytes.fromUint8Array(data),
            at: lite.serverTimestamp(),
            by,
          }),
        ),
      hasArrived: async () => findSame(await readPhotos(noteId)) !== undefined,
    })
    return id
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure)) throw failure
    const known = await readPhotos(noteId)
    const same = findSame(known)
    if (same) return same.id
    if (!known.some((one) => one.id === id)) throw failure
    return addPhoto({ ...added, ids: others })
  }
}

/** A picture that is gone is no error. */
export const deletePhoto = (noteId: string, id: string): Promise<void> =>
  writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, pathOf(noteId), id)))

const NOTES_LIMIT = 1000
const NOTES_PER_COMMIT = 100

/** Of all notes about a child; which of them have pictures nobody may read any more. */
export async function deletePhotosOfChild(uid: string, childId: string): Promise<void> {
  const notes = await readMemberDocuments(
    inCollection('care_notes', (lite) => [
      lite.where('uid', '==', uid),
      lite.where('childId', '==', childId),
      lite.limit(NOTES_LIMIT),
    ]),
  )
  for (const part of chunk(notes, NOTES_PER_COMMIT))
    await commitAsMember((commit) => {
      for (const { id } of part) removePhotosOf(commit, id)
    })
}
