import type { SessionBooking } from '@/domain/programs/programSession'
import { rideNews, stayNews } from '@/domain/rides/booked/bookingNews'
import type { Ride } from '@/domain/rides/booked/ride'
import { useNews } from '@/ui/message/useNews'

/** Announces what the agit changed; not visible. */
export function StayNews({ bookings }: { bookings: readonly SessionBooking[] | undefined }) {
  const { text, at } = useNews(bookings, stayNews)
  return (
    <p className="sr-only" role="status">
      {text && <span key={at}>{text}</span>}
    </p>
  )
}

/** Announces what the agit changed; not visible. */
export function RideNews({ rides }: { rides: readonly Ride[] | undefined }) {
  const { text } = useNews(rides, rideNews)
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  )
}
