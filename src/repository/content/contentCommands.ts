import { tidyContentEntry } from '@/domain/content/contentRules'
import {
  type ContentEntry,
  type ContentItem,
  type ContentKind,
  changedContentFields,
} from '@/domain/content/siteContent'
import { instantAt } from '@/domain/dates/day'
import { deadlineDay } from '@/domain/snacks/specialSnackDeadline'
import { typedKRW } from '@/domain/text/typedNumber'
import {
  type Commit,
  commitAsMember,
  type RawDocument,
  runTransactionAsMember,
} from '../firestore/client'
import { contentCollections, contentItemOf, fieldsOf, orderFields } from './siteContent'

function putNumbers({ lite, db, batch }: Commit, kind: ContentKind, numbers: Map<string, number>) {
  const field = orderFields[kind]
  if (field === undefined) return
  for (const [id, number] of numbers)
    batch.update(lite.doc(db, contentCollections[kind], id), {
      [field]: number,
      updatedAt: lite.serverTimestamp(),
    })
}

/** Writes sort numbers (by id) in one commit; repeatable. @throws {RepositoryError} also when a document is gone */
export const moveContents = (kind: ContentKind, numbers: Map<string, number>): Promise<void> =>
  commitAsMember((commit) => putNumbers(commit, kind, numbers))

/** A missing document is no error. */
export const deleteContent = (kind: ContentKind, id: string): Promise<void> =>
  commitAsMember(({ lite, db, batch }) => batch.delete(lite.doc(db, contentCollections[kind], id)))

/** The entry's document fields without sort number and time. */
function documentOf(kind: ContentKind, entry: ContentEntry, current: Record<string, unknown>) {
  const { title, imageUrl, branch, published, html } = entry
  const price = typedKRW(entry.price) ?? 0
  switch (kind) {
    case 'banner': {
      const { subtitle, ctaText, ctaHref } = entry
      return { title, subtitle, ctaText, ctaHref, imageUrl }
    }
    case 'special': {
      const deadlineTs = instantAt(entry.deadlineDay, entry.deadlineTime)
      const product = { title: entry.productTitle, price, imageUrl, html }
      const painted =
        current.deadlineDate === undefined ? {} : { deadlineDate: deadlineDay(deadlineTs) }
      return { title, branch, deadlineTs, ...painted, published, status: 'open', product }
    }
    default:
      return { title, price, imageUrl, allergens: [...entry.allergens] }
  }
}

/** A colleague has changed or deleted the content since the form was opened. */
export class ContentConflict extends Error {
  override name = 'ContentConflict'
  /** Undefined when it was deleted. */
  readonly current: ContentItem | undefined

  constructor(current: ContentItem | undefined) {
    super('A content has changed.')
    this.current = current
  }
}

interface ContentSave {
  kind: ContentKind
  id: string
  entry: ContentEntry
  /** The entry when the form was opened; undefined for a new one. */
  expected: ContentEntry | undefined
  /** Sort numbers by id that put it at the end; used if the document has none. */
  numbers: Map<string, number>
}

const isSame = (kind: ContentKind, a: ContentEntry, b: ContentEntry): boolean =>
  changedContentFields(kind, a, b).length === 0

/** Creates or changes a content in its place; repeatable. @throws {ContentConflict} when somebody else has changed it */
export async function saveContent(save: ContentSave): Promise<void> {
  const { kind, id, expected } = save
  const entry = tidyContentEntry(save.entry)
  const orderField = orderFields[kind]
  let conflict: ContentConflict | undefined
  await runTransactionAsMember(async ({ lite, db, transaction, read }) => {
    conflict = undefined
    const referenceOf = (one: string) => lite.doc(db, contentCollections[kind], one)
    const document: RawDocument | undefined = await read(referenceOf(id))
    const current = document && contentItemOf(kind, document)
    const isAsExpected =
      current && expected ? isSame(kind, current.entry, expected) : current === expected
    if (!isAsExpected) {
      const hasArrived =
        current && current.problem === undefined && isSame(kind, current.entry, entry)
      if (!hasArrived) conflict = new ContentConflict(current)
      return
    }
    const updatedAt = lite.serverTimestamp()
    const fields = fieldsOf(document?.fields)
    const written = { ...documentOf(kind, entry, fields), updatedAt }
    if (orderField === undefined) {
      transaction.set(referenceOf(id), written)
      return
    }
    const number = current?.number ?? save.numbers.get(id)
    transaction.set(referenceOf(id), { ...written, [orderField]: number })
    if (current?.number !== undefined) return
    for (const [other, moved] of save.numbers)
      if (other !== id) transaction.update(referenceOf(other), { [orderField]: moved, updatedAt })
  })
  if (conflict) throw conflict
}
