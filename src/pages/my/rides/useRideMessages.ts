import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupBy } from '@/domain/groupBy'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { messagesQuery, shownRidesPollMs } from '@/features/rides/rideQueries'

/** The messages of each ride. Asked for again with the rides while one of them has not been seen. */
export function useRideMessages(uid: string, rides: readonly Ride[]) {
  const { data: messages } = useQuery({
    ...messagesQuery(uid),
    refetchInterval: ({ state }) =>
      state.data?.some(({ seenAt }) => seenAt === null) ? shownRidesPollMs(rides) : false,
  })
  // One and the same list for a ride from render to render: its card is drawn anew only when it changes.
  return useMemo(() => {
    const byRide = groupBy(messages ?? noMessages, ({ rideId }) => rideId)
    return (rideId: string): readonly RideMessage[] => byRide.get(rideId) ?? noMessages
  }, [messages])
}

const noMessages: readonly RideMessage[] = []
