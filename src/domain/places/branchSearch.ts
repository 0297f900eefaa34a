import { type SearchText, searchMatcher, searchText } from '../text/hangulSearch'
import type { BranchSummary } from './branch'
import { distanceKm, type LatLng } from './geo'

/** At most so many results are painted at once. */
export const MAX_SHOWN_BRANCHES = 50

/** A branch with its search words prepared, so that a keystroke costs no more than looking them through. */
export interface BranchEntry<B extends BranchSummary = BranchSummary> {
  branch: B
  words: SearchText
}

/** Prepares a list of branches for {@link findBranches}. Name, district and address are searched. */
export const indexBranches = <B extends BranchSummary & { address?: string }>(
  branches: readonly B[],
): readonly BranchEntry<B>[] =>
  branches.map((branch) => ({
    branch,
    words: searchText(branch.name, branch.district, branch.addressShort, branch.address ?? ''),
  }))

/**
 * Branches that fit a query and a district, in their own order. A query fits as a whole (however it is spaced, 초성
 * too) or when each of its words fits: 「분당 판교」. An empty query or district fits all.
 */
export function findBranches<B extends BranchSummary>(
  entries: readonly BranchEntry<B>[],
  { query, district }: { query: string; district: string },
): B[] {
  const fitsWhole = searchMatcher(query)
  // Each word once: a pasted page repeats itself.
  const parts = new Set(query.split(/\s+/).filter(Boolean))
  const fitsPart = [...parts].map((part) => searchMatcher(part))
  return entries
    .filter(
      ({ branch, words }) =>
        (district === '' || branch.district === district) &&
        (fitsWhole(words) || fitsPart.every((fits) => fits(words))),
    )
    .map(({ branch }) => branch)
}

/** The districts of a list, each once, in Korean order. */
export const districtsOf = (branches: readonly BranchSummary[]): string[] =>
  [...new Set(branches.map(({ district }) => district))].sort((a, b) => a.localeCompare(b, 'ko'))

/** A branch and how far it is from the parent, km; undefined when the parent's place is not known. */
export interface NearBranch<B extends BranchSummary> {
  branch: B
  distanceKm: number | undefined
}

/** Nearest first when the parent's place is known, else the given order. */
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
