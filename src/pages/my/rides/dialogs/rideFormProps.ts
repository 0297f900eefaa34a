import type { Ride } from '@/domain/rides/ride'

export interface RideFormProps {
  uid: string
  ride: Ride
  onClose: () => void
  /** Closes the dialog and shows the message. */
  onDone: (message: string) => void
}
