import { NEAR_MS } from '@/domain/rides/rideOverlap'
import { accountQuery } from '@/remote/accountQuery'
import { readRidesAround } from '@/repository/rides/rides'
import { RIDES_FAILURE } from './rideQueries'

/**
 * What else rides at about these times, asked anew for every booking: rides of the same child that are too near, and those
 * of these very lines that arrived although their answer was lost.
 */
export const ridesAroundQuery = (uid: string, times: readonly { startsAt: Date }[]) => ({
  ...accountQuery({
    uid,
    name: ['rides', 'around'],
    failure: RIDES_FAILURE,
    read: () => readRidesAround(uid, times, NEAR_MS),
  }),
  gcTime: 0,
})
