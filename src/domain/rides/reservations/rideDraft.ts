import type { Child } from '../../account/child'
import type { BranchContact } from '../../places/branch'
import { distanceKm } from '../../places/geo'
import type { PlacePoint } from '../../places/placePoint'
import { tidyText, tidyTextWithin } from '../../text/tidyText'
import { codeWord } from '../booked/codeWord'
import type { Ride, RidePlace } from '../booked/ride'
import type { Fares } from '../fares/fare'
import { reservationStart } from './cartTiming'
import { fareOfRide, MAX_MEMO } from './reservation'
import type { ReservationCart } from './reservationCart'
import { rideBranchId } from './rideBranch'

export type NewRide = Omit<Ride, 'createdAt' | 'updatedAt'>

type OwnChild = Pick<Child, 'id' | 'name'>

/** Cart names that no child of the account has (specification 4, section 3). */
export const unknownChildNames = (
  cart: ReservationCart,
  children: readonly OwnChild[],
): readonly string[] => [
  ...new Set(
    cart
      .filter(({ child }) => !children.some(({ id }) => id === child.id))
      .map(({ child }) => child.name),
  ),
]

/** The child with the name of a cart line, or the only child; else undefined. */
export const suggestedChild = (name: string, children: readonly OwnChild[]): OwnChild | undefined =>
  children.find((child) => child.name === name) ?? (children.length === 1 ? children[0] : undefined)

/** The lines with the account's children; `chosen` maps an unknown name to a child id, lines without one are left out. */
export const linesWithAccountChildren = (
  cart: ReservationCart,
  children: readonly OwnChild[],
  chosen: ReadonlyMap<string, string> = new Map(),
): ReservationCart =>
  cart.flatMap((line) => {
    const own =
      children.find(({ id }) => id === line.child.id) ??
      children.find(({ id }) => id === chosen.get(line.child.name))
    return own ? [{ ...line, child: { id: own.id, name: own.name } }] : []
  })

const ridePlace = ({ name, address, lat, lng }: PlacePoint): RidePlace => ({
  name: tidyText(name),
  address: tidyText(address),
  lat,
  lng,
})

export interface NewRideContext {
  uid: string
  phone: string
  branches: readonly BranchContact[]
  fares: Fares
  random: () => number
}

/** Rides of 「전체 예약하기」: ids of the lines (a retry creates none twice), fares computed anew, a code word per time and route. */
export function ridesFromCart(
  lines: ReservationCart,
  { uid, phone, branches, fares, random }: NewRideContext,
): NewRide[] {
  const codeWords = new Map<string, string>()
  return lines.map((line) => {
    const { origin, dest } = line
    const startsAt = reservationStart(line)
    const km = distanceKm(origin, dest)
    const together = JSON.stringify([startsAt.getTime(), origin.id, dest.id])
    const word = codeWords.get(together) ?? codeWord(random)
    codeWords.set(together, word)
    return {
      id: line.id,
      uid,
      childId: line.child.id,
      childName: tidyText(line.child.name),
      phone,
      branchId: rideBranchId(origin, dest, branches),
      startsAt,
      origin: ridePlace(origin),
      dest: ridePlace(dest),
      memo: tidyTextWithin(line.memo, MAX_MEMO),
      distanceKm: km,
      fareKRW: fareOfRide({ ...line, distanceKm: km }, fares).total,
      codeWord: word,
      seriesId: line.seriesId ?? null,
      status: 'requested',
      driver: null,
      reason: '',
      cancelFeeKRW: 0,
      reached: {},
    }
  })
}
