import { arrivalOf } from '@/domain/care/stayState'
import { todaysStays } from '@/domain/care/todaysStays'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import { todaysRides } from '@/domain/rides/week/todaysRides'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useStayMessages } from '../care/useStayMessages'
import { useStayPasses } from '../care/useStayPasses'
import { useTodaysNotePaths } from '../notes/useNotePaths'
import { useRideMessages } from '../rides/useRideMessages'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'

const noBookings: readonly SessionBooking[] = []

export function useTodaysStays(now: Date) {
  const read = useRemoteRead(followedBookingsQuery(useMember()))
  const stays = todaysStays(read.status === 'loaded' ? read.data : noBookings, now)
  const isAhead = stays.some((stay) => arrivalOf(stay) === undefined && now < stay.endsAt)
  return {
    read,
    stays,
    isRefunded: useStayPasses(isAhead).isRefunded,
    ...useStayMessages(),
    notePathOf: useTodaysNotePaths(stays, now),
  }
}

export function useTodaysRides() {
  const member = useMember()
  const shownNow = useNow() ?? now()
  const read = useRemoteRead(followedRidesQuery(member))
  const known = read.status === 'loaded' ? read.data : undefined
  const rides = todaysRides(known ?? noRides, shownNow)
  return {
    now: shownNow,
    read,
    rides,
    messagesOf: useRideMessages(),
    known,
  }
}

const noRides: readonly Ride[] = []
