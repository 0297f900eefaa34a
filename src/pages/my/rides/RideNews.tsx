import type { Ride } from '@/domain/ride'
import { rideNews } from '@/domain/rideNews'
import { useNews } from '@/ui/useNews'

/** Reads out what the agit has changed between two answers; there is nothing to see. */
export function RideNews({ rides }: { rides: readonly Ride[] | undefined }) {
  const { words } = useNews(rides, rideNews)
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  )
}
