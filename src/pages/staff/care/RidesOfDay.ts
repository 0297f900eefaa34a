import { useQuery } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { createContext, useMemo } from 'react'
import { branchById } from '@/content/branches/branches'
import type { BoardSession } from '@/domain/care/careBoard'
import { keyOfStay } from '@/domain/care/stay'
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

/** By key of a stay. */
export const RidesOfDay = createContext<ReadonlyMap<string, RideOfStay>>(new Map())

const slowPoll = pollEvery(secondsToMilliseconds(15))
const noMessages: RideMessage[] = []

/** The rides that bring the children of a day to their branch, with what parents have told about them. */
export function useRidesOfDay(day: string, board: readonly BoardSession[]) {
  const { uid } = useStaffMember()
  const isWanted = board.some(({ stays }) => stays.length > 0)
  const read = useQuery({ ...ridesOfDayQuery(uid, day), ...slowPoll, enabled: isWanted })
  const found = useMemo(() => {
    const rideOf = rideFinder(boardOfDay(read.data ?? [], day), branchById)
    return board
      .flatMap(({ stays }) => stays)
      .flatMap((stay) => {
        const ride = rideOf(stay)
        return ride ? [{ key: keyOfStay(stay), ride }] : []
      })
  }, [read.data, board, day])
  const unseen = useQuery(unseenMessagesCountQuery(uid))
  const rides = [...new Set(found.map(({ ride }) => ride))]
  const { data: messages } = useQuery({
    ...messagesOfDayQuery(uid, rides, String(unseen.data)),
    enabled: rides.length > 0 && !unseen.isPending,
  })
  const rideOfStay = useMemo(
    () =>
      new Map(
        found.map(({ key, ride }) => [
          key,
          { ride, messages: messages?.get(ride.id) ?? noMessages },
        ]),
      ),
    [found, messages],
  )
  return { rideOfStay, error: read.data ? null : read.error }
}
