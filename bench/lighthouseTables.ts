import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { table, times } from './figures.ts'
import { type Category, type LighthouseReport, lighthouse, type Throttling } from './lighthouse.ts'
import { median, routes } from './rounds.ts'
import { ORIGINS } from './site/serve.ts'

export interface LighthouseOptions {
  /** The built site. */
  folder: string
  /** Browser flags to reach the server. */
  flags: readonly string[]
  rounds: number
  /** False for a route to skip. */
  isWanted: (name: string) => boolean
}

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

/** Every listed page; one branch and one program, since others differ only in text. */
function publicPaths(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const templates = new Set<string>()
  return paths.filter((path) => {
    const template = path.replace(/^\/(branches|programs)\/(?!suggest$).+/, '/$1/:id')
    if (templates.has(template)) return false
    templates.add(template)
    return true
  })
}

const scoreOf = (report: LighthouseReport, category: Category) =>
  Math.round((report.categories[category]?.score ?? 0) * 100)

/** Audits below full score, with their element or address. */
function faults(path: string, report: LighthouseReport): string[] {
  const refs = CATEGORIES.flatMap((category) => report.categories[category]?.auditRefs ?? [])
  return refs.flatMap(({ id, weight }) => {
    const audit = report.audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return []
    const items = (audit.details?.items ?? []).slice(0, 4)
    return [
      `${path} ${id}: ${audit.title} ${audit.displayValue ?? ''}`,
      ...items.map((item) => `    ${JSON.stringify(item).slice(0, 300)}`),
    ]
  })
}

async function scores({ folder, flags, isWanted }: LighthouseOptions): Promise<string> {
  const rows: (string | number)[][] = []
  const left = routes.filter(({ name }) => !isWanted(name))
  const isRestricted = left.length > 0
  const paths = isRestricted
    ? routes.filter((route) => !left.includes(route)).map(({ path }) => path)
    : publicPaths(folder)
  for (const path of paths) {
    const report = await lighthouse({
      url: ORIGINS.site + path,
      throttling: 'simulate',
      categories: CATEGORIES,
      flags,
    })
    rows.push([`\`${path}\``, ...CATEGORIES.map((category) => scoreOf(report, category))])
    console.info([rows.at(-1)?.join(' '), ...faults(path, report)].join('\n'))
  }
  return table(['page', 'performance', 'accessibility', 'best practices', 'SEO'], rows)
}

const paintOf = (report: LighthouseReport, audit: string) =>
  report.audits[audit]?.numericValue ?? Number.NaN

/** Largest and first paint relative to the no-script baseline, in both Lighthouse modes. */
async function paints({ flags, rounds, isWanted }: LighthouseOptions): Promise<string> {
  const rows: string[][] = []
  for (const { path, name, kind } of routes) {
    if (kind === 'other' || !isWanted(name)) continue
    const row = [`\`${path}\``]
    for (const throttling of ['simulate', 'devtools'] satisfies Throttling[]) {
      const found: Record<'site' | 'baseline', LighthouseReport[]> = { site: [], baseline: [] }
      for (let round = 0; round < rounds; round += 1) {
        for (const variant of ['site', 'baseline'] as const) {
          const url = ORIGINS[variant] + path
          found[variant].push(
            await lighthouse({ url, throttling, categories: ['performance'], flags }),
          )
        }
      }
      const ratio = (audit: string) =>
        median(found.site.map((report) => paintOf(report, audit))) /
        median(found.baseline.map((report) => paintOf(report, audit)))
      const blocking = median(found.site.map((report) => paintOf(report, 'total-blocking-time')))
      row.push(
        times(ratio('first-contentful-paint')),
        times(ratio('largest-contentful-paint')),
        `${Math.round(blocking)} ms`,
      )
    }
    rows.push(row)
    console.info(row.join(' '))
  }
  return table(
    [
      'page',
      'first paint / baseline, simulated',
      'largest paint',
      'blocking',
      'first paint / baseline, throttled',
      'largest paint',
      'blocking',
    ],
    rows,
  )
}

/** The Lighthouse part: scores of public pages, and key routes' paints beside the no-script baseline. */
export async function measureLighthouse(options: LighthouseOptions): Promise<string> {
  return `${await scores(options)}\n\n${await paints(options)}`
}
