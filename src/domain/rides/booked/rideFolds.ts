import { groupBy } from '../../groupBy'
import { nextSteps, type Ride } from './ride'

/** A family's rides of a day in the list; the others are one row that opens. */
export const FAMILY_RIDES_SHOWN = 10

/** A family's rides of a day beyond the first ten. */
export interface RideFold {
  uid: string
  childName: string
  rides: readonly Ride[]
  /** The first ten, which stay in the list. */
  unfoldedIds: readonly string[]
}

/** A row of 「픽업 목록」. */
export type BoardRow = { ride: Ride; fold?: undefined } | { ride?: undefined; fold: RideFold }

/** Rows in the order of `rides`; a fold stands where the family's eleventh ride would. Rides of nobody known are not folded. */
export function foldFamilies(rides: readonly Ride[]): BoardRow[] {
  const folds = new Map<string, RideFold>()
  const foldedIds = new Set<string>()
  for (const [uid, family] of groupBy(rides, (ride) => ride.uid)) {
    const [first, ...others] = family.slice(FAMILY_RIDES_SHOWN)
    if (uid === '' || !first) continue
    const unfoldedIds = family.slice(0, FAMILY_RIDES_SHOWN).map(({ id }) => id)
    const { childName } = first
    folds.set(first.id, { uid, childName, rides: [first, ...others], unfoldedIds })
    for (const { id } of others) foldedIds.add(id)
  }
  return rides.flatMap((ride): BoardRow[] => {
    if (foldedIds.has(ride.id)) return []
    const fold = folds.get(ride.id)
    return [fold ? { fold } : { ride }]
  })
}

/** Answered as many at once: not yet under way. */
export const isDeclinable = ({ status }: Ride): boolean =>
  status !== 'onTheWay' && nextSteps(status, 'staff').includes('declined')

/** The latest of each ride, by its change. */
export function latestRides(...lists: readonly (readonly Ride[])[]): Ride[] {
  const latest = new Map<string, Ride>()
  for (const ride of lists.flat()) {
    const known = latest.get(ride.id)
    if (!known || known.updatedAt < ride.updatedAt) latest.set(ride.id, ride)
  }
  return [...latest.values()]
}
