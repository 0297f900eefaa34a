import type { Page } from '@playwright/test'
import { now } from '../support/clock'
import { hold } from '../support/hold'
import { expect, open, test } from '../support/test'
import { mapRows } from './mapRows'
import {
  abort,
  DEADLINE_MS,
  HTML,
  never,
  type Proofs,
  printedByBrowser,
  proveCells,
} from './proveCells'

const MAP_SCRIPT = '**/*kakao-maps/sdk.js*'
const mapSentence = '지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.'
const map = (page: Page) => page.getByRole('region', { name: '지점 지도' })
async function listLeadsToRequest(page: Page) {
  await expect(page.getByText(mapSentence)).toBeVisible()
  await map(page).getByRole('link', { name: '판교점' }).click()
  await page.getByRole('button', { name: '픽업 신청하기' }).click()
  await expect(page.getByRole('dialog', { name: '픽업 신청' })).toBeVisible()
}
const mapScript: Proofs = {
  refused: async ({ page }) => {
    await page.route(MAP_SCRIPT, abort)
    await open(page, '/branches?view=map')
    await listLeadsToRequest(page)
  },
  wrong: async ({ page }) => {
    await page.route(MAP_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: HTML }),
    )
    await open(page, '/branches?view=map')
    await listLeadsToRequest(page)
  },
  slow: async ({ page }) => {
    const release = await hold(page, MAP_SCRIPT)
    await open(page, '/branches?view=map')
    await expect(page.getByText('지도를 불러오는 중…')).toBeVisible()
    release()
    await expect(page.getByText('지도를 불러오는 중…')).toHaveCount(0)
    await map(page).getByRole('link', { name: '판교점' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '판교점' })).toBeVisible()
  },
  hanging: async ({ page }) => {
    await page.clock.install({ time: now() })
    await page.route(MAP_SCRIPT, never)
    const asked = page.waitForRequest(/kakao-maps\/sdk\.js/)
    await open(page, '/branches?view=map')
    await asked
    await page.clock.runFor(DEADLINE_MS)
    await listLeadsToRequest(page)
  },
}

test.use({ allowedErrors: [printedByBrowser] })

proveCells(mapRows, { 'map script': mapScript })
