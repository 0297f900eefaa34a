import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createHosting } from '../../emulators/hosting'
import { type Finding, headerFaults } from './judge'

/** Visits the published site without an account or a write. */

const PATIENCE_MS = 20_000
/** The build writes a file of its own where its settings need further hosts. */
const published = ['firebase.deploy.json', 'firebase.json'].find(existsSync) ?? 'firebase.json'
const hosting = createHosting(published, 'dist')

/** Collects the browser's complaints and attempted writes. */
export function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (line) => {
    if (line.type() !== 'error') return
    const text = line.text().slice(0, 120)
    // The browser's message does not say what failed to load.
    const what = text.startsWith('Failed to load resource') ? ` ${line.location().url}` : ''
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
      {
        timeout: PATIENCE_MS,
      },
    )
    .then(
      () => true,
      () => false,
    )

interface Look {
  what: string
  path: string
  /** Waits for what else must be there; throws where it does not come. */
  see?: (page: Page) => Promise<unknown>
}

/** Opens an address; checks headers, paint, taps and complaints. */
export async function visit(page: Page, faults: string[], look: Look): Promise<Finding> {
  const { what, path, see } = look
  faults.length = 0
  try {
    const answer = await page.goto(path, { timeout: PATIENCE_MS })
    if (answer?.status() !== 200) faults.push(`status ${answer?.status()}`)
    faults.push(...headerFaults(hosting.headersFor(path), answer?.headers() ?? {}))
    await page.locator('html[data-ready="true"]').waitFor({ timeout: PATIENCE_MS })
    await page.locator('h1, h2').filter({ visible: true }).first().waitFor({ timeout: PATIENCE_MS })
    if (!(await isPainted(page))) faults.push('nothing was painted')
    await see?.(page)
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  return { what, faults: [...faults] }
}

const read = (page: Page, collection: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes(':runQuery') &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes(`"${collection}"`),
    { timeout: PATIENCE_MS },
  )

const reading = (what: string, path: string, collections: readonly string[]): Look => ({
  what,
  path,
  see: async (page) => {
    await Promise.all([
      ...collections.map((collection) => read(page, collection)),
      page.reload({ timeout: PATIENCE_MS }),
    ])
  },
})

export const looks: readonly Look[] = [
  reading('banners are read', '/', ['banners']),
  reading('snacks are read', '/snack', ['snack_menu_basic', 'snack_menu_growth']),
  {
    what: 'sign-in stands ready',
    path: '/login',
    see: async (page) => {
      await page.getByRole('button', { name: '휴대폰 번호로 로그인' }).click()
      await page.getByLabel('휴대폰 번호').waitFor({ timeout: PATIENCE_MS })
    },
  },
  {
    what: 'the map is there, or says that it is not',
    path: '/branches?view=map',
    see: async (page) => {
      const map = page.getByRole('region', { name: '지점 지도' })
      const drawn = map.locator('canvas, img').first()
      const sorry = page.getByText('지도를 불러오지 못했습니다.')
      await drawn.or(sorry).first().waitFor({ timeout: PATIENCE_MS })
    },
  },
  { what: 'the agit’s door', path: '/staff' },
]
