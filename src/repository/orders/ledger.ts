import * as z from 'zod/mini'
import { type LedgerEntry, ledgerKinds, type NewLedgerEntry } from '@/domain/orders/ledger'
import {
  type Commit,
  commitAsMember,
  inCollection,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
} from '../firestore/client'
import { text, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { sendOnce } from '../firestore/sendOnce'

const PAGE_SIZE = 500

/** For documents and rows remembered on the device; invalid values of the `catch` fields are left empty. */
export const ledgerEntrySchema: z.ZodMiniType<LedgerEntry> = z.object({
  id: z.string(),
  kind: z.catch(z.enum(ledgerKinds), 'adjustment'),
  amountKRW: z.int(),
  note: z.catch(text, ''),
  refId: z.catch(z.string(), ''),
  at: z.catch(timestamp, new Date(0)),
  by: z.catch(z.string(), ''),
})

const entryTimeSchema = z.object({ at: z.catch(timestamp, new Date(0)) })

const collectionOf = (uid: string) => `users/${uid}/ledger`

const readPage = (uid: string, after: readonly string[]): Promise<RawDocument[]> =>
  readMemberDocuments(
    inCollection(collectionOf(uid), (lite) => [
      lite.orderBy(lite.documentId()),
      ...after.map((id) => lite.startAfter(id)),
      lite.limit(PAGE_SIZE),
    ]),
  )

/** All entries, unordered: none may be missing from the balance. */
export async function readLedger(uid: string): Promise<LedgerEntry[]> {
  const documents: RawDocument[] = []
  let page: RawDocument[]
  do {
    page = await readPage(
      uid,
      documents.slice(-1).map(({ id }) => id),
    )
    documents.push(...page)
  } while (page.length === PAGE_SIZE)
  return parseDocuments('ledger', documents, ledgerEntrySchema)
}

/** Adds a create of an entry to a commit; `by`: uid of the staff member. The rules refuse an existing id. */
export function putEntry(
  { lite, db, batch }: Commit,
  { uid }: { uid: string },
  { id, ...entry }: NewLedgerEntry,
  by: string,
): void {
  batch.set(lite.doc(db, collectionOf(uid), id), { ...entry, at: lite.serverTimestamp(), by })
}

/** Writes one entry for staff, once. `by`: uid of the staff member. */
export const writeEntry = (uid: string, entry: NewLedgerEntry, by: string): Promise<void> =>
  sendOnce({
    id: `${collectionOf(uid)}/${entry.id}`,
    write: () => commitAsMember((commit) => putEntry(commit, { uid }, entry, by)),
    hasArrived: async () => {
      const stored = await readMemberDocument((lite, db) =>
        lite.doc(db, collectionOf(uid), entry.id),
      )
      return stored !== undefined
    },
  })

/** The entry's id, numbered if an entry from before `since` has it: entries outlive rides and orders, whose ids may return. */
export async function findEntryId(uid: string, id: string, since: Date) {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`
    const document = await readMemberDocument((lite, db) =>
      lite.doc(db, collectionOf(uid), candidate),
    )
    if (!document) return { id: candidate, isTaken: false }
    const { at } = entryTimeSchema.parse(document.fields ?? {})
    if (at >= since) return { id: candidate, isTaken: true }
  }
}
