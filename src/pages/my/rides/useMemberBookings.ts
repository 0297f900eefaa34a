import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memberBookingList } from '@/domain/memberBookings'
import type { Ride } from '@/domain/ride'
import { ridePollMs } from '@/domain/rideFollowing'
import type { RideMessage } from '@/domain/rideMessage'
import {
  comingProgramBookingsQuery,
  pastProgramBookingsQuery,
} from '@/features/program-bookings/programBookingQueries'
import { comingRidesQuery, messagesQuery, pastRidesQuery } from '@/features/rides/rideQueries'
import { now } from '@/platform/clock'
import { isOnline } from '@/platform/network'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'

/** The messages of each ride. Asked for again with the rides while one of them has not been seen. */
export function useRideMessages(uid: string, rides: readonly Ride[]) {
  const { data: messages } = useQuery({
    ...messagesQuery(uid),
    refetchInterval: ({ state }) =>
      state.data?.some(({ seenAt }) => seenAt === null)
        ? ridePollMs(rides, now(), {
            isVisible: document.visibilityState === 'visible',
            isOnline: isOnline(),
          })
        : false,
  })
  // One and the same list for a ride from render to render: its card is drawn anew only when it changes.
  return useMemo(() => {
    const byRide = new Map<string, RideMessage[]>()
    for (const message of messages ?? [])
      byRide.set(message.rideId, [...(byRide.get(message.rideId) ?? []), message])
    return (rideId: string): readonly RideMessage[] => byRide.get(rideId) ?? noMessages
  }, [messages])
}

const noMessages: readonly RideMessage[] = []

/** What has just started stands in both lists; the coming ones are asked for more often, so theirs is the newer row. */
const withoutRepeats = <Row>(
  past: readonly Row[],
  coming: readonly Row[],
  idOf: (row: Row) => string,
): Row[] => [...new Map([...past, ...coming].map((row) => [idOf(row), row])).values()]

/** A member's program bookings, and whether the list is whole. */
function useProgramBookings(uid: string) {
  const coming = useRemoteRead(comingProgramBookingsQuery(uid))
  const past = useInfiniteQuery(pastProgramBookingsQuery(uid))
  const bookings = withoutRepeats(
    past.data?.pages.flat() ?? [],
    coming.status === 'loaded' ? coming.data : [],
    ({ sessionId, childId }) => `${sessionId} ${childId}`,
  )
  return { coming, past, bookings }
}

/** Everything a member has booked, by day, and how each list is read. */
export function useMemberBookings(uid: string) {
  const shownNow = useNow() ?? now()
  const coming = useRemoteRead(comingRidesQuery(uid))
  const past = useInfiniteQuery(pastRidesQuery(uid))
  const comingRides = coming.status === 'loaded' ? coming.data : noRides
  const rides = withoutRepeats(past.data?.pages.flat() ?? noRides, comingRides, ({ id }) => id)
  const programs = useProgramBookings(uid)
  return {
    now: shownNow,
    coming,
    past,
    rides,
    programs,
    list: memberBookingList(rides, programs.bookings, shownNow),
    messagesOf: useRideMessages(uid, comingRides),
  }
}

const noRides: readonly Ride[] = []

export type MemberBookingsRead = ReturnType<typeof useMemberBookings>
