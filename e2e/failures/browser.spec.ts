import type { Page, Route } from '@playwright/test'
import type { Fault } from '../../tests/failures/rows/failureRows'
import { now } from '../support/clock'
import { hold } from '../support/hold'
import { expect, open, test } from '../support/test'
import { browserRows } from './browserRows'
import {
  abort,
  asHtml,
  DEADLINE_MS,
  never,
  type Proof,
  type Proofs,
  printedByBrowser,
  proveCells,
} from './proveCells'

/** Long ones are fonts, pictures and the service worker, without which a page is the same, and a part's code, which fails as a page's. */

const menuLeadsOn = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: '픽업 신청' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '픽업 신청' })).toBeVisible()
}

const hero = (page: Page) => page.getByRole('region', { name: '메인 배너' })
// Every picture's content is also in the text.
async function wordsStand(page: Page) {
  await expect(page.getByRole('heading', { name: '오늘 오후, 무엇을 도와드릴까요?' })).toBeVisible()
  await expect.poll(async () => (await hero(page).boundingBox())?.height).toBeGreaterThan(200)
}
const PICTURES = /\/media\//
const pictures: Proofs = {
  refused: async ({ page }) => {
    await page.route(PICTURES, abort)
    await open(page, '/')
    await wordsStand(page)
    await menuLeadsOn(page)
  },
  wrong: async ({ page }) => {
    await page.route(PICTURES, asHtml)
    await open(page, '/')
    await wordsStand(page)
    await menuLeadsOn(page)
  },
  slow: async ({ page }) => {
    const release = await hold(page, PICTURES)
    await page.goto('/', { waitUntil: 'commit' })
    await wordsStand(page)
    release()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await menuLeadsOn(page)
  },
  hanging: async ({ page }) => {
    await page.route(PICTURES, never)
    await page.clock.install({ time: now() })
    await page.goto('/', { waitUntil: 'commit' })
    await wordsStand(page)
    await page.clock.runFor(8000)
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await menuLeadsOn(page)
  },
}

async function findsQuestion(page: Page) {
  await page.getByRole('searchbox', { name: '질문 검색' }).fill('ㅎㅂ')
  await expect(page.getByRole('status').filter({ hasText: '검색 결과' })).toBeVisible()
}

// Fonts are requested only where the device cannot draw 가.
const drawsNothing = () => {
  CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1)
}
const fontsFail =
  (handle: (route: Route) => unknown): Proof =>
  async ({ page, beforeEachPage }) => {
    await beforeEachPage(drawsNothing)
    await page.route('**/fonts/**', handle)
    const asked = page.waitForRequest('**/fonts/**')
    await open(page, '/faq')
    await asked
    await findsQuestion(page)
  }
const fonts: Proofs = {
  refused: fontsFail(abort),
  hanging: fontsFail(never),
  wrong: fontsFail(asHtml),
  slow: async (world) => {
    const release = await hold(world.page, '**/fonts/**')
    await fontsFail((route) => route.fallback())(world)
    release()
    await world.page.waitForResponse('**/fonts/**')
  },
}

const workerIs =
  (kind: Fault): Proof =>
  async ({ page, beforeEachPage }) => {
    await beforeEachPage((fault) => {
      const { register } = ServiceWorkerContainer.prototype
      ServiceWorkerContainer.prototype.register = function () {
        if (fault === 'refused') return Promise.reject(new DOMException('', 'SecurityError'))
        if (fault === 'hanging') return new Promise(() => {})
        if (fault === 'wrong') return register.call(this, '/robots.txt')
        return new Promise((resolve) => addEventListener('input', resolve, { once: true })).then(
          () => register.call(this, '/robots.txt'),
        )
      }
    }, kind)
    await open(page, '/faq')
    await findsQuestion(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
const serviceWorker: Proofs = {
  refused: workerIs('refused'),
  slow: workerIs('slow'),
  hanging: workerIs('hanging'),
  wrong: workerIs('wrong'),
}

// Code that is missing after a release, or does not arrive.
const PAGE_CODE = /assets\/NoticesPage-.*\.js/
const notices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: '공지사항' })
const errorScreen = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error' })
async function endsInErrorScreen(page: Page, answer: (route: Route) => unknown) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await open(page, '/faq')
  await page.route(PAGE_CODE, answer)
  await notices(page).click()
  await expect(errorScreen(page)).toBeVisible()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible()
}
const pageCode: Proofs = {
  refused: async ({ page }) => {
    await endsInErrorScreen(page, (route) => route.fulfill({ status: 404, body: '' }))
    await page.unroute(PAGE_CODE)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
    await expect(page).toHaveTitle('공지사항 | 도담아지트')
  },
  wrong: async ({ page }) => {
    await endsInErrorScreen(page, asHtml)
    await page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' }).click()
    await findsQuestion(page)
  },
  slow: async ({ page }) => {
    await open(page, '/faq')
    const release = await hold(page, PAGE_CODE)
    await notices(page).click()
    await findsQuestion(page)
    release()
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
  },
  hanging: async ({ page }) => {
    await open(page, '/faq')
    await page.route(PAGE_CODE, never)
    await notices(page).click()
    await findsQuestion(page)
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible()
  },
}

const PART_CODE = /assets\/firestoreSdk-.*\.js/
const suggest = (page: Page) => page.getByRole('button', { name: '제안하기' })
async function sendSuggestion(page: Page) {
  await open(page, '/branches/suggest')
  // A message of the browser holds the page; here it is the title.
  await page.evaluate(() => {
    window.alert = (message) => {
      document.title = message
    }
  })
  await page.getByLabel('장소').fill('왕십리역 근처')
  await page.getByLabel('이유').fill('기다릴 곳이 없어요.')
  await suggest(page).click()
}
const isSent = (page: Page) => expect(page.getByText('제안이 접수됐어요')).toBeVisible()
async function isKept(page: Page) {
  await expect(page).toHaveTitle('제안을 보내지 못했어요. 잠시 후 다시 시도해 주세요.')
  await expect(page.getByLabel('장소')).toHaveValue('왕십리역 근처')
}
const partCode: Proofs = {
  refused: async ({ page }) => {
    await page.route(PART_CODE, (route) => route.fulfill({ status: 404, body: '' }))
    await sendSuggestion(page)
    await isKept(page)
    await page.unroute(PART_CODE)
    await suggest(page).click()
    await isSent(page)
  },
  wrong: async ({ page }) => {
    await page.route(PART_CODE, asHtml)
    await sendSuggestion(page)
    await isKept(page)
  },
  slow: async ({ page }) => {
    const release = await hold(page, PART_CODE)
    await sendSuggestion(page)
    await expect(page.getByRole('button', { name: '전송 중…' })).toBeVisible()
    release()
    await isSent(page)
  },
  hanging: async ({ page }) => {
    await page.clock.install({ time: now() })
    await page.route(PART_CODE, never)
    const asked = page.waitForRequest(PART_CODE)
    await sendSuggestion(page)
    await asked
    await page.clock.runFor(DEADLINE_MS)
    await isKept(page)
  },
}

test.use({ allowedErrors: [printedByBrowser] })

proveCells(
  browserRows,
  {
    pictures,
    fonts,
    'service worker': serviceWorker,
    'code of a page': pageCode,
    'code of a part': partCode,
  },
  { long: ['fonts', 'pictures', 'service worker', 'code of a part'] },
)
