import * as z from 'zod/mini'
import type { BranchSuggestion } from '@/domain/places/branchSuggestion'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import type { ReceivedSuggestion } from '@/domain/staff/inbox'
import { type RawDocument, writePublicly } from '../firestore/client'
import { nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { markSeen } from '../firestore/markSeen'
import { parseReceived, readableAnyway } from '../firestore/parseDocuments'
import { newestDocuments, newestUnseen } from '../firestore/queries'
import { sendOnce } from '../firestore/sendOnce'

const COLLECTION = 'branch_suggestions'

const suggestionSchema = z.object({
  id: z.string(),
  place: nonEmptyText,
  reason: z.catch(text, ''),
  contact: z.catch(z.string(), ''),
  createdAt: timestamp,
  seenAt: z.catch(z.nullable(timestamp), null),
})

const fallbackSchema = readableAnyway(suggestionSchema, { place: UNREADABLE, createdAt: NO_TIME })

const received = (documents: readonly RawDocument[]): ReceivedSuggestion[] =>
  parseReceived(COLLECTION, documents, suggestionSchema, fallbackSchema)

/** For staff: newest first. */
export const followNewestSuggestions = (limit: number): Followable<ReceivedSuggestion[]> =>
  followableRows(newestDocuments(COLLECTION, limit), received)

/** For staff: newest first. */
export const followUnseenSuggestions = (limit: number): Followable<ReceivedSuggestion[]> =>
  followableRows(newestUnseen(COLLECTION, limit), received)

export const markSuggestionSeen = (id: string): Promise<void> => markSeen(COLLECTION, id)

/** Sends a suggestion; only staff may read it. `id`: made before the first try; `wasTried`: an earlier page load tried it. */
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
