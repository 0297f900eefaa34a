import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withSavedPlaces } from '@/domain/places/savedPlace'
import type { SessionBooking } from '@/domain/programs/programSession'
import { type FamilyWeek, familyWeek, firstWeek, weekLater } from '@/domain/rides/familyWeek'
import { bookingsInOrder } from '@/domain/rides/memberBookings'
import type { Ride } from '@/domain/rides/ride'
import { useMayAct } from '@/features/account/MayAct'
import { childListOf, useChildren } from '@/features/account/useChildren'
import { savedPlacesQuery } from '@/features/places/queries'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useClosures } from '@/remote/publicSettings'
import { freshForAMinute } from '@/remote/queryClient'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { usePlaces } from '@/remote/usePlaces'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { followedBookingsQuery, todaysRidesQuery } from '../shared/followedQueries'
import { bookingsOfWeekQuery, ridesOfWeekQuery } from './weekQueries'

const isFull = (read: RemoteRead<readonly unknown[]>): boolean =>
  read.status === 'loaded' && read.data.length > 0

const isEmpty = (read: RemoteRead<readonly unknown[]>): boolean =>
  read.status === 'loaded' && read.data.length === 0

/** As far as the page has read it already. */
function useIsAnythingAhead(): boolean {
  const member = useMember()
  const { data: today = [] } = useQuery({ ...todaysRidesQuery(member), enabled: false })
  const { data: later = [] } = useQuery({ ...upcomingRidesQuery(member.familyUid), enabled: false })
  const { data: booked = [] } = useQuery({ ...followedBookingsQuery(member), enabled: false })
  return today.length + later.length + booked.length > 0
}

/** The week that is shown; `isWanted` false: nothing stands in it, in the last one, or ahead. */
export function useWeek() {
  const member = useMember()
  const time = useNow() ?? now()
  const first = firstWeek(time)
  const [weeks, setWeeks] = useState(0)
  const monday = weekLater(first, weeks)
  const rides = useRemoteRead(ridesOfWeekQuery(member, monday))
  const bookings = useRemoteRead(bookingsOfWeekQuery(member, monday))
  const isAhead = useIsAnythingAhead()
  // Asked for only by a family with an empty week and nothing ahead.
  const asksBefore = weeks === 0 && !isAhead && isEmpty(rides) && isEmpty(bookings)
  const ridesBefore = useRemoteRead(ridesOfWeekQuery(member, weekLater(first, -1)), asksBefore)
  const bookingsBefore = useRemoteRead(
    bookingsOfWeekQuery(member, weekLater(first, -1)),
    asksBefore,
  )
  const isSomething =
    isAhead || [rides, bookings, ...(asksBefore ? [ridesBefore, bookingsBefore] : [])].some(isFull)
  const hasFailed = rides.status === 'failed' || bookings.status === 'failed'
  return {
    monday,
    now: time,
    isWanted: weeks !== 0 || isSomething || hasFailed,
    rides,
    bookings,
    week: useWeekOf(monday, rides, bookings, time),
    turn: (by: 1 | -1) => setWeeks(weeks + by),
  }
}

/** Undefined while it is read. */
function useWeekOf(
  monday: string,
  rides: RemoteRead<readonly Ride[]>,
  bookings: RemoteRead<readonly SessionBooking[]>,
  time: Date,
): FamilyWeek | undefined {
  const { familyUid } = useMember()
  const mayAct = useMayAct()
  const closures = useClosures()
  const children = childListOf(useChildren())
  const branchIds = useBranchContacts().map(({ id }) => id)
  const isRead = rides.status === 'loaded' && bookings.status === 'loaded'
  const places = usePlaces()
  // Where 「픽업 예약」 begins may be one of them; not asked for by the week.
  const { data: saved = [] } = useQuery({
    ...savedPlacesQuery(familyUid),
    staleTime: freshForAMinute,
    enabled: false,
  })
  if (!isRead) return undefined
  return familyWeek(
    {
      monday,
      children,
      bookings: bookingsInOrder(rides.data, bookings.data),
      places: withSavedPlaces(places, saved),
      branchIds,
      closures,
      mayAct,
    },
    time,
  )
}
