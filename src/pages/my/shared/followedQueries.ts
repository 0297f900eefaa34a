import { isStayNear } from '@/domain/care/todaysStays'
import type { Ride } from '@/domain/rides/booked/ride'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { isRideNear } from '@/domain/rides/week/todaysRides'
import { bookingsComing } from '@/features/programs/queries'
import { messagesName, ridesNamed } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { FAR_MS } from '@/remote/followedBy'
import { followedQuery, rememberedFollowedQuery } from '@/remote/followedQuery'
import { freshForAMinute } from '@/remote/queryClient'
import type { FamilyUids } from '@/remote/useMember'
import { followUpcomingBookings } from '@/repository/programs/bookingReads'
import { followUpcomingRides } from '@/repository/rides/followedRides'
import { followOwnMessages } from '@/repository/rides/messages'

const ridePatienceMs = (rides: readonly Ride[] = []): number =>
  isRideNear(rides, now()) ? 0 : FAR_MS

/** As `upcomingRidesQuery`. */
export const followedRidesQuery = ({ familyUid, ownUid }: FamilyUids) =>
  rememberedFollowedQuery({
    ...ridesNamed(familyUid, 'coming'),
    ownUid,
    follow: () => followUpcomingRides(familyUid, now()),
    patienceMs: ridePatienceMs,
  })

/** As `upcomingBookingsQuery`. */
export const followedBookingsQuery = ({ familyUid, ownUid }: FamilyUids) =>
  rememberedFollowedQuery({
    ...bookingsComing(familyUid),
    ownUid,
    follow: () => followUpcomingBookings(familyUid, now()),
    patienceMs: (bookings = []) => (isStayNear(bookings, now()) ? 0 : FAR_MS),
  })

const isUnseen = ({ seenAt }: RideMessage): boolean => seenAt === null

/** Newest first; followed while the agit has not seen one. Never stored on the device. */
export const messagesQuery = ({ familyUid, ownUid }: FamilyUids) => ({
  ...followedQuery({
    uid: familyUid,
    ownUid,
    name: messagesName,
    failure: '알림을 불러오지 못했습니다.',
    follow: () => followOwnMessages(familyUid),
    patienceMs: (messages = []) => messages.some(isUnseen) && 0,
  }),
  staleTime: freshForAMinute,
})
