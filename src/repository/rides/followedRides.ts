import { addHours } from 'date-fns/addHours'
import type { Ride } from '@/domain/rides/ride'
import type { QueryParts, QuerySdk } from '../firestore/client'
import { earliestUnderWay } from '../firestore/earliestUnderWay'
import { type Followable, followableRows } from '../firestore/followable'
import { ownRides, ownRidesBetween, ownRidesFrom, RIDES_COLLECTION } from './rides'

/** 「오늘」 shows 24 hours; one more for pages left open until the listener begins anew. */
const TODAY_HOURS = 25

const followOwn = (parts: (sdk: QuerySdk) => QueryParts): Followable<Ride[]> =>
  followableRows(
    (sdk, db) => sdk.query(sdk.collection(db, RIDES_COLLECTION), ...parts(sdk)),
    ownRides,
  )

/** Own rides that may belong to 「오늘」; few, however many lie ahead. */
export const followTodaysRides = (uid: string, now: Date): Followable<Ride[]> =>
  followOwn(ownRidesBetween(uid, earliestUnderWay(now), addHours(now, TODAY_HOURS)))

/** As `readUpcomingRides`. */
export const followUpcomingRides = (uid: string, now: Date): Followable<Ride[]> =>
  followOwn(ownRidesFrom(uid, now))

/** Own rides with a start in [from, to], by time. */
export const followRidesBetween = (uid: string, from: Date, to: Date): Followable<Ride[]> =>
  followOwn(ownRidesBetween(uid, from, to))
