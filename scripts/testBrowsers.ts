import { spawnSync } from 'node:child_process'
import { binOf } from './bin'
import { otherEngines } from './otherEngines'

/** Runs the main journeys in installed browsers other than Chromium; names the missing ones. */

const missing = otherEngines.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name)
if (missing.length > 0) {
  const names = missing.join(' ')
  console.error(
    `Not tried, because not installed: ${names} (npx playwright install --with-deps ${names}).`,
  )
}

function run(name: 'playwright' | 'tsx', ...args: string[]): boolean {
  const [node, file] = binOf(name)
  return spawnSync(node, [file, ...args], { stdio: 'inherit' }).status === 0
}
const config = ['--config', 'playwright.engines.config.ts']

const isGreen =
  missing.length < otherEngines.length &&
  run('tsx', 'scripts/build.ts') &&
  run('playwright', 'test', ...config, ...process.argv.slice(2))
process.exitCode = isGreen ? 0 : 1
