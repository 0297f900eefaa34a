import { FAR_POLL_MS, isRideNear } from '@/domain/rides/ridePolling'
import { RIDES_FAILURE, rememberableRide } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { rememberedFollowedQuery } from '@/remote/followedQuery'
import type { FamilyUids } from '@/remote/useMember'
import { rideSchema } from '@/repository/rides/rides'
import { followTodaysRides } from '@/repository/rides/todaysRides'

/** Rides that may belong to 「오늘」, unordered (see `todaysRides`); followed while one is near. Stored without code words. */
export const todaysRidesQuery = ({ familyUid, ownUid }: FamilyUids) =>
  rememberedFollowedQuery({
    uid: familyUid,
    ownUid,
    name: ['rides', 'today'],
    failure: RIDES_FAILURE,
    follow: () => followTodaysRides(familyUid, now()),
    isWanted: (rides) => isRideNear(rides ?? [], now()),
    restMs: FAR_POLL_MS,
    schema: rideSchema,
    rememberable: rememberableRide,
  })
