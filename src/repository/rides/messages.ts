import type { Firestore, Query } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { chunk } from '@/domain/chunk'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import { type RideMessage, rideMessageKinds } from '@/domain/rides/rideMessage'
import { INBOX_PAGE_SIZE } from '@/domain/staff/inbox'
import { tidyText } from '@/domain/text/tidyText'
import {
  type Lite,
  type QueryParts,
  type RawDocument,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { nonEmptyText, timestamp } from '../firestore/documentFields'
import { markSeen } from '../firestore/markSeen'
import { countUnseen, newestDocuments, newestUnseen } from '../firestore/newestDocuments'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'
import { sendOnce } from '../firestore/sendOnce'

const MESSAGES = 'messages'
/** Of a parent's own messages, and of about thirty rides. */
const READ_LIMIT = 100
/** Firestore's limit for `in`. */
const IDS_PER_QUERY = 30

const messageSchema = z.object({
  id: z.string(),
  uid: z.string(),
  rideId: z.string(),
  kind: z.enum(rideMessageKinds),
  text: nonEmptyText,
  createdAt: timestamp,
  seenAt: z.catch(z.nullable(timestamp), null),
})

export type NewRideMessage = Omit<RideMessage, 'createdAt' | 'seenAt'>

const fallbackSchema: z.ZodMiniType<RideMessage> = z.extend(messageSchema, {
  uid: z.catch(z.string(), ''),
  rideId: z.catch(z.string(), ''),
  kind: z.catch(z.enum(rideMessageKinds), 'other'),
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
export const readNewestMessages = async (limit = INBOX_PAGE_SIZE): Promise<RideMessage[]> =>
  received(await newestDocuments(MESSAGES, limit))

/** For staff: newest first. */
export const readUnseenMessages = async (limit = INBOX_PAGE_SIZE): Promise<RideMessage[]> =>
  received(await newestUnseen(MESSAGES, limit))

/** For staff, up to `MAX_COUNT`. */
export const countUnseenMessages = (): Promise<number> => countUnseen(MESSAGES)

/** For staff: messages about rides, newest first. */
async function readAbout(rideIds: readonly string[], limit: number): Promise<RideMessage[]> {
  const documents = await readMemberDocuments(
    asking((lite) => [
      lite.where('rideId', 'in', [...rideIds]),
      lite.orderBy('createdAt', 'desc'),
      lite.limit(limit),
    ]),
  )
  return received(documents)
}

/** For staff: the newest about a ride. */
export const readMessagesOfRide = (rideId: string, limit: number): Promise<RideMessage[]> =>
  readAbout([rideId], limit)

/** Of one ride, where some ride of a query has too many. */
export const RIDE_MESSAGES_PAGE_SIZE = 20

/** For staff: the newest about each ride, newest first; rides in whose query one fills the page are asked for one by one. */
export async function readMessagesOfRides(rideIds: readonly string[]): Promise<RideMessage[]> {
  const parts = chunk(rideIds, IDS_PER_QUERY).map(async (ids) => {
    const messages = await readAbout(ids, READ_LIMIT)
    if (messages.length < READ_LIMIT) return messages
    const each = ids.map((id) => readMessagesOfRide(id, RIDE_MESSAGES_PAGE_SIZE))
    return (await Promise.all(each)).flat()
  })
  return (await Promise.all(parts)).flat()
}

/** Sends a message about an own ride, once. */
export const sendMessage = ({ id, uid, rideId, kind, text }: NewRideMessage): Promise<void> =>
  sendOnce({
    id: `${MESSAGES}/${id}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, MESSAGES, id), {
          uid,
          rideId,
          kind,
          text: tidyText(text),
          createdAt: lite.serverTimestamp(),
          seenAt: null,
        }),
      ),
    hasArrived: async () => (await readOwnMessages(uid)).some((message) => message.id === id),
  })

export const markMessageSeen = (id: string): Promise<void> => markSeen(MESSAGES, id)
