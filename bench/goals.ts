import type { Checks } from './checks.ts'
import { inKib, inMs, of, ratio, siteScriptOf, table, times, whole } from './figures.ts'
import type { InteractionRow } from './interactions.ts'
import type { Members } from './members.ts'
import { median, medianOf, type RouteResult } from './rounds.ts'
import type { Visit } from './visit.ts'

export interface Measured {
  pages: readonly RouteResult[]
  checks: Checks | undefined
  members: Members | undefined
  interactions: readonly InteractionRow[]
}

interface Goal {
  what: string
  measured: string
  isReached: boolean
  goal: string
}

const atMost = (what: string, value: number, limit: number, show: (v: number) => string): Goal => ({
  what,
  measured: show(value),
  isReached: value <= limit,
  goal: `≤ ${show(limit)}`,
})

/** None to three decimals. */
const shiftGoal = (what: string, shift: number): Goal =>
  atMost(what, Number(shift.toFixed(3)), 0, (value) => value.toFixed(3))

const KIB = 1024

const BLOCKING_LIMIT_MS = 200

const blockingGoal = (result: RouteResult): Goal[] => {
  const { path, hasMap } = result.route
  if (hasMap) return []
  return [
    atMost(`${path} blocking time`, of(result, 'site', 'blockingMs'), BLOCKING_LIMIT_MS, inMs),
  ]
}

/** Largest paint relative to the no-script baseline, where that is the goal. */
const largestPaintGoal = (result: RouteResult): Goal[] => {
  const { path, largestPaintLimit } = result.route
  if (largestPaintLimit === undefined) return []
  const largest = ratio(result, 'site', 'largestPaintMs')
  return [atMost(`${path} largest paint`, largest, largestPaintLimit, times)]
}

function pageGoals(result: RouteResult): Goal[] {
  const isHome = result.route.kind === 'home'
  const { path: page, scriptLimit = isHome ? 175 : 185 } = result.route
  const site = (key: keyof Visit) => of(result, 'site', key)
  return [
    atMost(`${page} first paint`, ratio(result, 'site', 'firstPaintMs'), 1.05, times),
    atMost(
      `${page} largest paint`,
      ratio(result, 'site', 'largestPaintMs'),
      isHome ? 1.06 : 1.05,
      times,
    ),
    ...(isHome
      ? [
          atMost(`${page} JavaScript before load`, site('earlyScriptBytes'), 0, inKib),
          atMost(`${page} interactive`, site('readyMs'), 4000, inMs),
          atMost(`${page} requests`, site('requests'), 20, whole),
        ]
      : []),
    atMost(`${page} JavaScript`, site('scriptBytes'), scriptLimit * KIB, inKib),
    atMost(`${page} all bytes`, site('totalBytes'), (isHome ? 252 : 250) * KIB, inKib),
    shiftGoal(`${page} layout shift`, site('layoutShift')),
  ]
}

const checkGoals = (checks: Checks): Goal[] => [
  shiftGoal('`/` layout shift after a slider turn and a scroll', checks.homeShift),
  atMost('`/` documents, first visit', checks.homeDocuments.first, 5, whole),
  atMost('`/` documents, coming back', checks.homeDocuments.back, 0, whole),
  atMost('`/snack` (400 snacks) documents, first visit', checks.snackDocuments.first, 401, whole),
  atMost('`/snack` documents, coming back', checks.snackDocuments.back, 0, whole),
]

const memberGoals = ({ pages, rememberedMs, baselineMs }: Members): Goal[] => [
  ...pages.flatMap((page) => [
    atMost(
      `\`${page.path}\` of a member, JavaScript`,
      siteScriptOf(page),
      page.scriptLimit * KIB,
      inKib,
    ),
    atMost(
      `\`${page.path}\` of a member, blocking time`,
      medianOf(page.visits, 'blockingMs'),
      BLOCKING_LIMIT_MS,
      inMs,
    ),
  ]),
  atMost(
    '`/my` coming back, paint of what is remembered',
    median(rememberedMs) / median(baselineMs),
    1.5,
    times,
  ),
]

function goalsOf({ pages, checks, members, interactions }: Measured): Goal[] {
  return [
    ...pages.filter(({ route }) => route.kind !== 'other').flatMap(pageGoals),
    ...pages.flatMap(largestPaintGoal),
    ...pages.flatMap(blockingGoal),
    ...(checks ? checkGoals(checks) : []),
    ...(members ? memberGoals(members) : []),
    ...interactions.flatMap(({ what, timesMs, limitMs }) =>
      limitMs === undefined
        ? []
        : [atMost(what, median(timesMs), limitMs, (ms) => `${ms.toFixed(0)} ms`)],
    ),
  ]
}

/** What is promised beside what was measured. */
export const goalTable = (measured: Measured): string =>
  table(
    ['number to reach', 'measured', 'goal', ''],
    goalsOf(measured).map(({ what, measured, goal, isReached }) => [
      what,
      measured,
      goal,
      isReached ? 'reached' : '**over**',
    ]),
  )
