import type { ProgramSession } from '@/domain/programs/programSession'
import { NO_TIME } from '@/domain/received'
import { inCollection } from '../firestore/client'
import { type Followable, followableRows } from '../firestore/followable'
import { parseDocuments, parseReceived, readableAnyway } from '../firestore/parseDocuments'
import { SESSIONS_COLLECTION, SESSIONS_READ_LIMIT, sessionSchema } from './programSessions'

const fallbackSchema = readableAnyway(sessionSchema, {
  programId: '',
  startsAt: NO_TIME,
  endsAt: NO_TIME,
  capacity: 0,
  taken: 0,
})

/** For staff: as `readSessions`, also documents that do not fit. */
export const followEverySession = (
  programId: string,
  from: Date,
  to: Date,
): Followable<ProgramSession[]> =>
  followableRows(
    inCollection(SESSIONS_COLLECTION, (sdk) => [
      sdk.where('programId', '==', programId),
      sdk.where('startsAt', '>=', sdk.Timestamp.fromDate(from)),
      sdk.where('startsAt', '<', sdk.Timestamp.fromDate(to)),
      sdk.orderBy('startsAt'),
      sdk.limit(SESSIONS_READ_LIMIT),
    ]),
    (documents) => parseReceived(SESSIONS_COLLECTION, documents, sessionSchema, fallbackSchema),
  )

/** At most 30 ids; missing and unfit documents are left out. */
export const followSessionsById = (ids: readonly string[]): Followable<ProgramSession[]> =>
  followableRows(
    inCollection(SESSIONS_COLLECTION, (sdk) => [
      sdk.where(sdk.documentId(), 'in', [...ids]),
      sdk.limit(ids.length),
    ]),
    (documents) => parseDocuments(SESSIONS_COLLECTION, documents, sessionSchema),
  )
