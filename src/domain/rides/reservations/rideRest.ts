import type { BranchContact } from '../../places/branch'
import { type Closures, restSentence, restText } from '../../places/closures'
import type { LatLng } from '../../places/geo'
import { rideBranchId } from './rideBranch'

interface Route {
  origin: LatLng | undefined
  dest: LatLng | undefined
}

/** Why a route's branch rests on a day: `성수점은 12.24(목)에 쉬어요. (겨울 휴원)`; undefined: it does not, or the branch is not known yet. */
export function rideRestSentence(
  { origin, dest }: Route,
  day: string,
  closures: Closures,
  branches: readonly BranchContact[],
): string | undefined {
  const id = origin && dest ? rideBranchId(origin, dest, branches) : ''
  const branch = branches.find((each) => each.id === id)
  return branch && restSentence(closures, branch, day)
}

/** Why no ride goes on a day: the route's branch rests, or, before it is known, all do. */
export function restOfRoute(
  { origin, dest }: Route,
  day: string,
  closures: Closures,
  branches: readonly BranchContact[],
): string | undefined {
  const ids = origin && dest ? [rideBranchId(origin, dest, branches)] : branches.map(({ id }) => id)
  const rests = ids.map((id) => restText(closures, id, day))
  return rests.every((rest) => rest !== undefined) ? rests[0] : undefined
}
