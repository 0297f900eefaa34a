import type { Checks } from './checks.ts'
import type { InteractionRow } from './interactions.ts'
import type { Members } from './members.ts'
import { median, medianOf, type RouteResult } from './rounds.ts'
import type { Variant } from './site/references.ts'
import type { Visit } from './visit.ts'

type Cell = string | number

export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, column) => (column === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')

const whole = (value: number) => (Number.isNaN(value) ? '' : String(Math.round(value)))
const kib = (bytes: number) => (bytes / 1024).toFixed(1)
const inKib = (bytes: number) => `${kib(bytes)} KiB`
const inMs = (ms: number) => `${whole(ms)} ms`
export const times = (value: number) => (Number.isFinite(value) ? `${value.toFixed(2)}×` : '')

const of = (result: RouteResult, variant: Variant, key: keyof Visit) =>
  medianOf(result.observed[variant], key)

/** A variant's median relative to the no-script baseline's. */
const ratio = (result: RouteResult, variant: Variant, key: keyof Visit) =>
  of(result, variant, key) / of(result, 'baseline', key)

const pathCell = ({ route }: RouteResult) => `\`${route.path}\``

function paintTable(results: readonly RouteResult[]): string {
  return table(
    [
      'page',
      'first paint, baseline',
      'site',
      'client',
      'largest paint, baseline',
      'site',
      'client',
      'interactive, site',
      'client',
    ],
    results.map((result) => [
      pathCell(result),
      `${whole(of(result, 'baseline', 'firstPaintMs'))} ms`,
      times(ratio(result, 'site', 'firstPaintMs')),
      times(ratio(result, 'client', 'firstPaintMs')),
      `${whole(of(result, 'baseline', 'largestPaintMs'))} ms`,
      times(ratio(result, 'site', 'largestPaintMs')),
      times(ratio(result, 'client', 'largestPaintMs')),
      `${whole(of(result, 'site', 'readyMs'))} ms`,
      `${whole(of(result, 'client', 'readyMs'))} ms`,
    ]),
  )
}

const NAMES: Record<Variant, string> = {
  site: 'site',
  baseline: 'no-script baseline',
  react: 'React alone',
  client: 'client rendering',
}

function weightTable(results: readonly RouteResult[]): string {
  const variants = ['site', 'baseline', 'react', 'client'] as const
  return table(
    [
      'page',
      'JavaScript',
      'of it before load',
      'CSS files',
      'pictures',
      'all',
      '× baseline',
      'requests',
      'documents',
      'blocking',
      'main thread',
      'shift',
    ],
    results.flatMap((result) =>
      variants
        .filter((variant) => result.observed[variant].length > 0)
        .map((variant) => [
          variant === 'site' ? pathCell(result) : NAMES[variant],
          kib(of(result, variant, 'scriptBytes')),
          kib(of(result, variant, 'earlyScriptBytes')),
          kib(of(result, variant, 'styleBytes')),
          kib(of(result, variant, 'pictureBytes')),
          kib(of(result, variant, 'totalBytes')),
          times(ratio(result, variant, 'totalBytes')),
          whole(of(result, variant, 'requests')),
          whole(of(result, variant, 'documentsRead')),
          `${whole(of(result, variant, 'blockingMs'))} ms`,
          `${whole(of(result, variant, 'mainThreadMs'))} ms`,
          of(result, variant, 'layoutShift').toFixed(3),
        ]),
    ),
  )
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN

function interactionTable(rows: readonly InteractionRow[]): string {
  return table(
    ['what', 'median', '95th percentile', 'limit', 'n'],
    rows.map(({ what, timesMs, limitMs }) => [
      what,
      `${median(timesMs).toFixed(1)} ms`,
      `${quantile(timesMs, 0.95).toFixed(1)} ms`,
      limitMs === undefined ? '' : `${limitMs} ms`,
      timesMs.length,
    ]),
  )
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

const blockingGoal = (result: RouteResult): Goal =>
  atMost(
    `${result.route.path} blocking time`,
    of(result, 'site', 'blockingMs'),
    BLOCKING_LIMIT_MS,
    inMs,
  )

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
    atMost(`${page} all bytes`, site('totalBytes'), 250 * KIB, inKib),
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

function memberGoals({ visits, rememberedMs, baselineMs, poll }: Members): Goal[] {
  return [
    atMost('`/my` JavaScript', medianOf(visits, 'scriptBytes'), 230 * KIB, inKib),
    atMost('`/my` blocking time', medianOf(visits, 'blockingMs'), 200, inMs),
    atMost(
      '`/my` coming back, paint of what is remembered',
      median(rememberedMs) / median(baselineMs),
      1.5,
      times,
    ),
    atMost('`/my` reads of a poll', poll.reads, 1, whole),
    atMost('`/my` bytes of a poll', poll.bytes, KIB, whole),
  ]
}

function memberTable({ visits, rememberedMs, baselineMs }: Members): string {
  return table(
    ['what of `/my`', 'median', 'n'],
    [
      ['coming back, no-script baseline', inMs(median(baselineMs)), baselineMs.length],
      ['coming back, what is remembered', inMs(median(rememberedMs)), rememberedMs.length],
      ['nothing cached, first paint', inMs(medianOf(visits, 'firstPaintMs')), visits.length],
      ['nothing cached, interactive', inMs(medianOf(visits, 'readyMs')), visits.length],
      ['nothing cached, all bytes', inKib(medianOf(visits, 'totalBytes')), visits.length],
      ['nothing cached, requests', whole(medianOf(visits, 'requests')), visits.length],
      ['nothing cached, documents', whole(medianOf(visits, 'documentsRead')), visits.length],
    ],
  )
}

function goalTable(goals: readonly Goal[]): string {
  return table(
    ['number to reach', 'measured', 'goal', ''],
    goals.map(({ what, measured, goal, isReached }) => [
      what,
      measured,
      goal,
      isReached ? 'reached' : '**over**',
    ]),
  )
}

export interface Results {
  pages: readonly RouteResult[]
  interactions: readonly InteractionRow[]
  checks: Checks | undefined
  members: Members | undefined
  /** Tables of the Lighthouse part, if it ran. */
  lighthouse: string
}

/** A run's results as Markdown. */
export function report({ pages, checks, members, lighthouse, ...rest }: Results): string {
  const interactions = [...rest.interactions, ...(members?.taps ?? [])]
  const goals = [
    ...pages.filter(({ route }) => route.kind !== 'other').flatMap(pageGoals),
    ...pages.flatMap(largestPaintGoal),
    ...pages.map(blockingGoal),
    ...(checks ? checkGoals(checks) : []),
    ...(members ? memberGoals(members) : []),
    ...interactions.flatMap(({ what, timesMs, limitMs }) =>
      limitMs === undefined
        ? []
        : [atMost(what, median(timesMs), limitMs, (ms) => `${ms.toFixed(0)} ms`)],
    ),
  ]
  const sections = [
    ['The numbers to reach', goalTable(goals)],
    pages.length > 0 && ['Paint, beside the no-script baseline', paintTable(pages)],
    pages.length > 0 && ['What a first visit brings (KiB, brotli)', weightTable(pages)],
    interactions.length > 0 && ['Tap or key to next paint', interactionTable(interactions)],
    members && ['A member', memberTable(members)],
    lighthouse !== '' && ['Lighthouse', lighthouse],
  ]
  return sections
    .flatMap((section) => (section ? [`## ${section[0]}\n\n${section[1]}`] : []))
    .join('\n\n')
}

/** Explains an exceeded limit: the largest paint, shifts, and every request of a visit. */
export function explain({ route, observed }: RouteResult): string {
  const last = observed.site.at(-1)
  if (!last) return ''
  return [
    `${route.path}: largest paint is ${last.probe.largestPaint}`,
    ...last.probe.shifts.map(({ value, source }) => `  moved ${value.toFixed(4)}: ${source}`),
    ...last.probe.longTasks.map(
      ({ startMs, durationMs }) => `  long task at ${whole(startMs)} ms: ${whole(durationMs)} ms`,
    ),
    ...last.sent.map(
      ({ startedAt, kind, bodyBytes, url }) =>
        `  ${startedAt.toFixed(2)} s ${kind} ${bodyBytes} ${url}`,
    ),
  ].join('\n')
}
