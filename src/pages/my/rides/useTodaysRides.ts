import type { Ride } from '@/domain/rides/ride'
import { todaysRides } from '@/domain/rides/ridePolling'
import { todaysRidesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useRideMessages } from './useRideMessages'

export function useTodaysRides(uid: string) {
  const shownNow = useNow() ?? now()
  const read = useRemoteRead(todaysRidesQuery(uid))
  const known = read.status === 'loaded' ? read.data : undefined
  const rides = todaysRides(known ?? noRides, shownNow)
  return {
    now: shownNow,
    read,
    rides,
    messagesOf: useRideMessages(uid, rides),
    known,
  }
}

const noRides: readonly Ride[] = []
