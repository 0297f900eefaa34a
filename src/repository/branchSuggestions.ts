import * as z from 'zod/mini'
import type { ReceivedSuggestion } from '@/domain/agit/inbox'
import type { BranchSuggestion } from '@/domain/places/branchSuggestion'
import { type Lite, type QueryParts, readMemberDocuments, writePublicly } from './client'
import { someText, timestamp } from './documentFields'
import { parseDocuments } from './parseDocuments'
import { markSeen } from './seen'
import { sendOnce } from './sendOnce'

const COLLECTION = 'branch_suggestions'
/** The newest that the agit looks at. */
const READ_LIMIT = 100

const suggestionSchema = z.object({
  id: z.string(),
  place: someText,
  reason: z.catch(z.string(), ''),
  contact: z.catch(z.string(), ''),
  createdAt: timestamp,
  seenAt: z.catch(z.nullable(timestamp), null),
})

async function read(parts: (lite: Lite) => QueryParts): Promise<ReceivedSuggestion[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(lite.collection(db, COLLECTION), ...parts(lite), lite.limit(READ_LIMIT)),
  )
  return parseDocuments(COLLECTION, documents, suggestionSchema)
}

/**
 * For the agit: the newest suggestions, the newest first.
 * @throws {RepositoryError}
 */
export const readNewestSuggestions = (): Promise<ReceivedSuggestion[]> =>
  read((lite) => [lite.orderBy('createdAt', 'desc')])

/**
 * For the agit: suggestions that nobody has seen, in no order.
 * @throws {RepositoryError}
 */
export const readUnseenSuggestions = (): Promise<ReceivedSuggestion[]> =>
  read((lite) => [lite.where('seenAt', '==', null)])

/**
 * For the agit: somebody has seen a suggestion.
 * @throws {RepositoryError}
 */
export const markSuggestionSeen = (id: string): Promise<void> => markSeen(COLLECTION, id)

/**
 * Hands the suggestion of a new branch over to the agit; as with pickup requests, nobody else may read it again.
 * @param id made before the first try and kept with the form
 * @param wasTried by an earlier page load, and nobody knows how that went
 * @throws {RepositoryError}
 */
export const sendBranchSuggestion = (
  id: string,
  { place, reason, contact }: BranchSuggestion,
  wasTried = false,
): Promise<void> =>
  sendOnce({
    id: `${COLLECTION}/${id}`,
    wasTried,
    write: () =>
      writePublicly((lite, db) =>
        lite.setDoc(lite.doc(db, COLLECTION, id), {
          place,
          reason,
          contact,
          createdAt: lite.serverTimestamp(),
          seenAt: null,
        }),
      ),
  })
