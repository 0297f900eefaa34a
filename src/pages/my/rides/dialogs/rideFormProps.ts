import type { Ride } from '@/domain/rides/booked/ride'
import type { DialogClosing } from '../../shared/OwnDialogs'

export interface RideFormProps extends DialogClosing {
  ride: Ride
}
