import type { Ride } from '@/domain/rides/booked/ride'
import { todaysRides } from '@/domain/rides/week/todaysRides'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { followedRidesQuery } from '../shared/followedQueries'
import { useRideMessages } from './useRideMessages'

export function useTodaysRides() {
  const member = useMember()
  const shownNow = useNow() ?? now()
  const read = useRemoteRead(followedRidesQuery(member))
  const known = read.status === 'loaded' ? read.data : undefined
  const rides = todaysRides(known ?? noRides, shownNow)
  return {
    now: shownNow,
    read,
    rides,
    messagesOf: useRideMessages(),
    known,
  }
}

const noRides: readonly Ride[] = []
