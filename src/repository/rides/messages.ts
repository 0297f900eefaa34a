import * as z from 'zod/mini'
import { chunk } from '@/domain/groupBy'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import {
  isTextOptional,
  messageKinds,
  type RideMessage,
  type RideMessageKind,
} from '@/domain/rides/booked/rideMessage'
import { tidyText } from '@/domain/text/tidyText'
import { isVisibleText } from '@/domain/text/visibleText'
import {
  inCollection,
  type QueryBuilder,
  type QueryParts,
  type QuerySdk,
  type RawDocument,
  writeAsMember,
} from '../firestore/client'
import { text, timestamp } from '../firestore/documentFields'
import {
  type Followable,
  followableAll,
  followableRows,
  listenWhile,
} from '../firestore/followable'
import { markSeen } from '../firestore/markSeen'
import { parseDocuments, parseReceived, readableAnyway } from '../firestore/parseDocuments'
import { atBranch, newestDocuments, newestUnseen } from '../firestore/queries'
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

const fallbackSchema = readableAnyway(fieldsSchema, {
  uid: '',
  rideId: '',
  kind: 'other',
  text: UNREADABLE,
  createdAt: NO_TIME,
})

const asking = (parts: (sdk: QuerySdk) => QueryParts): QueryBuilder => inCollection(MESSAGES, parts)

const received = (documents: readonly RawDocument[]): RideMessage[] =>
  parseReceived(MESSAGES, documents, messageSchema, fallbackSchema)

/** Newest first; never stored on the device. */
export const followOwnMessages = (uid: string): Followable<RideMessage[]> =>
  followableRows(
    asking((sdk) => [
      sdk.where('uid', '==', uid),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(READ_LIMIT),
    ]),
    (documents) => parseDocuments(MESSAGES, documents, messageSchema),
  )

export const readOwnMessages = (uid: string): Promise<RideMessage[]> =>
  followOwnMessages(uid).read()

/** For staff: newest first. */
export const followNewestMessages = (limit: number, branchId?: string): Followable<RideMessage[]> =>
  followableRows(
    newestDocuments(MESSAGES, limit, (sdk) => atBranch(sdk, branchId)),
    received,
  )

/** For staff: newest first. */
export const followUnseenMessages = (limit: number, branchId?: string): Followable<RideMessage[]> =>
  followableRows(newestUnseen(MESSAGES, limit, branchId), received)

/** What a message is about, by the field that names it. */
type Subject = 'rideId' | 'bookingId'

/** For staff: messages about rides or bookings, newest first. */
const followAbout = (
  subject: Subject,
  ids: readonly string[],
  limit: number,
  branchId?: string,
): Followable<RideMessage[]> =>
  followableRows(
    asking((sdk) => [
      ...atBranch(sdk, branchId),
      sdk.where(subject, 'in', [...ids]),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(limit),
    ]),
    received,
  )

/** For staff: the newest about a ride. */
export const followMessagesOfRide = (
  rideId: string,
  limit: number,
  branchId?: string,
): Followable<RideMessage[]> => followAbout('rideId', [rideId], limit, branchId)

/** Of one ride or booking, where some of a query have too many. */
export const RIDE_MESSAGES_PAGE_SIZE = 20

/** Messages about each of some rides or stays. */
interface About {
  ids: readonly string[]
  /** What is known of them: those with many are listened to one by one. */
  known: readonly RideMessage[] | undefined
  branchId?: string | undefined
}

/** The newest about each; those in whose query one fills the page are asked for one by one. */
function followAboutEach(
  subject: Subject,
  { ids, known = [], branchId }: About,
): Followable<RideMessage[]> {
  const ofOne = (id: string) => followAbout(subject, [id], RIDE_MESSAGES_PAGE_SIZE, branchId)
  const ofSome = (some: readonly string[]) => followAbout(subject, some, READ_LIMIT, branchId)
  const flat = (lists: readonly RideMessage[][]) => lists.flat()
  const readPart = async (some: readonly string[]) => {
    const messages = await ofSome(some).read()
    return messages.length < READ_LIMIT ? messages : followableAll(some.map(ofOne), flat).read()
  }
  const countOf = (messages: readonly RideMessage[], some: readonly string[]) =>
    messages.filter((message) => some.includes(message[subject])).length
  const hasMany = (id: string) => countOf(known, [id]) >= RIDE_MESSAGES_PAGE_SIZE
  const many = ids.filter(hasMany)
  const parts = chunk(
    ids.filter((id) => !many.includes(id)),
    IDS_PER_QUERY,
  )
  return {
    read: async () => (await Promise.all(chunk(ids, IDS_PER_QUERY).map(readPart))).flat(),
    listen: listenWhile(
      followableAll([...parts.map(ofSome), ...many.map(ofOne)], flat),
      (messages) => parts.every((some) => countOf(messages, some) < READ_LIMIT),
    ),
  }
}

/** For staff: the newest about each ride. */
export const followMessagesOfRides = (about: About): Followable<RideMessage[]> =>
  followAboutEach('rideId', about)

/** For staff: the newest about each stay, by all bookings of the stays. */
export const followMessagesOfBookings = (about: About): Followable<RideMessage[]> =>
  followAboutEach('bookingId', about)

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
