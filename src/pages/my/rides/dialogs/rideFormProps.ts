import type { Ride } from '@/domain/rides/ride'

export interface RideFormProps {
  uid: string
  /** Its current state. */
  ride: Ride
  onClose: () => void
  /** Closes the dialog and shows the message. */
  onDone: (message: string) => void
}
