import * as z from 'zod/mini'
import {
  INBOX_PAGE_SIZE,
  type ReceivedPickupRequest,
  type RequestStatus,
  requestStatuses,
} from '@/domain/agit/inbox'
import { NO_TIME, UNREADABLE } from '@/domain/agit/received'
import type { PickupRequestPayload } from '@/domain/pickup/pickupRequest'
import {
  type RawDocument,
  readAllMemberDocuments,
  readMemberDocument,
  writeAsMember,
  writePublicly,
} from '../firestore/client'
import { nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { newestDocuments } from '../firestore/newestDocuments'
import { parseReceived } from '../firestore/parseDocuments'
import { isRefusal, RepositoryError } from '../firestore/repositoryError'
import { sendOnce } from '../firestore/sendOnce'

const COLLECTION = 'pickup_requests'
const requestSchema = z.object({
  id: z.string(),
  applicantName: nonEmptyText,
  phone: z.catch(z.string(), ''),
  datetime: timestamp,
  pickupAddress: z.catch(text, ''),
  destAddress: z.catch(text, ''),
  childName: z.catch(text, ''),
  memo: z.catch(text, ''),
  isMarketingAllowed: z.catch(z.boolean(), false),
  branchId: z.catch(z.string(), ''),
  status: z.enum(requestStatuses),
  createdAt: timestamp,
})

const fallbackSchema: z.ZodMiniType<ReceivedPickupRequest> = z.extend(requestSchema, {
  applicantName: z.catch(z.literal(UNREADABLE), UNREADABLE),
  datetime: z.catch(timestamp, NO_TIME),
  // Unknown: done, which has no actions.
  status: z.catch(z.enum(requestStatuses), 'done'),
  createdAt: z.catch(timestamp, NO_TIME),
})

const received = (documents: readonly RawDocument[]): ReceivedPickupRequest[] =>
  parseReceived(COLLECTION, documents, requestSchema, fallbackSchema)

/** For staff: newest first. */
export const readNewestPickupRequests = async (
  limit = INBOX_PAGE_SIZE,
): Promise<ReceivedPickupRequest[]> => received(await newestDocuments(COLLECTION, limit))

/** For staff: requests that are not done, unordered. */
export const readOpenPickupRequests = async (): Promise<ReceivedPickupRequest[]> =>
  received(
    await readAllMemberDocuments((lite, db) =>
      lite.query(lite.collection(db, COLLECTION), lite.where('status', 'in', ['new', 'called'])),
    ),
  )

async function hasReached(id: string, status: RequestStatus): Promise<boolean> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, COLLECTION, id))
  const [there] = document ? received([document]) : []
  return (
    there !== undefined && requestStatuses.indexOf(there.status) >= requestStatuses.indexOf(status)
  )
}

/** For staff; a request at or past the status is fine. */
export async function advancePickupRequest(id: string, status: RequestStatus): Promise<void> {
  try {
    await writeAsMember((lite, db) => lite.updateDoc(lite.doc(db, COLLECTION, id), { status }))
  } catch (error) {
    const wasRefused = error instanceof RepositoryError && isRefusal(error)
    if (!wasRefused || !(await hasReached(id, status))) throw error
  }
}

/** Sends a request; only staff may read it, so a refused retry counts as sent. `id` is made before the first try. */
export const sendPickupRequest = (id: string, request: PickupRequestPayload): Promise<void> =>
  sendOnce({
    id: `${COLLECTION}/${id}`,
    write: () =>
      writePublicly((lite, db) =>
        lite.setDoc(lite.doc(db, COLLECTION, id), {
          applicantName: request.requesterName,
          phone: request.phone,
          datetime: lite.Timestamp.fromDate(new Date(request.datetime)),
          pickupAddress: request.pickupAddr,
          destAddress: request.dropoffAddr,
          childName: request.childName,
          memo: request.note,
          isMarketingAllowed: request.mkt,
          branchId: request.branchId,
          status: 'new',
          createdAt: lite.serverTimestamp(),
        }),
      ),
  })
