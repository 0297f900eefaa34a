import type { BranchContact } from '../../places/branch'
import { distanceKm, type LatLng } from '../../places/geo'

const isAt = (a: LatLng, b: LatLng): boolean => a.lat === b.lat && a.lng === b.lng

/** Branch at the end, else at or nearest to the start (specification 4, section 3); empty without branches. */
export function rideBranchId(
  origin: LatLng,
  dest: LatLng,
  branches: readonly BranchContact[],
): string {
  const atDest = branches.find((branch) => isAt(branch, dest))
  const nearest = branches.reduce<BranchContact | undefined>(
    (best, branch) =>
      best && distanceKm(best, origin) <= distanceKm(branch, origin) ? best : branch,
    undefined,
  )
  return (atDest ?? nearest)?.id ?? ''
}
