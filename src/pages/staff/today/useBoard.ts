import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { boardOfDay, followedChildren } from '@/domain/rides/rideBoard'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { useFreshChildren } from '@/features/child-facts/useFreshChildren'
import { now, serverTimeOf } from '@/platform/clock'
import { failureOf } from '@/remote/failureOf'
import { useStaffMember } from '../StaffMemberContext'
import { unseenMessagesQuery } from '../staffNewsQueries'
import { type MessagesOfRides, messagesOfDayQuery, ridesOfDayQuery } from './boardQueries'

const noRides: Ride[] = []
const noMessages: RideMessage[] = []
const noMessagesOf: MessagesOfRides = new Map()

export function useBoard(day: string) {
  const { uid } = useStaffMember()
  const read = useQuery(ridesOfDayQuery(uid, day))
  // The page renders with every poll, but the list rarely changes.
  const rides = useMemo(() => (read.data ? boardOfDay(read.data, day) : noRides), [read.data, day])
  useFreshChildren(uid, () => followedChildren(rides, now()))
  const unseen = useQuery(unseenMessagesQuery(uid))
  const messages = useQuery({
    ...messagesOfDayQuery(uid, rides, unseen.data ?? noMessages),
    enabled: rides.length > 0 && !unseen.isPending,
  })
  return {
    rides,
    isLoading: read.isPending,
    // With older data a failed refetch is shown only if it was refused.
    error:
      read.error && (read.isLoadingError || failureOf(read.error).remedy !== 'retry')
        ? read.error
        : null,
    retry: () => void read.refetch(),
    /** Time of the data; undefined before the first. */
    savedAt: read.data ? serverTimeOf(read.dataUpdatedAt) : undefined,
    messages: messages.data ?? noMessagesOf,
  }
}
