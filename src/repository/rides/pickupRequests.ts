import * as z from 'zod/mini'
import { chunk } from '@/domain/groupBy'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import type { PickupRequestPayload } from '@/domain/rides/reservations/pickupRequest'
import {
  type ReceivedPickupRequest,
  type RequestStatus,
  requestStatuses,
} from '@/domain/staff/inbox'
import {
  commitAsMember,
  countMemberDocuments,
  inCollection,
  type Lite,
  type QueryParts,
  type QuerySdk,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
  writePublicly,
} from '../firestore/client'
import { nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { parseReceived, readableAnyway } from '../firestore/parseDocuments'
import { atBranch, newestDocuments } from '../firestore/queries'
import { RepositoryError } from '../firestore/repositoryError'
import { sendOnce } from '../firestore/sendOnce'
import { stepDocuments } from '../firestore/step'

const COLLECTION = 'pickup_requests'
const openStatuses: RequestStatus[] = ['new', 'called']

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

const fallbackSchema = readableAnyway(requestSchema, {
  applicantName: UNREADABLE,
  datetime: NO_TIME,
  // Unknown: done, which has no actions.
  status: 'done',
  createdAt: NO_TIME,
})

const received = (documents: readonly RawDocument[]): ReceivedPickupRequest[] =>
  parseReceived(COLLECTION, documents, requestSchema, fallbackSchema)

const followNewest = (limit: number, filters: (sdk: QuerySdk) => QueryParts) =>
  followableRows(newestDocuments(COLLECTION, limit, filters), received)

/** For staff: newest first. */
export const followNewestPickupRequests = (
  limit: number,
  branchId?: string,
): Followable<ReceivedPickupRequest[]> => followNewest(limit, (sdk) => atBranch(sdk, branchId))

/** For staff: requests that are not done, newest first. */
export const followOpenPickupRequests = (
  limit: number,
  branchId?: string,
): Followable<ReceivedPickupRequest[]> =>
  followNewest(limit, (sdk) => [
    ...atBranch(sdk, branchId),
    sdk.where('status', 'in', openStatuses),
  ])

/** For staff: as `followOpenPickupRequests`, once. */
export const readOpenPickupRequests = async (limit: number): Promise<ReceivedPickupRequest[]> =>
  received(
    await readMemberDocuments(
      newestDocuments(COLLECTION, limit, (sdk) => [sdk.where('status', 'in', openStatuses)]),
    ),
  )

/** For staff: requests that nobody has answered, newest first. */
export const followNewPickupRequests = (
  limit: number,
  branchId?: string,
): Followable<ReceivedPickupRequest[]> =>
  followNewest(limit, (sdk) => [...atBranch(sdk, branchId), sdk.where('status', '==', 'new')])

/** For staff: requests that are not done of other phones than these, at most ten; newest first, a list of each status, since no query asks both `in` and `not-in`. */
export const followOpenPickupRequestsWithout = (
  phones: readonly string[],
  limit: number,
  branchId?: string,
): Followable<ReceivedPickupRequest[]>[] =>
  openStatuses.map((status) =>
    followNewest(limit, (sdk) => [
      ...atBranch(sdk, branchId),
      sdk.where('status', '==', status),
      sdk.where('phone', 'not-in', [...phones]),
    ]),
  )

const openOfPhone = (lite: Lite, phone: string, branchId: string | undefined): QueryParts => [
  ...atBranch(lite, branchId),
  lite.where('phone', '==', phone),
  lite.where('status', 'in', openStatuses),
]

/** For staff: how many of a phone are not done. */
export const countOpenRequestsOf = (phone: string, branchId?: string): Promise<number> =>
  countMemberDocuments(inCollection(COLLECTION, (lite) => [...openOfPhone(lite, phone, branchId)]))

async function readStatus(id: string): Promise<RequestStatus | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, COLLECTION, id))
  return received(document ? [document] : [])[0]?.status
}

/** For staff; a request at or past the status is fine. */
export const advancePickupRequest = (id: string, status: RequestStatus): Promise<void> =>
  stepDocuments({
    id: `${COLLECTION}/${id}/${status}`,
    write: () =>
      writeAsMember((lite, db) => lite.updateDoc(lite.doc(db, COLLECTION, id), { status })),
    readNow: () => readStatus(id),
    isDone: (current) =>
      current !== undefined && requestStatuses.indexOf(current) >= requestStatuses.indexOf(status),
  })

/** Per atomic commit. */
const DONE_PER_COMMIT = 100

/** For staff: marks many as done, a batch after the other. */
export async function completePickupRequests(ids: readonly string[]): Promise<void> {
  for (const part of chunk(ids, DONE_PER_COMMIT)) {
    try {
      await commitAsMember(({ lite, db, batch }) => {
        for (const id of part) batch.update(lite.doc(db, COLLECTION, id), { status: 'done' })
      })
    } catch (error) {
      // One that a colleague has done refuses the whole batch.
      if (!(error instanceof RepositoryError) || error.kind !== 'denied') throw error
      for (const id of part) await advancePickupRequest(id, 'done')
    }
  }
}

/** For staff: marks all of a phone as done, also those that no list shows. */
export async function completePickupRequestsOf(phone: string, branchId?: string): Promise<void> {
  for (;;) {
    const documents = await readMemberDocuments(
      inCollection(COLLECTION, (lite) => [
        ...openOfPhone(lite, phone, branchId),
        lite.limit(DONE_PER_COMMIT),
      ]),
    )
    await completePickupRequests(documents.map(({ id }) => id))
    if (documents.length < DONE_PER_COMMIT) return
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
