import type { Ride } from '@/domain/rides/ride'

export interface RideFormProps {
  ride: Ride
  onClose: () => void
  onDone: (message: string) => void
}
