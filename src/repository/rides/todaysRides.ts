import { addHours } from 'date-fns/addHours'
import type { Ride } from '@/domain/rides/ride'
import { earliestUnderWay } from '../firestore/earliestUnderWay'
import { type Followable, followableRows } from '../firestore/followable'
import { ownRides, ownRidesBetween, RIDES_COLLECTION } from './rides'

/** 「오늘」 shows 24 hours; one more for pages left open until the listener begins anew. */
const TODAY_HOURS = 25

/** Own rides that may belong to 「오늘」; few, however many lie ahead. */
export function followTodaysRides(uid: string, now: Date): Followable<Ride[]> {
  const parts = ownRidesBetween(uid, earliestUnderWay(now), addHours(now, TODAY_HOURS))
  return followableRows(
    (sdk, db) => sdk.query(sdk.collection(db, RIDES_COLLECTION), ...parts(sdk)),
    ownRides,
  )
}
