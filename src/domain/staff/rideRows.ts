import type { Ride } from '../rides/booked/ride'
import { isRideOver } from '../rides/booked/rideBoard'
import type { BoardRow, RideFold } from '../rides/booked/rideFolds'
import { domesticPhone } from '../text/phone'
import type { SteadyRow } from './steadyOrder'

/** The list itself; a family's row is a list, too. */
const RIDES = 'rides'

/** Parents choose the ids of rides, which have no slash. */
export const keyOfFold = ({ uid }: Pick<RideFold, 'uid'>): string => `folds/${uid}`

export const keyOfRow = ({ ride, fold }: BoardRow): string => (ride ? ride.id : keyOfFold(fold))

/** 「픽업 목록」 as the filters show it, and what each family's row opens; what the filters hide stands in no list. */
export const rideRows = (
  rows: readonly BoardRow[],
  isShown: (ride: Ride) => boolean,
): SteadyRow[] =>
  rows.flatMap((row) => {
    const placed = (list: string, rides: readonly Ride[]) =>
      rides.map((ride) => ({
        key: ride.id,
        list: isShown(ride) ? list : '',
        isFolded: isRideOver(ride),
      }))
    if (row.ride) return placed(RIDES, [row.ride])
    const key = keyOfFold(row.fold)
    const isFoldShown = row.fold.rides.some(isShown)
    return [
      { key, list: isFoldShown ? RIDES : '', isFolded: false },
      ...placed(key, row.fold.rides),
    ]
  })

/** All rows for the document: those that are shown in their order, the hidden ones in between where they stand. */
export function inDocument<Row>(
  all: readonly Row[],
  shown: readonly Row[],
): { row: Row; isShown: boolean }[] {
  const isShown = new Set(shown)
  const rest = [...shown]
  const merged = all.flatMap((row) => {
    if (!isShown.has(row)) return [{ row, isShown: false }]
    const next = rest.shift()
    return next === undefined ? [] : [{ row: next, isShown: true }]
  })
  return [...merged, ...rest.map((row) => ({ row, isShown: true }))]
}

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
