import type { DocumentReference } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { type Notice, noticeKinds, noticeLimits } from '@/domain/site/notice'
import { tidyLineWithin, tidyTextWithin } from '@/domain/text/tidyText'
import { type Commit, inCollection } from '../firestore/client'
import { dayText, nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { saveManaged } from '../firestore/managedDocuments'
import { parseDocuments } from '../firestore/parseDocuments'
import { readPublicDocuments } from '../firestore/publicDocuments'

const NOTICES = 'notices'

/** The newest of these are read; samples older than the last of them are not missed. */
export const NOTICES_MAX = 200

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  title: nonEmptyText,
  body: text,
  branchId: z.string(),
  day: dayText,
  isPublished: z.boolean(),
  updatedAt: z.catch(z.optional(timestamp), undefined),
})

/** Newest day first, also what is not shown: such a document hides the sample of its id. */
export const readNotices = async (): Promise<Notice[]> =>
  parseDocuments(
    NOTICES,
    await readPublicDocuments({
      collection: NOTICES,
      orderBy: { field: 'day', direction: 'DESCENDING' },
      limit: NOTICES_MAX,
    }),
    noticeSchema,
  )

/** As `readNotices`, for the agit's list. */
export const followNotices = (): Followable<Notice[]> =>
  followableRows(
    inCollection(NOTICES, (sdk) => [sdk.orderBy('day', 'desc'), sdk.limit(NOTICES_MAX)]),
    (documents) => parseDocuments(NOTICES, documents, noticeSchema),
  )

const fieldsOf = ({ kind, title, body, branchId, day, isPublished }: Notice) => ({
  kind,
  title: tidyLineWithin(title, noticeLimits.title),
  body: tidyTextWithin(body, noticeLimits.body),
  branchId,
  day,
  isPublished,
})

/** A batch or a transaction. */
interface Writes {
  set: (reference: DocumentReference, fields: Record<string, unknown>) => unknown
}

/** Writes the notice beside other writes of one commit. */
export const putNotice = (
  { lite, db }: Pick<Commit, 'lite' | 'db'>,
  writes: Writes,
  notice: Notice,
): void => {
  writes.set(lite.doc(db, NOTICES, notice.id), {
    ...fieldsOf(notice),
    updatedAt: lite.serverTimestamp(),
  })
}

/** `opened`: as the form was opened with it; undefined for a new one or a sample. @throws {RepositoryError} `changed` when a colleague was faster */
export const saveNotice = (notice: Notice, opened: Notice | undefined): Promise<void> =>
  saveManaged({
    collection: NOTICES,
    id: notice.id,
    fields: () => fieldsOf(notice),
    opened: opened && (() => fieldsOf(opened)),
  })
