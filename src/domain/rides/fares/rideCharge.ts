import { clockTime } from '../../dates/day'
import type { NewLedgerEntry } from '../../orders/ledger'
import { distanceKm, type LatLng } from '../../places/geo'
import { bareName } from '../../text/compareText'
import type { Ride } from '../booked/ride'

const rideNote = ({ childName, startsAt }: Ride): string => `${childName} ${clockTime(startsAt)}`

/** The charge of a completed ride; undefined for a free one. Its id is the ride's, so a second charge is impossible. */
export const rideCharge = (ride: Ride): NewLedgerEntry | undefined =>
  ride.fareKRW > 0
    ? {
        id: `ride-${ride.id}`,
        kind: 'ride',
        amountKRW: -ride.fareKRW,
        note: rideNote(ride),
        refId: ride.id,
      }
    : undefined

/** The fee of a late cancellation; undefined when there is none. */
export const cancelFeeCharge = (ride: Ride): NewLedgerEntry | undefined =>
  ride.status === 'cancelled' && ride.cancelFeeKRW > 0
    ? {
        id: `fee-${ride.id}`,
        kind: 'cancelFee',
        amountKRW: -ride.cancelFeeKRW,
        note: rideNote(ride),
        refId: ride.id,
      }
    : undefined

interface NamedPlace extends LatLng {
  name: string
}

const NEAR_KM = 0.3

/** `요금 확인 필요` (specification 5, section 8): an end has the name of a known place but lies elsewhere, so its fare may be wrong. */
export const needsFareCheck = (
  { origin, dest }: Pick<Ride, 'origin' | 'dest'>,
  places: readonly NamedPlace[],
): boolean =>
  [origin, dest].some((end) => {
    const named = places.filter(({ name }) => bareName(name) === bareName(end.name))
    return named.length > 0 && named.every((place) => distanceKm(place, end) > NEAR_KM)
  })
