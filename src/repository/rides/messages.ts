import type { Firestore, Query } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { chunk } from '@/domain/chunk'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import {
  isTextOptional,
  messageKinds,
  type RideMessage,
  type RideMessageKind,
} from '@/domain/rides/rideMessage'
import { INBOX_PAGE_SIZE } from '@/domain/staff/inbox'
import { tidyText } from '@/domain/text/tidyText'
import { isVisibleText } from '@/domain/text/visibleText'
import {
  type Lite,
  type QueryParts,
  type RawDocument,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { text, timestamp } from '../firestore/documentFields'
import { markSeen } from '../firestore/markSeen'
import { atBranch, countUnseen, newestDocuments, newestUnseen } from '../firestore/newestDocuments'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'
import { sendOnce } from '../firestore/sendOnce'

const MESSAGES = 'messages'
/** Of a parent's own messages, and of about thirty rides. */
const READ_LIMIT = 100
/** Firestore's limit for `in`. */
const IDS_PER_QUERY = 30

const fieldsSchema = z.object({
  id: z.string(),
  uid: z.string(),
  rideId: z._default(z.string(), ''),
  bookingId: z.catch(z.string(), ''),
  sessionId: z.catch(z.string(), ''),
  branchId: z.catch(z.string(), ''),
  by: z.catch(z.string(), ''),
  phone: z.catch(text, ''),
  kind: z.enum(messageKinds),
  text: z.pipe(text, z.string().check(z.trim())),
  createdAt: timestamp,
  seenAt: z.catch(z.nullable(timestamp), null),
})

/** Some kinds do without words. */
const hasItsText = ({ kind, text: written }: { kind: RideMessageKind; text: string }): boolean =>
  (written === '' && isTextOptional(kind)) || isVisibleText(written)

const messageSchema = fieldsSchema.check(z.refine(hasItsText))

export type NewRideMessage = Omit<RideMessage, 'createdAt' | 'seenAt'>

const fallbackSchema: z.ZodMiniType<RideMessage> = z.extend(fieldsSchema, {
  uid: z.catch(z.string(), ''),
  rideId: z.catch(z.string(), ''),
  kind: z.catch(z.enum(messageKinds), 'other'),
  text: z.catch(z.literal(UNREADABLE), UNREADABLE),
  createdAt: z.catch(timestamp, NO_TIME),
})

const asking =
  (parts: (lite: Lite) => QueryParts) =>
  (lite: Lite, db: Firestore): Query =>
    lite.query(lite.collection(db, MESSAGES), ...parts(lite))

async function readOwn(parts: (lite: Lite) => QueryParts): Promise<RideMessage[]> {
  const documents = await readMemberDocuments(
    asking((lite) => [...parts(lite), lite.limit(READ_LIMIT)]),
  )
  return parseDocuments(MESSAGES, documents, messageSchema)
}

const received = (documents: readonly RawDocument[]): RideMessage[] =>
  parseReceived(MESSAGES, documents, messageSchema, fallbackSchema)

/** Newest first; never stored on the device. */
export const readOwnMessages = (uid: string): Promise<RideMessage[]> =>
  readOwn((lite) => [lite.where('uid', '==', uid), lite.orderBy('createdAt', 'desc')])

/** Unordered. */
export const readOwnUnseenMessages = (uid: string): Promise<RideMessage[]> =>
  readOwn((lite) => [lite.where('uid', '==', uid), lite.where('seenAt', '==', null)])

/** For staff: newest first. */
export const readNewestMessages = async (
  limit = INBOX_PAGE_SIZE,
  branchId?: string,
): Promise<RideMessage[]> =>
  received(await newestDocuments(MESSAGES, limit, (lite) => atBranch(lite, branchId)))

/** For staff: newest first. */
export const readUnseenMessages = async (
  limit = INBOX_PAGE_SIZE,
  branchId?: string,
): Promise<RideMessage[]> => received(await newestUnseen(MESSAGES, limit, branchId))

/** For staff, up to `MAX_COUNT`. */
export const countUnseenMessages = (branchId?: string): Promise<number> =>
  countUnseen(MESSAGES, branchId)

/** What a message is about, by the field that names it. */
type Subject = 'rideId' | 'bookingId'

/** For staff: messages about rides or bookings, newest first. */
async function readAbout(
  subject: Subject,
  ids: readonly string[],
  limit: number,
  branchId?: string,
): Promise<RideMessage[]> {
  const documents = await readMemberDocuments(
    asking((lite) => [
      ...atBranch(lite, branchId),
      lite.where(subject, 'in', [...ids]),
      lite.orderBy('createdAt', 'desc'),
      lite.limit(limit),
    ]),
  )
  return received(documents)
}

/** For staff: the newest about a ride. */
export const readMessagesOfRide = (
  rideId: string,
  limit: number,
  branchId?: string,
): Promise<RideMessage[]> => readAbout('rideId', [rideId], limit, branchId)

/** Of one ride or booking, where some of a query have too many. */
export const RIDE_MESSAGES_PAGE_SIZE = 20

/** The newest about each; those in whose query one fills the page are asked for one by one. */
async function readAboutEach(
  subject: Subject,
  ids: readonly string[],
  branchId: string | undefined,
): Promise<RideMessage[]> {
  const parts = chunk(ids, IDS_PER_QUERY).map(async (some) => {
    const messages = await readAbout(subject, some, READ_LIMIT, branchId)
    if (messages.length < READ_LIMIT) return messages
    const each = some.map((id) => readAbout(subject, [id], RIDE_MESSAGES_PAGE_SIZE, branchId))
    return (await Promise.all(each)).flat()
  })
  return (await Promise.all(parts)).flat()
}

/** For staff: the newest about each ride, newest first. */
export const readMessagesOfRides = (
  rideIds: readonly string[],
  branchId?: string,
): Promise<RideMessage[]> => readAboutEach('rideId', rideIds, branchId)

/** For staff: the newest about each stay, by all bookings of the stays, newest first. */
export const readMessagesOfBookings = (
  bookingIds: readonly string[],
  branchId?: string,
): Promise<RideMessage[]> => readAboutEach('bookingId', bookingIds, branchId)

/** Sends a message about an own ride or stay, once. */
export const sendMessage = ({ id, text: written, ...message }: NewRideMessage): Promise<void> =>
  sendOnce({
    id: `${MESSAGES}/${id}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, MESSAGES, id), {
          ...message,
          text: tidyText(written),
          createdAt: lite.serverTimestamp(),
          seenAt: null,
        }),
      ),
    hasArrived: async () => (await readOwnMessages(message.uid)).some((sent) => sent.id === id),
  })

export const markMessageSeen = (id: string): Promise<void> => markSeen(MESSAGES, id)
