import type { Firestore, Query } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { INBOX_PAGE_SIZE } from '@/domain/agit/inbox'
import { NO_TIME, UNREADABLE } from '@/domain/agit/received'
import { type RideMessage, rideMessageKinds } from '@/domain/rides/rideMessage'
import { tidyText } from '@/domain/text/tidyText'
import {
  type Lite,
  type QueryParts,
  type RawDocument,
  readAllMemberDocuments,
  readMemberDocuments,
  writeAsMember,
} from './firestore/client'
import { nonEmptyText, timestamp } from './firestore/documentFields'
import { markSeen } from './firestore/markSeen'
import { newestDocuments } from './firestore/newestDocuments'
import { parseDocuments, parseReceived } from './firestore/parseDocuments'
import { sendOnce } from './firestore/sendOnce'

const MESSAGES = 'messages'
/** Of a parent's own messages. */
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

/** For staff: unordered. */
export const readUnseenMessages = async (): Promise<RideMessage[]> =>
  received(await readAllMemberDocuments(asking((lite) => [lite.where('seenAt', '==', null)])))

export async function readMessagesOfRides(rideIds: readonly string[]): Promise<RideMessage[]> {
  const parts: string[][] = []
  for (let first = 0; first < rideIds.length; first += IDS_PER_QUERY)
    parts.push(rideIds.slice(first, first + IDS_PER_QUERY))
  const messages = await Promise.all(
    parts.map((ids) => readAllMemberDocuments(asking((lite) => [lite.where('rideId', 'in', ids)]))),
  )
  return received(messages.flat())
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
