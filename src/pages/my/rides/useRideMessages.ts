import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupBy } from '@/domain/groupBy'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { messagesQuery, shownRidesPollMs } from '@/features/rides/queries'
import { pollPauseIf } from '@/remote/pollPause'
import { useMember } from '@/remote/useMember'

/** Messages by ride; refetched with the rides while one is unseen. */
export function useRideMessages(rides: readonly Ride[]) {
  const { familyUid } = useMember()
  const { data: messages } = useQuery({
    ...messagesQuery(familyUid),
    refetchInterval: (query) =>
      query.state.data?.some(({ seenAt }) => seenAt === null)
        ? pollPauseIf(shownRidesPollMs(rides), query)
        : false,
  })
  // The same array per ride until it changes, for memoised cards.
  return useMemo(() => {
    const byRide = groupBy(messages ?? noMessages, ({ rideId }) => rideId)
    return (rideId: string): readonly RideMessage[] => byRide.get(rideId) ?? noMessages
  }, [messages])
}

const noMessages: readonly RideMessage[] = []
