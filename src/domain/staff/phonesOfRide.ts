import type { Ride } from '../rides/booked/ride'
import { domesticPhone } from '../text/phone'

interface PhonesOfRide {
  phone: string
  /** Another one, of a guardian or from before the account changed its own; undefined if it is the same. */
  bookedBy: string | undefined
}

/** `010-1234-5678`; without the account's phone, as it is gone or could not be read, the ride's own. */
export function phonesOfRide(
  ride: Pick<Ride, 'phone'>,
  accountPhone: string | undefined,
): PhonesOfRide {
  const own = domesticPhone(ride.phone)
  const phone = (accountPhone && domesticPhone(accountPhone)) || own
  return { phone, bookedBy: own === '' || own === phone ? undefined : own }
}
