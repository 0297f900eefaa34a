import { OVERLAP_MS } from '@/domain/rides/rideOverlap'
import { accountQuery } from '@/remote/accountQuery'
import { readRidesAround } from '@/repository/rides/rides'
import { RIDES_FAILURE } from './rideQueries'

/** Rides near these times, read before each booking: overlaps, and lines that arrived with a lost answer. */
export const ridesAroundQuery = (uid: string, times: readonly { startsAt: Date }[]) => ({
  ...accountQuery({
    uid,
    name: ['rides', 'around'],
    failure: RIDES_FAILURE,
    read: () => readRidesAround(uid, times, OVERLAP_MS),
  }),
  gcTime: 0,
})
