import type { Checks } from './checks.ts'
import {
  inKib,
  inMs,
  listeningScriptOf,
  of,
  ratio,
  siteScriptOf,
  table,
  times,
  whole,
} from './figures.ts'
import { goalTable } from './goals.ts'
import type { InteractionRow } from './interactions.ts'
import type { Members } from './members.ts'
import { median, medianOf, type RouteResult } from './rounds.ts'
import type { Variant } from './site/references.ts'
import type { Observation, Visit } from './visit.ts'

const NAMES: Record<Variant, string> = {
  site: 'site',
  baseline: 'no-script baseline',
  react: 'React alone',
  client: 'client rendering',
}

/** The site beside its references. */
function pageTable(results: readonly RouteResult[]): string {
  const variants = ['site', 'baseline', 'react', 'client'] as const
  return table(
    [
      ...['page', 'first paint', '× baseline', 'largest paint', '× baseline', 'interactive'],
      ...['blocking', 'JavaScript', 'all', 'requests', 'shift'],
    ],
    results.flatMap((result) =>
      variants
        .filter((variant) => result.observed[variant].length > 0)
        .map((variant) => [
          variant === 'site' ? `\`${result.route.path}\`` : NAMES[variant],
          inMs(of(result, variant, 'firstPaintMs')),
          times(ratio(result, variant, 'firstPaintMs')),
          inMs(of(result, variant, 'largestPaintMs')),
          times(ratio(result, variant, 'largestPaintMs')),
          inMs(of(result, variant, 'readyMs')),
          inMs(of(result, variant, 'blockingMs')),
          inKib(of(result, variant, 'scriptBytes')),
          inKib(of(result, variant, 'totalBytes')),
          whole(of(result, variant, 'requests')),
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

const memberTable = ({ pages, rememberedMs, baselineMs }: Members): string =>
  [
    table(
      [
        ...['with nothing cached', 'first paint', 'interactive', 'JavaScript'],
        ...['and what listens', 'all', 'requests', 'shift'],
      ],
      pages.map((page) => {
        const of = (key: keyof Visit) => medianOf(page.visits, key)
        return [
          `\`${page.path}\``,
          inMs(of('firstPaintMs')),
          inMs(of('readyMs')),
          inKib(siteScriptOf(page)),
          inKib(listeningScriptOf(page)),
          inKib(of('totalBytes')),
          whole(of('requests')),
          of('layoutShift').toFixed(3),
        ]
      }),
    ),
    table(
      ['`/my` coming back', 'median', 'n'],
      [
        ['no-script baseline', inMs(median(baselineMs)), baselineMs.length],
        ['what is remembered', inMs(median(rememberedMs)), rememberedMs.length],
      ],
    ),
  ].join('\n\n')

export interface Results {
  pages: readonly RouteResult[]
  interactions: readonly InteractionRow[]
  checks: Checks | undefined
  members: Members | undefined
}

/** A run's results as Markdown. */
export function report({ pages, checks, members, ...rest }: Results): string {
  const interactions = [...rest.interactions, ...(members?.taps ?? [])]
  const sections = [
    ['The numbers to reach', goalTable({ pages, checks, members, interactions })],
    pages.length > 0 && ['A first visit (brotli)', pageTable(pages)],
    interactions.length > 0 && ['Tap or key to next paint', interactionTable(interactions)],
    members && ['A member', memberTable(members)],
  ]
  return sections
    .flatMap((section) => (section ? [`## ${section[0]}\n\n${section[1]}`] : []))
    .join('\n\n')
}

/** Explains an exceeded limit: the largest paint, shifts, and every request of a visit. */
export function explain(path: string, last: Observation | undefined): string {
  if (!last) return ''
  return [
    `${path}: largest paint is ${last.probe.largestPaint}`,
    ...last.probe.shifts.map(
      ({ value, startMs, source }) =>
        `  moved ${value.toFixed(4)} at ${whole(startMs)} ms: ${source}`,
    ),
    ...last.probe.longTasks.map(
      ({ startMs, durationMs }) => `  long task at ${whole(startMs)} ms: ${whole(durationMs)} ms`,
    ),
    ...last.sent.map(
      ({ startedAt, kind, bodyBytes, url }) =>
        `  ${startedAt.toFixed(2)} s ${kind} ${bodyBytes} ${url}`,
    ),
  ].join('\n')
}
