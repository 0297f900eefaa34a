import { clockTime } from '../../dates/day'
import type { NewLedgerEntry } from '../../orders/ledger'
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
