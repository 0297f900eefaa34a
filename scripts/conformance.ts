import { isDeepStrictEqual } from 'node:util'
import { chromium } from '@playwright/test'
import { createAuthEmulator } from '../emulators/auth/server.ts'
import type { StepResult } from '../emulators/conformance/steps.ts'
import { createBrowserScript } from '../emulators/createBrowserScript.ts'
import { browserFlags, findBrowser } from './browser.ts'

declare global {
  interface Window {
    runSteps: (origin: string, project: string) => Promise<StepResult[]>
  }
}

/** Runs the steps on the stand-in and the official Auth emulator, and prints the differences. */
const official = process.env.FIREBASE_AUTH_EMULATOR_HOST
if (!official) {
  console.error(
    'Start the official emulator and name it: FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099',
  )
  process.exit(1)
}
const PROJECT = 'demo-conformance'
const script = await createBrowserScript(
  new URL('../emulators/conformance/steps.ts', import.meta.url),
)()
const { port, close } = await createAuthEmulator().listen(0)
await fetch(`http://${official}/emulator/v1/projects/${PROJECT}/accounts`, { method: 'DELETE' })
const executablePath = findBrowser()
const browser = await chromium.launch({
  args: browserFlags,
  ...(executablePath ? { executablePath } : {}),
})
const page = await browser.newPage()
// Browsers block requests from foreign pages to local ports, so the page has this address.
await page.goto(`http://127.0.0.1:${port}/`)
await page.addScriptTag({ content: script })
const run = (host: string) =>
  page.evaluate(([origin, project]) => window.runSteps(origin, project), [
    `http://${host}`,
    PROJECT,
  ] as const)
const ours = await run(`127.0.0.1:${port}`)
const theirs = await run(official)
await browser.close()
await close()
const parted = ours.filter((result, index) => !isDeepStrictEqual(result, theirs[index]))
for (const [step, result] of parted) {
  console.log(`${step}\n  stand-in ${JSON.stringify(result)}`)
  console.log(`  official ${JSON.stringify(theirs.find(([name]) => name === step)?.[1])}`)
}
if (process.argv.includes('--all'))
  console.log(ours.map((result) => JSON.stringify(result)).join('\n'))
console.log(`${ours.length} steps, ${parted.length} differ`)
const isUnheard = ours.some(([, result]) => result === 'auth/network-request-failed')
if (isUnheard) console.error('The browser could not reach the emulators: nothing was compared.')
process.exitCode = parted.length === 0 && !isUnheard ? 0 : 1
