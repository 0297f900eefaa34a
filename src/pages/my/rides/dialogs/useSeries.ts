import { useState } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { ridesInScope, type SeriesScope } from '@/domain/rides/rideSeries'
import { seriesQuery } from '@/features/rides/rideQueries'
import { useRemoteRead } from '@/remote/useRemoteRead'

/** How much of a ride's weekly series is meant. The ride alone, until the series has been read. */
export function useSeries(uid: string, ride: Ride) {
  const [scope, setScope] = useState<SeriesScope>('one')
  const isWeekly = ride.seriesId !== null
  const read = useRemoteRead(seriesQuery(uid, ride.seriesId ?? ''), isWeekly)
  const rides = read.status === 'loaded' ? read.data : [ride]
  // The list behind the dialog may have been read before the series was.
  const inSeries = rides.find(({ id }) => id === ride.id)
  const newest = inSeries && inSeries.updatedAt >= ride.updatedAt ? inSeries : ride
  return {
    isWeekly,
    read,
    scope,
    setScope,
    rides,
    /** The rides that are meant, in order of time. */
    meant: ridesInScope(newest, rides, scope),
  }
}

export type Series = ReturnType<typeof useSeries>
