import type { Ride } from '@/domain/rides/ride'
import { rideNews } from '@/domain/rides/rideNews'
import { useNews } from '@/ui/message/useNews'

/** Reads out what the agit has changed between two answers; there is nothing to see. */
export function RideNews({ rides }: { rides: readonly Ride[] | undefined }) {
  const { words } = useNews(rides, rideNews)
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  )
}
