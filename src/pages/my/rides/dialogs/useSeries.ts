import { useState } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { ridesInScope, type SeriesScope } from '@/domain/rides/booked/rideSeries'
import { seriesQuery } from '@/features/rides/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'

/** Scope of a weekly series; only this ride until the series is loaded. */
export function useSeries(ride: Ride) {
  const { familyUid } = useMember()
  const [scope, setScope] = useState<SeriesScope>('one')
  const isWeekly = ride.seriesId !== null
  const read = useRemoteRead(seriesQuery(familyUid, ride.seriesId ?? ''), isWeekly)
  const rides = read.status === 'loaded' ? read.data : [ride]
  // The dialog's ride may be older than the series.
  const inSeries = rides.find(({ id }) => id === ride.id)
  const newest = inSeries && inSeries.updatedAt >= ride.updatedAt ? inSeries : ride
  return {
    isWeekly,
    read,
    scope,
    setScope,
    rides,
    meant: ridesInScope(newest, rides, scope),
  }
}

export type Series = ReturnType<typeof useSeries>
