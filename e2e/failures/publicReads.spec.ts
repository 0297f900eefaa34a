import type { Page } from '@playwright/test'
import { now } from '../support/clock'
import { hold } from '../support/hold'
import { type BackendFault, expect, open, test } from '../support/test'
import {
  abort,
  DEADLINE_MS,
  HTML,
  never,
  type Proof,
  type Proofs,
  printedByBrowser,
  proveCells,
  type TestContext,
} from './proveCells'
import { publicReadRows } from './publicReadRows'
import { failReads } from './requests'

const MAP_SCRIPT = '**/*kakao-maps/sdk.js*'

/** Advances the clock until the site gives up on a hanging read. */
async function hangRead(
  world: TestContext,
  collection: string,
  path: string,
  others?: (page: Page) => Promise<void>,
) {
  const { page } = world
  await page.clock.install({ time: now() })
  const asked = await failReads(world, 'hanging', collection)
  await open(page, path)
  await asked()
  await others?.(page)
  await page.clock.runFor(DEADLINE_MS)
}

const menuLeadsOn = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: '픽업 신청' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '픽업 신청' })).toBeVisible()
}

const hero = (page: Page) => page.getByRole('region', { name: '메인 배너' })
async function calm(page: Page) {
  await expect(hero(page).getByText('안심 돌봄과 픽업, 도담아지트')).toBeVisible()
  await expect(hero(page).locator('img[src^="/media/hero-default"]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}
const bannersFail =
  (fault: BackendFault): Proof =>
  async ({ page, backend }) => {
    await backend.fail({ collection: 'banners', ...fault })
    const told = page.waitForEvent('console', (line) => line.text().startsWith('배너를'))
    await open(page, '/')
    expect((await told).text()).not.toMatch(/Firestore|runQuery/)
    await calm(page)
    await menuLeadsOn(page)
  }
const banners: Proofs = {
  refused: bannersFail({ status: 403 }),
  wrong: bannersFail({ status: 200, body: HTML }),
  slow: async (world) => {
    const { page, backend } = world
    await failReads(world, 'slow', 'banners')
    await open(page, '/')
    await calm(page)
    const before = await hero(page).boundingBox()
    await backend.clearFaults()
    await expect(hero(page).getByText('교문 앞에서 기다리고 있을게요')).toBeVisible()
    expect(await hero(page).boundingBox()).toEqual(before)
    await menuLeadsOn(page)
  },
  hanging: async (world) => {
    await hangRead(world, 'banners', '/')
    await calm(world.page)
    await menuLeadsOn(world.page)
  },
}

const plus = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title} 담기`, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: '간식 장바구니' })
async function buys(page: Page, title: string) {
  await plus(page, title).click()
  await expect(bar(page)).toContainText('총 1개')
}

interface SnackRead {
  collection: string
  path: string
  failed: string
  arrived: (page: Page) => ReturnType<Page['getByRole']>
  works: (page: Page) => Promise<void>
}

function snackProofs({ collection, path, failed, arrived, works }: SnackRead): Proofs {
  const fails =
    (fault: BackendFault): Proof =>
    async ({ page, backend }) => {
      await backend.fail({ collection, ...fault })
      await open(page, path)
      await expect(page.getByText(failed)).toHaveCount(1)
      if (fault.body) return works(page)
      await backend.clearFaults()
      await page.getByRole('button', { name: '다시 시도' }).click()
      await expect(arrived(page)).toBeVisible()
      await works(page)
    }
  return {
    refused: fails({ status: 403 }),
    wrong: fails({ status: 200, body: HTML }),
    slow: async (world) => {
      const { page, backend } = world
      await failReads(world, 'slow', collection)
      await open(page, path)
      await expect(page.getByText('불러오는 중…').first()).toBeVisible()
      if (path === '/snack') await works(page)
      await backend.clearFaults()
      await expect(arrived(page)).toBeVisible()
      if (path !== '/snack') await works(page)
    },
    hanging: async (world) => {
      const isBesideOthers = path === '/snack'
      await hangRead(world, collection, path, isBesideOthers ? works : undefined)
      await expect(world.page.getByText(failed)).toHaveCount(1)
      if (!isBesideOthers) await works(world.page)
    },
  }
}

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

proveCells(publicReadRows, {
  banners,
  snack_menu_basic: snackProofs({
    collection: 'snack_menu_basic',
    path: '/snack',
    failed: '메뉴를 불러오지 못했습니다.',
    arrived: (page) => plus(page, '우유'),
    works: (page) => buys(page, '칼슘 치즈'),
  }),
  snack_menu_growth: snackProofs({
    collection: 'snack_menu_growth',
    path: '/snack',
    failed: '메뉴를 불러오지 못했습니다.',
    arrived: (page) => plus(page, '칼슘 치즈'),
    works: (page) => buys(page, '우유'),
  }),
  special_snack_events: snackProofs({
    collection: 'special_snack_events',
    path: '/snack?tab=special',
    failed: '이벤트를 불러오지 못했습니다.',
    arrived: (page) => page.getByRole('heading', { name: '송편 빚는 날 특별 간식' }),
    works: async (page) => {
      await page.getByRole('tab', { name: '메뉴 안내' }).click()
      await buys(page, '우유')
    },
  }),
  'map script': mapScript,
})
