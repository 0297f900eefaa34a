import type { Ride } from '@/domain/rides/ride'
import type { DialogClosing } from '../../shared/OwnDialogs'

export interface RideFormProps extends DialogClosing {
  ride: Ride
}
