import type { MemberPage } from './memberPages.ts'
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

export const whole = (value: number) => (Number.isNaN(value) ? '' : String(Math.round(value)))
export const kib = (bytes: number) => (bytes / 1024).toFixed(1)
export const inKib = (bytes: number) => `${kib(bytes)} KiB`
export const inMs = (ms: number) => `${whole(ms)} ms`
export const times = (value: number) => (Number.isFinite(value) ? `${value.toFixed(2)}×` : '')

export const of = (result: RouteResult, variant: Variant, key: keyof Visit) =>
  medianOf(result.observed[variant], key)

/** A variant's median relative to the no-script baseline's. */
export const ratio = (result: RouteResult, variant: Variant, key: keyof Visit) =>
  of(result, variant, key) / of(result, 'baseline', key)

/** What listens to Firestore comes after the paint. */
const listens = (url: string) => url.includes('listeningSdk')

const scriptOf = ({ visits }: MemberPage, isCounted: (url: string) => boolean) =>
  median(
    visits.map(({ sent }) =>
      sent
        .filter(({ kind, url }) => kind === 'Script' && isCounted(url))
        .reduce((sum, { bodyBytes }) => sum + bodyBytes, 0),
    ),
  )

/** Bytes of script without what listens. */
export const siteScriptOf = (page: MemberPage) => scriptOf(page, (url) => !listens(url))

export const listeningScriptOf = (page: MemberPage) => scriptOf(page, listens)
