import type { Ride } from '@/domain/rides/booked/ride'
import { inCollection } from '../firestore/client'
import { type Followable, followableRows } from '../firestore/followable'
import { ownRides, ownRidesFrom, RIDES_COLLECTION } from './rides'

/** As `readUpcomingRides`. */
export const followUpcomingRides = (uid: string, now: Date): Followable<Ride[]> => {
  const parts = ownRidesFrom(uid, now)
  return followableRows(inCollection(RIDES_COLLECTION, parts), ownRides)
}
