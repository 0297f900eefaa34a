import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { arrivalOf } from '@/domain/care/stayState'
import { isStayUpcoming } from '@/domain/care/todaysStays'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import {
  bookingsInOrder,
  type MemberBooking,
  memberBookingList,
  ridesAndStaysAhead,
  withCancelledLines,
} from '@/domain/rides/week/memberBookings'
import { pastBookingsQuery } from '@/features/programs/queries'
import { pastRidesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useStayMessages } from '../care/useStayMessages'
import { useStayPasses } from '../care/useStayPasses'
import { useNotePaths } from '../notes/useNotePaths'
import { useRideMessages } from '../rides/useRideMessages'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'
import { useRememberAhead } from '../shared/useRememberAhead'

/** Just started rows are in both lists; the upcoming list is followed, so its row is newer. */
const withoutRepeats = <Row>(
  past: readonly Row[],
  upcoming: readonly Row[],
  idOf: (row: Row) => string,
): Row[] => [...new Map([...past, ...upcoming].map((row) => [idOf(row), row])).values()]

function useProgramBookings() {
  const member = useMember()
  const upcoming = useRemoteRead(followedBookingsQuery(member))
  const past = useInfiniteQuery(pastBookingsQuery(member.familyUid))
  const upcomingBookings = upcoming.status === 'loaded' ? upcoming.data : noBookings
  const bookings = useMemo(
    () =>
      withoutRepeats(
        past.data?.pages.flat() ?? noBookings,
        upcomingBookings,
        ({ sessionId, childId }) => `${sessionId} ${childId}`,
      ),
    [past.data, upcomingBookings],
  )
  return {
    upcoming,
    past,
    bookings,
    known: upcoming.status === 'loaded' ? upcoming.data : undefined,
  }
}

export function useMemberBookings() {
  const member = useMember()
  const shownNow = useNow() ?? now()
  const upcoming = useRemoteRead(followedRidesQuery(member))
  const past = useInfiniteQuery(pastRidesQuery(member.familyUid))
  const upcomingRides = upcoming.status === 'loaded' ? upcoming.data : noRides
  // Sorting hundreds of rides on every clock tick would slow each dialog that opens.
  const rides = useMemo(
    () => withoutRepeats(past.data?.pages.flat() ?? noRides, upcomingRides, ({ id }) => id),
    [past.data, upcomingRides],
  )
  const programs = useProgramBookings()
  const inOrder = useMemo(
    () => bookingsInOrder(rides, programs.bookings),
    [rides, programs.bookings],
  )
  const cancelled = useCancelledHere(upcoming.status === 'loaded' ? upcoming.data : undefined)
  const isAheadKnown = upcoming.status === 'loaded' && programs.known !== undefined
  useRememberAhead(
    isAheadKnown ? ridesAndStaysAhead(inOrder, shownNow) : undefined,
    followedRidesQuery(member),
    followedBookingsQuery(member),
  )
  const stays = inOrder.flatMap((booking) => (booking.kind === 'stay' ? [booking.stay] : []))
  const isCareAhead = stays.some(
    (stay) => isStayUpcoming(stay, shownNow) && arrivalOf(stay) === undefined,
  )
  return {
    now: shownNow,
    passes: useStayPasses(isCareAhead),
    messages: useStayMessages(),
    notePathOf: useNotePaths(stays),
    upcoming,
    past,
    rides,
    programs,
    list: memberBookingList(withCancelledLines(inOrder, cancelled), shownNow),
    noteCancelled: cancelled.note,
    messagesOf: useRideMessages(),
  }
}

const cancelledIds = (rides: readonly Ride[]) =>
  new Set(rides.flatMap(({ id, status }) => (status === 'cancelled' ? [id] : [])))

/** What was cancelled since the page was opened; `rides`: the coming ones, undefined until they are read. */
function useCancelledHere(rides: readonly Ride[] | undefined) {
  const [before, setBefore] = useState<ReadonlySet<string>>()
  if (before === undefined && rides) setBefore(cancelledIds(rides))
  const rideIds = useMemo(
    () => new Set([...cancelledIds(rides ?? noRides)].filter((id) => before?.has(id) === false)),
    [rides, before],
  )
  const [bookings, setBookings] = useState<readonly MemberBooking[]>([])
  // Stable, for the memoised cards.
  const note = useCallback(
    (booking: MemberBooking) => setBookings((noted) => [...noted, booking]),
    [],
  )
  return { rideIds, bookings, note }
}

const noRides: readonly Ride[] = []
const noBookings: readonly SessionBooking[] = []

export type MemberBookingsRead = ReturnType<typeof useMemberBookings>
