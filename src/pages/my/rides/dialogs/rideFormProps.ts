import type { Ride } from '@/domain/rides/ride'

export interface RideFormProps {
  uid: string
  ride: Ride
  onClose: () => void
  onDone: (message: string) => void
}
