import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { type Report, totals } from './testTotals'

/** Runs all checks: format, lint, types, unit and component tests, build, end to end. */

const reports = mkdtempSync(join(tmpdir(), 'dodam-test-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')
/** Written by `npm run test:rules` where CI runs that before. */
const rulesReport = process.env.RULES_REPORT ?? join(reports, 'rules.json')

function run(title: string, command: string, env: Record<string, string> = {}): boolean {
  const started = Date.now()
  console.log(`\n▶ ${title}: ${command}`)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(
    `${status === 0 ? '✔' : '✘'} ${title} (${Math.round((Date.now() - started) / 1000)} s)`,
  )
  return status === 0
}

function read(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {}
  }
}

ensureBrowser()
const isGreen = [
  () => run('format and lint', 'npx biome ci --error-on-warnings .'),
  () => run('types', 'npm run types'),
  () =>
    run(
      'unit and component tests',
      `npx vitest run --reporter=default --reporter=json --outputFile.json="${unitReport}"`,
    ),
  () => run('build', 'npx tsx scripts/build.ts'),
  () => run('end to end', 'npx playwright test', { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport }),
].every((step) => step())

const { passed, failed, flaky } = totals(read(unitReport), read(e2eReport), read(rulesReport))
rmSync(reports, { recursive: true, force: true })
if (flaky > 0)
  console.log(`\n${flaky} passed only when they were tried again; their traces show why.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = isGreen && failed === 0 ? 0 : 1
