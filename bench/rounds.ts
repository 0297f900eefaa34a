import type { Browser } from '@playwright/test'
import { sampleBranches as branches } from '../src/content/branches/branches.ts'
import { samplePrograms } from '../src/content/programs/programs.ts'
import { branchPath, paths, programPath } from '../src/domain/site/paths.ts'
import type { Variant } from './site/references.ts'
import { type Observation, observe, type Visit } from './visit.ts'

export interface Route {
  name: string
  path: string
  kind: 'home' | 'booking' | 'other'
  /** Limit relative to the baseline's largest paint, for routes that are neither home nor booking. */
  largestPaintLimit?: number
  /** Brings the map's stand-in, whose work is not the site's. */
  hasMap?: boolean
  /** KiB of script, if not its kind's limit. */
  scriptLimit?: number
}

const [program] = samplePrograms
const [branch] = branches

export const routes: readonly Route[] = [
  { name: 'home', path: '/', kind: 'home' },
  { name: 'pickup', path: '/pickup', kind: 'booking', scriptLimit: 205 },
  { name: 'apply', path: '/pickup/apply', kind: 'booking' },
  ...(program
    ? [{ name: 'program', path: programPath(program.id), kind: 'booking' as const }]
    : []),
  { name: 'care', path: paths.care, kind: 'booking', scriptLimit: 190 },
  { name: 'snack', path: '/snack', kind: 'other', largestPaintLimit: 1.5 },
  { name: 'branches', path: '/branches', kind: 'other', largestPaintLimit: 1.2 },
  ...(branch
    ? [{ name: 'branch', path: branchPath(branch.id), kind: 'other' as const, hasMap: true }]
    : []),
  { name: 'membership', path: '/membership', kind: 'other' },
]

export type Observations = Record<Variant, Observation[]>

export interface RouteResult {
  route: Route
  observed: Observations
}

const VARIANTS = ['site', 'baseline', 'react', 'client'] as const

/** Variants without a goal are visited less often, so that a run takes minutes. */
function isDue(kind: Route['kind'], variant: Variant, round: number): boolean {
  if (variant === 'client') return round % 4 === 0
  return kind !== 'other' || round % 2 === 0
}

/**
 * Visits every route on the site and on its references in turn, so that whatever else the machine does falls on all of
 * them alike.
 */
export async function runRounds(
  browser: Browser,
  chosen: readonly Route[],
  rounds: number,
): Promise<RouteResult[]> {
  const results = chosen.map(
    (route): RouteResult => ({
      route,
      observed: { site: [], baseline: [], react: [], client: [] },
    }),
  )
  // A browser's first visit pays for shared start-up.
  await observe(browser, 'baseline', '/')
  for (let round = 0; round < rounds; round += 1) {
    for (const { route, observed } of results) {
      for (const variant of VARIANTS) {
        if (!isDue(route.kind, variant, round)) continue
        observed[variant].push(await observe(browser, variant, route.path))
      }
    }
    console.info(`round ${round + 1} of ${rounds}`)
  }
  return results
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}

export const medianOf = (observations: readonly Observation[], key: keyof Visit): number =>
  median(observations.map(({ visit }) => visit[key]))
