import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { boardOfDay, followedChildren } from '@/domain/rides/rideBoard'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { useFreshChildren } from '@/features/child-facts/useFreshChildren'
import { now } from '@/platform/clock'
import { failureOf } from '@/remote/failureOf'
import { useStaffMember } from '../staffMember'
import { unseenMessagesQuery } from '../staffNewsQueries'
import { type MessagesOfRides, messagesOfDayQuery, ridesOfDayQuery } from './boardQueries'

const noRides: Ride[] = []
const noMessages: RideMessage[] = []
const noMessagesOf: MessagesOfRides = new Map()

/** The rides of a day in order of time, with what parents told about them. */
export function useBoard(day: string) {
  const { uid } = useStaffMember()
  const read = useQuery(ridesOfDayQuery(uid, day))
  // The page is rendered with every question, and the list is the same after nearly all of them.
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
    // A list that could not be asked for again is only older; one that nobody may ask for says so.
    error:
      read.error && (read.isLoadingError || failureOf(read.error).remedy !== 'retry')
        ? read.error
        : null,
    retry: () => void read.refetch(),
    /** When the list was true; undefined before it ever was. */
    savedAt: read.data ? new Date(read.dataUpdatedAt) : undefined,
    messages: messages.data ?? noMessagesOf,
  }
}
