import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Ride } from '@/domain/ride'
import { ridePollMs } from '@/domain/rideFollowing'
import type { RideMessage } from '@/domain/rideMessage'
import { messagesQuery } from '@/features/rides/rideQueries'
import { now } from '@/platform/clock'
import { isOnline } from '@/platform/network'

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
