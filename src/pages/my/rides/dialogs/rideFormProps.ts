import type { Ride } from '@/domain/rides/ride'

/** What the form in a ride's dialog is given. */
export interface RideFormProps {
  uid: string
  /** As it stands now. */
  ride: Ride
  onClose: () => void
  /** Closes too, and says what was done. */
  onDone: (message: string) => void
}
