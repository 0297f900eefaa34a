import * as z from 'zod/mini'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import { type Ride, rideStatuses } from '@/domain/rides/booked/ride'
import {
  countMemberDocuments,
  inCollection,
  type Lite,
  type QueryParts,
  type QuerySdk,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
} from '../firestore/client'
import { comingFrom } from '../firestore/comingFrom'
import { nonEmptyText, point, text, timestamp } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { fullPage } from '../firestore/fullPage'
import { parseDocuments, parseReceived, readableAnyway } from '../firestore/parseDocuments'
import { atBranch } from '../firestore/queries'

export const RIDES_COLLECTION = 'rides'

const READ_LIMIT = 1000
/** Specification 4, section 3. */
export const PAST_RIDES_PAGE_SIZE = 50

function toFlatPlace(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('point' in value)) return value
  const { point: where, ...place } = value
  const { success, data } = point.safeParse(where)
  return success ? { ...place, ...data } : undefined
}

const placeSchema = z.pipe(
  z.transform(toFlatPlace),
  z.object({ name: text, address: text, lat: z.number(), lng: z.number() }),
)

const driverSchema = z.nullable(z.object({ name: nonEmptyText, car: text }))

export const rideSchema = z.object({
  id: z.string(),
  uid: z.string(),
  childId: z.string(),
  childName: nonEmptyText,
  phone: z.catch(z.string(), ''),
  branchId: z.catch(z.string(), ''),
  startsAt: timestamp,
  origin: placeSchema,
  dest: placeSchema,
  memo: z.catch(text, ''),
  distanceKm: z.catch(z.number(), 0),
  fareKRW: z.int().check(z.nonnegative()),
  codeWord: z.catch(text, ''),
  seriesId: z.catch(z.nullable(nonEmptyText), null),
  status: z.enum(rideStatuses),
  driver: z.catch(driverSchema, null),
  reason: z.catch(text, ''),
  cancelFeeKRW: z.catch(z.int().check(z.nonnegative()), 0),
  reached: z.catch(z.partialRecord(z.enum(rideStatuses), timestamp), {}),
  by: z.catch(z.optional(z.partialRecord(z.enum(rideStatuses), z.string())), undefined),
  createdAt: timestamp,
  updatedAt: timestamp,
})

const nowhere = { name: '', address: '', lat: 0, lng: 0 }

const fallbackSchema = readableAnyway(rideSchema, {
  uid: '',
  childId: '',
  childName: UNREADABLE,
  startsAt: NO_TIME,
  origin: nowhere,
  dest: nowhere,
  fareKRW: 0,
  // Unknown: cancelled, which has no actions.
  status: 'cancelled',
  createdAt: NO_TIME,
  updatedAt: NO_TIME,
})

const received = (documents: readonly RawDocument[]): Ride[] =>
  parseReceived(RIDES_COLLECTION, documents, rideSchema, fallbackSchema)

export const ownRides = (documents: readonly RawDocument[]): Ride[] =>
  parseDocuments(RIDES_COLLECTION, documents, rideSchema)

const ask = (parts: (lite: Lite) => QueryParts): Promise<RawDocument[]> =>
  readMemberDocuments(inCollection(RIDES_COLLECTION, parts))

const readRides = async (parts: (lite: Lite) => QueryParts): Promise<Ride[]> =>
  ownRides(await ask(parts))

const readPage = (size: number, parts: (lite: Lite) => QueryParts): Promise<Ride[]> =>
  fullPage({
    size,
    read: (limit) => ask((lite) => [...parts(lite), lite.limit(limit)]),
    parse: ownRides,
  })

/** Own rides with a start in [from, to], by time. */
export const readRidesBetween = (
  uid: string,
  from: Date,
  to: Date,
  branchId?: string,
): Promise<Ride[]> =>
  readRides((lite) => [
    ...atBranch(lite, branchId),
    lite.where('uid', '==', uid),
    lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
    lite.where('startsAt', '<=', lite.Timestamp.fromDate(to)),
    lite.orderBy('startsAt'),
    lite.limit(READ_LIMIT),
  ])

/** Own rides of this week and later, and those that may be under way, by time; by either SDK. */
export const ownRidesFrom =
  (uid: string, now: Date) =>
  (sdk: QuerySdk): QueryParts => [
    sdk.where('uid', '==', uid),
    sdk.where('startsAt', '>=', sdk.Timestamp.fromDate(comingFrom(now))),
    sdk.orderBy('startsAt'),
    sdk.limit(READ_LIMIT),
  ]

export const readUpcomingRides = (uid: string, now: Date): Promise<Ride[]> =>
  readRides(ownRidesFrom(uid, now))

/** A page of own rides that started before `now`, newest first, after the given ride. */
export const readPastRides = (uid: string, now: Date, after?: Ride): Promise<Ride[]> =>
  readPage(PAST_RIDES_PAGE_SIZE, (lite) => [
    lite.where('uid', '==', uid),
    lite.where('startsAt', '<', lite.Timestamp.fromDate(now)),
    lite.orderBy('startsAt', 'desc'),
    lite.orderBy(lite.documentId(), 'desc'),
    ...(after ? [lite.startAfter(lite.Timestamp.fromDate(after.startsAt), after.id)] : []),
  ])

/** Any one ride of the family, of whatever day; empty if it never booked one. */
export const readAnyRide = (uid: string): Promise<Ride[]> =>
  readPage(1, (lite) => [lite.where('uid', '==', uid)])

/** Own rides from the first to the last of `times`, widened by `marginMs`. */
export function readRidesAround(
  uid: string,
  times: readonly { startsAt: Date }[],
  marginMs: number,
  branchId?: string,
): Promise<Ride[]> {
  const starts = times.map(({ startsAt }) => startsAt.getTime())
  if (starts.length === 0) return Promise.resolve([])
  const from = new Date(Math.min(...starts) - marginMs)
  const to = new Date(Math.max(...starts) + marginMs)
  return readRidesBetween(uid, from, to, branchId)
}

/** All own rides of a weekly series, by time. */
export const readSeries = (uid: string, seriesId: string): Promise<Ride[]> =>
  readRides((lite) => [
    lite.where('uid', '==', uid),
    lite.where('seriesId', '==', seriesId),
    lite.orderBy('startsAt'),
    lite.limit(READ_LIMIT),
  ])

export interface RidesPage {
  from: Date
  to: Date
  /** The last ride of the page before. */
  after?: Ride | undefined
  /** Only this family's. */
  of?: string
  /** Families left out, at most ten. */
  without?: readonly string[]
  /** Only those of this branch. */
  branchId?: string | undefined
}

export const RIDES_PAGE_SIZE = 300

const inOrder = ({ from, to, of, without = [], branchId }: RidesPage) => {
  const isPartial = without.length > 0
  return (sdk: QuerySdk): QueryParts => [
    ...atBranch(sdk, branchId),
    ...(of === undefined ? [] : [sdk.where('uid', '==', of)]),
    sdk.where('startsAt', '>=', sdk.Timestamp.fromDate(from)),
    sdk.where('startsAt', '<', sdk.Timestamp.fromDate(to)),
    ...(isPartial ? [sdk.where('uid', 'not-in', [...without])] : []),
    sdk.orderBy('startsAt'),
    ...(isPartial ? [sdk.orderBy('uid')] : []),
    sdk.orderBy(sdk.documentId()),
  ]
}

/** For staff: a page of the rides that start in [from, to), by time (then by family, where some are left out). */
export async function readRidesPage(page: RidesPage): Promise<Ride[]> {
  const { after, without = [] } = page
  const documents = await readMemberDocuments((lite, db) => {
    const last = after && [
      lite.Timestamp.fromDate(after.startsAt),
      ...(without.length > 0 ? [after.uid] : []),
      after.id,
    ]
    return lite.query(
      lite.collection(db, RIDES_COLLECTION),
      ...inOrder(page)(lite),
      ...(last ? [lite.startAfter(...last)] : []),
      lite.limit(RIDES_PAGE_SIZE),
    )
  })
  return received(documents)
}

/** For staff: the first rides of a page, followed. */
export const followRides = (page: Omit<RidesPage, 'after'>, limit: number): Followable<Ride[]> =>
  followableRows(
    inCollection(RIDES_COLLECTION, (sdk) => [...inOrder(page)(sdk), sdk.limit(limit)]),
    received,
  )

/** Of what waits no more are counted. */
const WAITING_LIMIT = 101

/** For staff: requested rides that start from then on, by time. */
export const followWaitingRides = (from: Date, branchId?: string): Followable<Ride[]> =>
  followableRows(
    inCollection(RIDES_COLLECTION, (sdk) => [
      ...atBranch(sdk, branchId),
      sdk.where('status', '==', 'requested'),
      sdk.where('startsAt', '>=', sdk.Timestamp.fromDate(from)),
      sdk.orderBy('startsAt'),
      sdk.limit(WAITING_LIMIT),
    ]),
    received,
  )

/** For staff: rides that were cancelled since then. */
export const followCancelledRides = (since: Date, branchId?: string): Followable<Ride[]> =>
  followableRows(
    inCollection(RIDES_COLLECTION, (sdk) => [
      ...atBranch(sdk, branchId),
      sdk.where('status', '==', 'cancelled'),
      sdk.where('updatedAt', '>', sdk.Timestamp.fromDate(since)),
      sdk.orderBy('updatedAt'),
      sdk.limit(WAITING_LIMIT),
    ]),
    received,
  )

/** For staff: how many rides of a family start in [from, to). */
export const countRidesOf = (
  uid: string,
  from: Date,
  to: Date,
  branchId?: string,
): Promise<number> =>
  countMemberDocuments(
    inCollection(RIDES_COLLECTION, (lite) => [
      ...atBranch(lite, branchId),
      lite.where('uid', '==', uid),
      lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
      lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
    ]),
  )

/** For staff; undefined when there is none. */
export async function readRide(rideId: string): Promise<Ride | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, RIDES_COLLECTION, rideId))
  return document && received([document])[0]
}
