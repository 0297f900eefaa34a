import type { Child } from '../account/child'
import { estimateFare } from '../pickup/fare'
import type { ReservationCart } from '../pickup/reservationCart'
import type { BranchSummary } from '../places/branch'
import { distanceKm, type LatLng } from '../places/geo'
import type { PlacePoint } from '../places/placePoint'
import { tidyTextWithin } from '../text/tidyText'
import { reservationStart } from './cartTiming'
import { codeWord } from './codeWord'
import type { Ride, RidePlace } from './ride'

/** A ride as the parent sends it; the server adds when. */
export type NewRide = Omit<Ride, 'createdAt' | 'updatedAt'>

type OwnChild = Pick<Child, 'id' | 'name'>

/** The names of the children that are not in the account, each once: 「자녀 선택」 asks whose lines these are (section 3). */
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

/** The child of the account that goes by a name of the cart, or the only one there is; undefined when nobody can tell. */
export const likelyChild = (name: string, children: readonly OwnChild[]): OwnChild | undefined =>
  children.find((child) => child.name === name) ?? (children.length === 1 ? children[0] : undefined)

/**
 * The lines for the children of the account, by their names of today. `chosen` gives the id of a child for every name of
 * one that is not in the account; a line that nobody was chosen for is left out.
 */
export const linesOfAccount = (
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

const isAt = (a: LatLng, b: LatLng): boolean => a.lat === b.lat && a.lng === b.lng

/** The branch that answers for a ride: the one at its end, else at its start, else the nearest to the start (section 3); empty only where there is none. */
export function rideBranchId(
  origin: LatLng,
  dest: LatLng,
  branches: readonly BranchSummary[],
): string {
  const there = branches.find((branch) => isAt(branch, dest))
  const here = branches.find((branch) => isAt(branch, origin))
  const nearest = branches.reduce<BranchSummary | undefined>(
    (best, branch) =>
      best && distanceKm(best, origin) <= distanceKm(branch, origin) ? best : branch,
    undefined,
  )
  return (there ?? here ?? nearest)?.id ?? ''
}

const ridePlace = ({ name, address, lat, lng }: PlacePoint): RidePlace => ({
  name,
  address,
  lat,
  lng,
})

/** Longest memo of a ride (specification 4, section 7). */
const MAX_MEMO = 300

export interface RideMaking {
  uid: string
  phone: string
  branches: readonly BranchSummary[]
  /** Numbers from 0 up to 1. */
  random: () => number
}

/**
 * The rides of one press of 「전체 예약하기」. A ride takes the id of its line, so that sending a line twice is one ride; way and
 * fare are worked out again, as the rules do. Rides at the same time on the same way share their code word.
 */
export function newRides(
  lines: ReservationCart,
  { uid, phone, branches, random }: RideMaking,
): NewRide[] {
  const words = new Map<string, string>()
  return lines.map((line) => {
    const { origin, dest } = line
    const startsAt = reservationStart(line)
    const km = distanceKm(origin, dest)
    const together = JSON.stringify([startsAt.getTime(), origin.id, dest.id])
    const word = words.get(together) ?? codeWord(random)
    words.set(together, word)
    return {
      id: line.id,
      uid,
      childId: line.child.id,
      childName: line.child.name,
      phone,
      branchId: rideBranchId(origin, dest, branches),
      startsAt,
      origin: ridePlace(origin),
      dest: ridePlace(dest),
      memo: tidyTextWithin(line.memo, MAX_MEMO),
      distanceKm: km,
      fareKRW: estimateFare({ distanceKm: km, hour: line.hour }).total,
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
