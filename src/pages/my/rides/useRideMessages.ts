import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupBy } from '@/domain/groupBy'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { useMember } from '@/remote/useMember'
import { messagesQuery } from '../shared/followedQueries'

/** Messages by ride. */
export function useRideMessages() {
  const { data: messages } = useQuery(messagesQuery(useMember()))
  // The same array per ride until it changes, for memoised cards.
  return useMemo(() => {
    const byRide = groupBy(messages ?? noMessages, ({ rideId }) => rideId)
    return (rideId: string): readonly RideMessage[] => byRide.get(rideId) ?? noMessages
  }, [messages])
}

const noMessages: readonly RideMessage[] = []
