import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { branchById } from '@/content/branches/branches'
import type { Stay } from '@/domain/care/stay'
import type { Ride } from '@/domain/rides/ride'
import { boardOfDay } from '@/domain/rides/rideBoard'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { rideFinder } from '@/domain/staff/ridesOfStays'
import { useStaffMember } from '../StaffMemberContext'
import { messagesOfDayQuery, ridesOfDayQuery } from '../today/boardQueries'

interface RideOfStay {
  ride: Ride | undefined
  messages: readonly RideMessage[]
}

const noMessages: RideMessage[] = []

/** The rides that bring the children of a day to their branch, with what parents have told about them. */
export function useRidesOfDay(day: string, stays: readonly Stay[]) {
  const staff = useStaffMember()
  const read = useQuery({ ...ridesOfDayQuery(staff, day), enabled: stays.length > 0 })
  const known = read.data?.rides
  const rideOf = useMemo(() => rideFinder(boardOfDay(known ?? [], day), branchById), [known, day])
  const rides = [...new Set(stays.flatMap((stay) => rideOf(stay) ?? []))]
  const { data: messages } = useQuery({
    ...messagesOfDayQuery(staff, rides),
    enabled: rides.length > 0,
  })
  const rideOfStay = useCallback(
    (stay: Stay): RideOfStay => {
      const ride = rideOf(stay)
      return { ride, messages: (ride && messages?.get(ride.id)) ?? noMessages }
    },
    [rideOf, messages],
  )
  return { rideOfStay, error: read.data ? null : read.error }
}
