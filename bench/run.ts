import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { seedDocuments } from '../emulators/seed/seed.ts'
import { browserFlags, ensureBrowser } from '../scripts/browser.ts'
import { check } from './checks.ts'
import { LARGE_PROJECT, largeMenu, measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouseTables.ts'
import { explain, report } from './report.ts'
import { routes, runRounds } from './rounds.ts'
import { serve } from './serve.ts'
import { buildSite } from './site.ts'
import { store } from './store.ts'

/** Measures the site beside a page without script and beside client rendering; docs/performance.md has the method. */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    reuse: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    port: { type: 'string', default: '4390' },
  },
})
const only = values.only?.flatMap((names) => names.split(','))
const isWanted = (name: string) => only === undefined || only.includes(name)
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number.')
const known = [...routes.map(({ name }) => name), 'interactions', 'checks']
const unknown = only?.filter((name) => !known.includes(name)) ?? []
if (unknown.length > 0) throw new Error(`--only takes ${known.join(', ')}; not ${unknown}.`)

const folder = buildSite({ isReused: values.reuse })
const server = await serve({
  folder,
  port: Number(values.port),
  seed: (project) => (project === LARGE_PROJECT ? largeMenu : seedDocuments(new Date())),
})
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...browserFlags, ...server.browserFlags],
})
try {
  const chosen = routes.filter(({ name }) => isWanted(name))
  const pages = chosen.length > 0 ? await runRounds(browser, chosen, rounds) : []
  const checks = isWanted('checks') ? await check(browser) : undefined
  const interactions = isWanted('interactions') ? await measureInteractions(browser) : []
  const version = browser.version()
  await browser.close()
  const lighthouse = values.lighthouse
    ? await measureLighthouse({ folder, flags: server.browserFlags, rounds, isWanted })
    : ''
  const conditions = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Chromium ${version}, ${rounds} rounds.`
  const text = `${conditions}\n\n${report({ pages, checks, interactions, lighthouse })}`
  console.info(`\n${text}\n`)
  if (checks && checks.shifted.length > 0) console.info(['moved:', ...checks.shifted].join('\n'))
  if (values.explain) console.info(pages.map(explain).join('\n'))
  if (values.write) store(text)
} finally {
  await browser.close()
  server.close()
}
