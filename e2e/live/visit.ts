import type { Page } from '@playwright/test'
import { createHosting } from '../../emulators/hosting'
import { headerFaults } from './headers'

/** Looks at a published site without an account or a write. */

const PATIENCE_MS = 20_000
const hosting = createHosting('firebase.json', 'dist')
/** Parts of addresses that may fail, with spaces between them: hosts that this machine does not reach. */
const allowedToFail = (process.env.E2E_LIVE_IGNORED ?? '').split(/\s+/).filter(Boolean)

/** Collects the browser's complaints and attempted writes. */
export function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (line) => {
    if (line.type() !== 'error') return
    const { url } = line.location()
    const message = line.text()
    // A script that came as HTML is named in the message, beside the address of the page.
    if (allowedToFail.some((part) => url.includes(part) || message.includes(part))) return
    const text = message.slice(0, 120)
    // The browser's message does not say what failed to load.
    const what = text.startsWith('Failed to load resource') ? ` ${url}` : ''
    faults.push(`console: ${text}${what.split('?')[0]}`)
  })
  page.on('pageerror', (error) => faults.push(`script: ${error.message.slice(0, 120)}`))
  page.on('request', (request) => {
    if (/:(?:commit|batchWrite)\b/.test(request.url())) faults.push('something was written')
  })
  return faults
}

/** The first paint is reported a moment after the heading exists. */
const isPainted = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      null,
      { timeout: PATIENCE_MS },
    )
    .then(
      () => true,
      () => false,
    )

/** Opens an address; its headers, paint and readiness for taps join the faults of `watch`. */
export async function visit(page: Page, faults: string[], path: string): Promise<string[]> {
  faults.length = 0
  try {
    const answer = await page.goto(path, { timeout: PATIENCE_MS })
    if (answer?.status() !== 200) faults.push(`status ${answer?.status()}`)
    faults.push(...headerFaults(hosting.headersFor(path), answer?.headers() ?? {}))
    await page.locator('html[data-ready="true"]').waitFor({ timeout: PATIENCE_MS })
    await page.locator('h1, h2').filter({ visible: true }).first().waitFor({ timeout: PATIENCE_MS })
    if (!(await isPainted(page))) faults.push('nothing was painted')
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  return [...faults]
}

/** The answer to a query of a collection. */
export const readOf = (page: Page, collection: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes(':runQuery') &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes(`"${collection}"`),
    { timeout: PATIENCE_MS },
  )
