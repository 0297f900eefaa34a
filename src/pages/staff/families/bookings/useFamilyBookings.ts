import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionBooking } from '@/domain/programs/programSession'
import { bookingsInOrder, isUpcoming } from '@/domain/rides/memberBookings'
import type { Ride } from '@/domain/rides/ride'
import { now } from '@/platform/clock'
import { useFailure } from '@/remote/useFailure'
import { useReadError } from '@/remote/useReadError'
import { useRemoteRead } from '@/remote/useRemoteRead'
import {
  bookingsAheadQuery,
  type FamilyPageOf,
  pastBookingsOfFamilyQuery,
  pastRidesOfFamilyQuery,
  ridesAheadQuery,
} from '../queries'

/** What 「지난 예약」 shows, and shows more by. */
const PAGE = 50

/** What has just begun is in both lists. */
const merged = <Row>(lists: readonly (readonly Row[])[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(lists.flat().map((row) => [keyOf(row), row])).values(),
]

const keyOfRide = ({ id }: Ride): string => id
const keyOfBooking = ({ sessionId, id }: SessionBooking): string => `${sessionId}/${id}`

/** 「다가오는 예약」 and 「지난 예약」, each read once. */
export function useFamilyBookings(page: FamilyPageOf) {
  const rides = useRemoteRead(ridesAheadQuery(page))
  const bookings = useRemoteRead(bookingsAheadQuery(page))
  const pastRides = useInfiniteQuery(pastRidesOfFamilyQuery(page))
  const pastBookings = useInfiniteQuery(pastBookingsOfFamilyQuery(page))
  const past = [pastRides, pastBookings]
  const [pages, setPages] = useState(1)
  const ofRides = useReadError(pastRides)
  const ofBookings = useReadError(pastBookings)
  const time = now()
  const inOrder = bookingsInOrder(
    merged(
      [pastRides.data?.pages.flat() ?? [], rides.status === 'loaded' ? rides.data : []],
      keyOfRide,
    ),
    merged(
      [pastBookings.data?.pages.flat() ?? [], bookings.status === 'loaded' ? bookings.data : []],
      keyOfBooking,
    ),
  )
  const over = inOrder.filter((booking) => !isUpcoming(booking, time)).reverse()
  return {
    ahead: { rides, bookings, rows: inOrder.filter((booking) => isUpcoming(booking, time)) },
    past: {
      rows: over.slice(0, pages * PAGE),
      hasMore: over.length > pages * PAGE || past.some(({ hasNextPage }) => hasNextPage),
      isReading: past.some(({ isPending, isFetchingNextPage }) => isPending || isFetchingNextPage),
      failure: useFailure(ofRides.error ?? ofBookings.error),
      retry: () => {
        for (const each of past)
          if (each.isFetchNextPageError) void each.fetchNextPage({ cancelRefetch: false })
        for (const each of [ofRides, ofBookings]) if (each.error) each.retry()
      },
      more: () => {
        setPages(pages + 1)
        for (const each of past) if (each.hasNextPage) void each.fetchNextPage()
      },
    },
  }
}
