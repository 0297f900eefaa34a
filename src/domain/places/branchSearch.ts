import { type SearchText, searchMatcher, searchText } from '../text/hangulSearch'
import type { BranchSummary } from './branch'
import { distanceKm, type LatLng } from './geo'

export const MAX_SHOWN_BRANCHES = 50

/** A branch with its search text prepared once instead of per keystroke. */
export interface BranchEntry<B extends BranchSummary = BranchSummary> {
  branch: B
  text: SearchText
}

/** Prepares a list for {@link findBranches}: name, district and address are searched. */
export const indexBranches = <B extends BranchSummary & { address?: string }>(
  branches: readonly B[],
): readonly BranchEntry<B>[] =>
  branches.map((branch) => ({
    branch,
    text: searchText(branch.name, branch.district, branch.addressShort, branch.address ?? ''),
  }))

/** Branches that match the whole query (spaces ignored, 초성 too) or each of its words: 「분당 판교」. Empty query or district: all. */
export function findBranches<B extends BranchSummary>(
  entries: readonly BranchEntry<B>[],
  { query, district }: { query: string; district: string },
): B[] {
  const fitsWhole = searchMatcher(query)
  // Without duplicates, since a pasted text may repeat words.
  const parts = new Set(query.split(/\s+/).filter(Boolean))
  const fitsPart = [...parts].map((part) => searchMatcher(part))
  return entries
    .filter(
      ({ branch, text }) =>
        (district === '' || branch.district === district) &&
        (fitsWhole(text) || fitsPart.every((fits) => fits(text))),
    )
    .map(({ branch }) => branch)
}

export const districtsOf = (branches: readonly BranchSummary[]): string[] =>
  [...new Set(branches.map(({ district }) => district))].sort((a, b) => a.localeCompare(b, 'ko'))

/** `km` is undefined while the parent's position is unknown. */
export interface NearBranch<B extends BranchSummary> {
  branch: B
  distanceKm: number | undefined
}

export function byDistance<B extends BranchSummary>(
  branches: readonly B[],
  from: LatLng | undefined,
): NearBranch<B>[] {
  if (!from) return branches.map((branch) => ({ branch, distanceKm: undefined }))
  return branches
    .map((branch) => ({ branch, distanceKm: distanceKm(from, branch) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
}

/** 「640 m」 below one kilometre, else 「3.2 km」. */
export const distanceLabel = (km: number): string =>
  km < 0.9995 ? `${Math.round(km * 1000)} m` : `${km.toFixed(1)} km`
