import { useQuery } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { createContext, useCallback, useMemo } from 'react'
import { branchById } from '@/content/branches/branches'
import type { BoardSession } from '@/domain/care/careBoard'
import type { Stay } from '@/domain/care/stay'
import type { Ride } from '@/domain/rides/ride'
import { boardOfDay } from '@/domain/rides/rideBoard'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { rideFinder } from '@/domain/staff/ridesOfStays'
import { useStaffMember } from '../StaffMemberContext'
import { pollEvery, unseenMessagesCountQuery } from '../staffNewsQueries'
import { messagesOfDayQuery, ridesOfDayQuery } from '../today/boardQueries'

interface RideOfStay {
  ride: Ride
  messages: readonly RideMessage[]
}

/** Stays the same while a child is marked, so that a tap draws no other row. */
export const RidesOfDay = createContext<(stay: Stay) => RideOfStay | undefined>(() => undefined)

const slowPoll = pollEvery(secondsToMilliseconds(15))
const noMessages: RideMessage[] = []

/** The rides that bring the children of a day to their branch, with what parents have told about them. */
export function useRidesOfDay(day: string, board: readonly BoardSession[]) {
  const staff = useStaffMember()
  const stays = board.flatMap((session) => session.stays)
  const read = useQuery({
    ...ridesOfDayQuery(staff, day),
    ...slowPoll,
    enabled: stays.length > 0,
  })
  const rideOf = useMemo(
    () => rideFinder(boardOfDay(read.data ?? [], day), branchById),
    [read.data, day],
  )
  const unseen = useQuery(unseenMessagesCountQuery(staff))
  const rides = [...new Set(stays.flatMap((stay) => rideOf(stay) ?? []))]
  const { data: messages } = useQuery({
    ...messagesOfDayQuery(staff, rides, String(unseen.data)),
    enabled: rides.length > 0 && !unseen.isPending,
  })
  const rideOfStay = useCallback(
    (stay: Stay): RideOfStay | undefined => {
      const ride = rideOf(stay)
      return ride && { ride, messages: messages?.get(ride.id) ?? noMessages }
    },
    [rideOf, messages],
  )
  return { rideOfStay, error: read.data ? null : read.error }
}
