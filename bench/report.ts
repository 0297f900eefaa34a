import type { Checks } from './checks.ts'
import {
  inKib,
  inMs,
  kib,
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

const blockingBesideReact = (result: RouteResult) =>
  of(result, 'site', 'blockingMs') / of(result, 'react', 'blockingMs')

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
      '× React alone',
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
          variant === 'site' ? times(blockingBesideReact(result)) : '',
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

const memberTable = ({ pages, rememberedMs, baselineMs }: Members): string =>
  [
    table(
      [
        'with nothing cached',
        'first paint',
        'interactive',
        'JavaScript',
        'and what listens',
        'all',
        'requests',
        'main thread',
        'shift',
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
          inMs(of('mainThreadMs')),
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
  /** Tables of the Lighthouse part, if it ran. */
  lighthouse: string
}

/** A run's results as Markdown. */
export function report({ pages, checks, members, lighthouse, ...rest }: Results): string {
  const interactions = [...rest.interactions, ...(members?.taps ?? [])]
  const sections = [
    ['The numbers to reach', goalTable({ pages, checks, members, interactions })],
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
