import { addHours } from 'date-fns/addHours'
import type { SessionBooking } from '@/domain/programs/programSession'
import { nextOf } from '@/domain/rides/comingBooking'
import { bookingsInOrder, ridesAndStaysAhead } from '@/domain/rides/memberBookings'
import type { Ride } from '@/domain/rides/ride'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { followedBookingsQuery, todaysRidesQuery } from '../shared/followedQueries'
import { useRememberAhead } from '../shared/useRememberAhead'

/** As far as today's rides are read. */
const NEAR_HOURS = 24

interface Known {
  rides: readonly Ride[] | undefined
  bookings: readonly SessionBooking[] | undefined
  /** Then the rides of later days are read too; they are too far off to be followed. */
  isTodayEmpty: boolean
  now: Date
}

/** What is next, and the read that it may wait for. */
export function useNext({ rides, bookings, isTodayEmpty, now }: Known) {
  const member = useMember()
  const today = todaysRidesQuery(member)
  const upcoming = upcomingRidesQuery(member.familyUid)
  const later = useRemoteRead(upcoming, isTodayEmpty)
  const laterRides = later.status === 'loaded' ? later.data : undefined
  const aheadOf = (known: readonly Ride[] | undefined) =>
    known && bookings && ridesAndStaysAhead(bookingsInOrder(known, bookings), now)

  const near = aheadOf(rides)?.filter(({ startsAt }) => startsAt <= addHours(now, NEAR_HOURS))
  const ahead = isTodayEmpty || near?.length === 0 ? aheadOf(laterRides) : near
  useRememberAhead(ahead, isTodayEmpty ? upcoming : today, followedBookingsQuery(member))
  return { later, next: ahead && nextOf(ahead, now) }
}
