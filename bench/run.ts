import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { SeedDocument } from '../emulators/firestore/seedDocument.ts'
import { seedDocuments } from '../emulators/seed/seed.ts'
import { browserFlags, ensureBrowser, pinFontsAndLocale } from '../scripts/browser.ts'
import { check } from './checks.ts'
import { LARGE_PROJECT, largeMenu, measureInteractions } from './interactions.ts'
import { measureMembers, membersDocuments } from './members.ts'
import { explain, report } from './report.ts'
import { routes, runRounds } from './rounds.ts'
import { MONTH_PROJECT, measureMonth, monthDocuments } from './scale/monthScale.ts'
import { measureScale } from './scale/scale.ts'
import { SCALE_PROJECT, scaleDocuments } from './scale/scaleSeed.ts'
import { MEMBERS_PROJECT } from './signedIn.ts'
import { bundle } from './site/bundle.ts'
import { serve } from './site/serve.ts'
import { buildSite } from './site/site.ts'
import { slowdown } from './visit.ts'
import { calibrate, measureYardstick } from './yardstick.ts'

/** Measures the site against a page without script, React alone and client rendering: docs/performance.md. */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    reuse: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
    port: { type: 'string', default: '4390' },
  },
})
const only = values.only?.flatMap((names) => names.split(','))
const isWanted = (name: string) => only === undefined || only.includes(name)
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number.')
const known = [
  ...routes.map(({ name }) => name),
  'interactions',
  'checks',
  'members',
  'scale',
  'month',
]
const unknown = only?.filter((name) => !known.includes(name)) ?? []
if (unknown.length > 0) throw new Error(`--only takes ${known.join(', ')}; not ${unknown}.`)

/** Initial documents of a Firestore project. */
function seed(project: string): readonly SeedDocument[] {
  if (project === LARGE_PROJECT) return largeMenu
  const now = new Date()
  if (project === SCALE_PROJECT) return scaleDocuments(now)
  if (project === MONTH_PROJECT) return monthDocuments(now)
  return project === MEMBERS_PROJECT ? membersDocuments(now) : seedDocuments(now)
}

/** A failing part leaves its rows out and fails the run at its end. */
async function part<T>(isChosen: boolean, measure: () => Promise<T>): Promise<T | undefined> {
  if (!isChosen) return undefined
  return measure().catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
    return undefined
  })
}

const folder = buildSite({ isReused: values.reuse })
const { code: reactAlone } = await bundle('bench/site/reactAlone.tsx')
const server = await serve({ folder, port: Number(values.port), reactAlone, seed })
pinFontsAndLocale()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...browserFlags, ...server.browserFlags],
})
try {
  await calibrate(browser)
  const yardsticks = [await measureYardstick(browser)]
  const chosen = routes.filter(({ name }) => isWanted(name))
  const pages = (await part(chosen.length > 0, () => runRounds(browser, chosen, rounds))) ?? []
  const checks = await part(isWanted('checks'), () => check(browser))
  const presses = await part(isWanted('interactions'), () => measureInteractions(browser))
  const members = await part(isWanted('members'), () => measureMembers(browser, server, rounds))
  const scale = await part(isWanted('scale'), () => measureScale(browser))
  const month = await part(isWanted('month'), () => measureMonth(browser))
  const interactions = [...(presses ?? []), ...(scale ?? []), ...(month ?? [])]
  yardsticks.push(await measureYardstick(browser))
  const version = browser.version()
  const conditions = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Chromium ${version}, ${rounds} rounds, processor slowed ${slowdown.cpu.toFixed(1)}×, yardstick ${yardsticks.map(Math.round).join(' to ')} ms.`
  const text = `${conditions}\n\n${report({ pages, checks, interactions, members })}`
  console.info(`\n${text}\n`)
  if (checks && checks.shifted.length > 0) console.info(['moved:', ...checks.shifted].join('\n'))
  if (values.explain) {
    for (const { route, observed } of pages) console.info(explain(route.path, observed.site.at(-1)))
    for (const { path, visits } of members?.pages ?? []) console.info(explain(path, visits.at(-1)))
  }
} finally {
  await browser.close()
  server.close()
}
