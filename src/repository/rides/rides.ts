import { addHours } from 'date-fns/addHours'
import * as z from 'zod/mini'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import { type Ride, rideStatuses } from '@/domain/rides/ride'
import {
  countMemberDocuments,
  type Lite,
  type QueryParts,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
} from '../firestore/client'
import { nonEmptyText, point, text, timestamp } from '../firestore/documentFields'
import { earliestUnderWay } from '../firestore/earliestUnderWay'
import { atBranch } from '../firestore/newestDocuments'
import { parseDocuments, parseReceived } from '../firestore/parseDocuments'

export const RIDES_COLLECTION = 'rides'

const READ_LIMIT = 1000
/** Specification 4, section 3. */
export const PAST_RIDES_PAGE_SIZE = 50
export const RIDE_CHANGES_LIMIT = 50

/** 「오늘」 shows 24 hours; one more for pages left open until the next full read. */
const TODAY_HOURS = 25

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
  createdAt: timestamp,
  updatedAt: timestamp,
})

const nowhere = { name: '', address: '', lat: 0, lng: 0 }

const fallbackSchema: z.ZodMiniType<Ride> = z.extend(rideSchema, {
  uid: z.catch(z.string(), ''),
  childId: z.catch(z.string(), ''),
  childName: z.catch(z.literal(UNREADABLE), UNREADABLE),
  startsAt: z.catch(timestamp, NO_TIME),
  origin: z.catch(placeSchema, nowhere),
  dest: z.catch(placeSchema, nowhere),
  fareKRW: z.catch(z.int().check(z.nonnegative()), 0),
  // Unknown: cancelled, which has no actions.
  status: z.catch(z.enum(rideStatuses), 'cancelled'),
  createdAt: z.catch(timestamp, NO_TIME),
  updatedAt: z.catch(timestamp, NO_TIME),
})

const received = (documents: readonly RawDocument[]): Ride[] =>
  parseReceived(RIDES_COLLECTION, documents, rideSchema, fallbackSchema)

async function readRides(parts: (lite: Lite) => QueryParts): Promise<Ride[]> {
  const documents = await readMemberDocuments((lite, db) =>
    lite.query(lite.collection(db, RIDES_COLLECTION), ...parts(lite)),
  )
  return parseDocuments(RIDES_COLLECTION, documents, rideSchema)
}

/** Own rides with a start in [from, to], by time. */
const readOwnBetween = (uid: string, from: Date, to: Date, branchId?: string): Promise<Ride[]> =>
  readRides((lite) => [
    ...atBranch(lite, branchId),
    lite.where('uid', '==', uid),
    lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
    lite.where('startsAt', '<=', lite.Timestamp.fromDate(to)),
    lite.orderBy('startsAt'),
    lite.limit(READ_LIMIT),
  ])

/** Own rides that may belong to 「오늘」; few, however many lie ahead. */
export const readTodaysRides = (uid: string, now: Date): Promise<Ride[]> =>
  readOwnBetween(uid, earliestUnderWay(now), addHours(now, TODAY_HOURS))

/** Own rides that are upcoming or may be under way, by time. */
export const readUpcomingRides = (uid: string, now: Date): Promise<Ride[]> =>
  readRides((lite) => [
    lite.where('uid', '==', uid),
    lite.where('startsAt', '>=', lite.Timestamp.fromDate(earliestUnderWay(now))),
    lite.orderBy('startsAt'),
    lite.limit(READ_LIMIT),
  ])

/** A page of own rides that started before `now`, newest first, after the given ride. */
export const readPastRides = (uid: string, now: Date, after?: Ride): Promise<Ride[]> =>
  readRides((lite) => [
    lite.where('uid', '==', uid),
    lite.where('startsAt', '<', lite.Timestamp.fromDate(now)),
    lite.orderBy('startsAt', 'desc'),
    lite.orderBy(lite.documentId(), 'desc'),
    ...(after ? [lite.startAfter(lite.Timestamp.fromDate(after.startsAt), after.id)] : []),
    lite.limit(PAST_RIDES_PAGE_SIZE),
  ])

/** Any one ride of the family, of whatever day; empty if it never booked one. */
export const readAnyRide = (uid: string): Promise<Ride[]> =>
  readRides((lite) => [lite.where('uid', '==', uid), lite.limit(1)])

/** Own rides changed after an instant, last change last, at most `RIDE_CHANGES_LIMIT`; one read when there are none. */
export const readChangedRides = (uid: string, after: Date): Promise<Ride[]> =>
  readRides((lite) => [
    lite.where('uid', '==', uid),
    // Server times are whole milliseconds.
    lite.where('updatedAt', '>=', lite.Timestamp.fromMillis(after.getTime() + 1)),
    lite.orderBy('updatedAt'),
    lite.limit(RIDE_CHANGES_LIMIT),
  ])

/** Own rides from the first to the last of `times`, widened by `marginMs`. */
export function readRidesAround(
  uid: string,
  times: readonly { startsAt: Date }[],
  marginMs: number,
  branchId?: string,
): Promise<Ride[]> {
  const starts = times.map(({ startsAt }) => startsAt.getTime())
  if (starts.length === 0) return Promise.resolve([])
  return readOwnBetween(
    uid,
    new Date(Math.min(...starts) - marginMs),
    new Date(Math.max(...starts) + marginMs),
    branchId,
  )
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

/** For staff: a page of the rides that start in [from, to), by time (then by family, where some are left out). */
export async function readRidesPage({ from, to, after, of, without = [], branchId }: RidesPage) {
  const documents = await readMemberDocuments((lite, db) => {
    const isPartial = without.length > 0
    const last = after && [
      lite.Timestamp.fromDate(after.startsAt),
      ...(isPartial ? [after.uid] : []),
      after.id,
    ]
    return lite.query(
      lite.collection(db, RIDES_COLLECTION),
      ...atBranch(lite, branchId),
      ...(of === undefined ? [] : [lite.where('uid', '==', of)]),
      lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
      lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
      ...(isPartial ? [lite.where('uid', 'not-in', [...without])] : []),
      lite.orderBy('startsAt'),
      ...(isPartial ? [lite.orderBy('uid')] : []),
      lite.orderBy(lite.documentId()),
      ...(last ? [lite.startAfter(...last)] : []),
      lite.limit(RIDES_PAGE_SIZE),
    )
  })
  return received(documents)
}

/** For staff: how many rides of a family start in [from, to). */
export const countRidesOf = (
  uid: string,
  from: Date,
  to: Date,
  branchId?: string,
): Promise<number> =>
  countMemberDocuments((lite, db) =>
    lite.query(
      lite.collection(db, RIDES_COLLECTION),
      ...atBranch(lite, branchId),
      lite.where('uid', '==', uid),
      lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
      lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
    ),
  )

/** For staff: rides of any day changed since an instant, last change last, at most `RIDE_CHANGES_LIMIT`; `without`: at most ten families. */
export const readAllChangedRides = async (
  since: Date,
  without: readonly string[] = [],
  branchId?: string,
): Promise<Ride[]> =>
  received(
    await readMemberDocuments((lite, db) =>
      lite.query(
        lite.collection(db, RIDES_COLLECTION),
        ...atBranch(lite, branchId),
        lite.where('updatedAt', '>=', lite.Timestamp.fromDate(since)),
        ...(without.length > 0 ? [lite.where('uid', 'not-in', [...without])] : []),
        lite.orderBy('updatedAt'),
        lite.limit(RIDE_CHANGES_LIMIT),
      ),
    ),
  )

/** For staff; undefined when there is none. */
export async function readRide(rideId: string): Promise<Ride | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, RIDES_COLLECTION, rideId))
  return document && received([document])[0]
}
