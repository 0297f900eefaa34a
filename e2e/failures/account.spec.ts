import type { Page, Route } from '@playwright/test'
import { accountRows } from '../../tests/failures/rows/accountRows'
import { now } from '../support/clock'
import { button } from '../support/controls'
import { hold } from '../support/hold'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'
import {
  asHtml,
  DEADLINE_MS,
  HTML,
  never,
  type Proof,
  type Proofs,
  printedByBrowser,
  proveRows,
  type RowProof,
  type TestContext,
} from './proveCells'
import { COMMIT, DENIED, FAILED, failReads, refuse } from './requests'

const HALF_PAST_TWO = new Date('2026-11-20T14:30:00+09:00')
const SESSION = /accounts:lookup|securetoken/
const SEND_CODE = /accounts:sendVerificationCode/
const HAND_IN_CODE = /accounts:signInWithPhoneNumber/
/** Auth's own deadline on a phone, for the page's clock. */
const AUTH_DEADLINE_MS = 61_000

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } })

/** The request arrives, its answer does not; returns how to wait for the request and end it. */
async function swallowAnswer(page: Page, url: RegExp) {
  let arrived: (route: Route) => void = never
  const arrival = new Promise<Route>((resolve) => {
    arrived = resolve
  })
  await page.route(
    url,
    async (route) => {
      await route.fetch()
      arrived(route)
    },
    { times: 1 },
  )
  return () => arrival
}

/** Presses and advances the clock until the page gives up. */
async function pressInVain(page: Page, name: string, url: RegExp) {
  const arrival = await swallowAnswer(page, url)
  await button(page, name).click()
  const request = await arrival()
  await page.clock.runFor(DEADLINE_MS)
  // Held longer it would arrive after its route ends and take the next fault.
  await request.abort()
}

async function pressOnce(page: Page, name: string, url: RegExp) {
  let requests = 0
  page.on('request', (request) => {
    if (url.test(request.url())) requests += 1
  })
  await button(page, name).click()
  const busy = page.getByRole('button', { disabled: true }).and(page.locator('[data-busy]'))
  await expect(busy).toBeVisible()
  await busy.click({ force: true })
  await expect.poll(() => requests).toBe(1)
}

const child = (page: Page, name = '김하준') => page.getByRole('heading', { name })
const greeted = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: '하준맘 님' })).toBeVisible()
const enter: Proof = async ({ page }) => {
  await page.clock.install({ time: now() })
  await signIn(page, PARENT_PHONE, '/my/children')
  await expect(child(page)).toBeVisible()
}
const staysSignedIn =
  (answer: (route: Route) => Promise<void>): Proof =>
  async ({ page }) => {
    await page.route(SESSION, answer)
    await open(page, '/my/children')
    await greeted(page)
    await expect(child(page)).toBeVisible()
  }
const session: Proofs = {
  refused: staysSignedIn(unavailable),
  wrong: staysSignedIn(asHtml),
  slow: async ({ page }) => {
    const release = await hold(page, SESSION)
    await open(page, '/my/children')
    await greeted(page)
    release()
    await expect(child(page)).toBeVisible()
  },
  hanging: async ({ page }) => {
    const asked = page.waitForRequest(SESSION)
    await page.route(SESSION, never)
    await open(page, '/my/children')
    await asked
    await greeted(page)
    await page.clock.runFor(DEADLINE_MS)
    await expect(alert(page)).toContainText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.')
    await open(page, '/branches')
    await greeted(page)
    await page.getByRole('searchbox').fill('서초')
    await expect(page.getByRole('heading', { name: '서초점' })).toBeVisible()
    await page.unroute(SESSION)
    await open(page, '/my/children')
    await expect(child(page)).toBeVisible()
  },
}

const code = (page: Page) => page.getByLabel('인증번호', { exact: true })
async function codeStays(page: Page) {
  await expect(page.getByText('인증에 실패했습니다.')).toBeVisible()
  await expect(code(page)).toHaveValue('123456')
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue(PARENT_PHONE)
}
const phoneCodes: RowProof = {
  start: async ({ page }) => {
    await page.clock.install({ time: now() })
    await open(page, '/login')
    await button(page, '휴대폰 번호로 로그인').click()
    await page.getByLabel('휴대폰 번호').fill(PARENT_PHONE)
  },
  proofs: {
    refused: async ({ page }) => {
      await page.route(SEND_CODE, unavailable)
      await button(page, '인증번호 받기').click()
      await expect(alert(page)).toHaveText('전송에 실패했습니다. 잠시 후 다시 시도해 주세요.')
      await expect(page.getByLabel('휴대폰 번호')).toHaveValue(PARENT_PHONE)
    },
    slow: async ({ page }) => {
      const release = await hold(page, SEND_CODE)
      await pressOnce(page, '인증번호 받기', SEND_CODE)
      release()
      await expect(page.getByText('체험 인증번호: 123456')).toBeVisible()
    },
    hanging: async ({ page }) => {
      await code(page).fill('123456')
      const asked = page.waitForRequest(HAND_IN_CODE)
      const held: Route[] = []
      await page.route(HAND_IN_CODE, (route) => held.push(route))
      await button(page, '확인').click()
      await asked
      await page.clock.runFor(AUTH_DEADLINE_MS)
      await codeStays(page)
      // A code that arrived would be used up.
      for (const route of held) await route.abort()
    },
    wrong: async ({ page }) => {
      await page.route(HAND_IN_CODE, asHtml)
      const answered = page.waitForResponse(HAND_IN_CODE)
      await button(page, '확인').click()
      await answered
      await expect(button(page, '확인')).toBeEnabled()
      await codeStays(page)
      await page.unroute(HAND_IN_CODE)
      await button(page, '확인').click()
      await expect(page).toHaveURL('/my')
    },
  },
}

const retryBrings = async (page: Page, retry: string) => {
  await button(page, retry).click()
  await expect(child(page)).toBeVisible()
}
const readingChildren: Proofs = {
  refused: async ({ page, backend }) => {
    await backend.fail({ collection: 'children', status: 403 })
    await open(page, '/my/children')
    await expect(alert(page)).toContainText(DENIED)
    await backend.clearFaults()
    await retryBrings(page, '새로 고침')
  },
  slow: async (world) => {
    const { page, backend } = world
    await failReads(world, 'slow', 'children')
    await open(page, '/my/children')
    await expect(button(page, '자녀 추가')).toBeVisible()
    await backend.clearFaults()
    await expect(child(page)).toBeVisible()
  },
  hanging: async (world) => {
    const { page, backend } = world
    const asked = await failReads(world, 'hanging', 'children')
    await open(page, '/my/children')
    await asked()
    await page.clock.runFor(DEADLINE_MS)
    await expect(alert(page)).toContainText(FAILED)
    await greeted(page)
    await backend.clearFaults()
    await retryBrings(page, '다시 시도')
  },
  wrong: async ({ page, backend }) => {
    await backend.fail({ collection: 'children', status: 200, body: HTML })
    await open(page, '/my/children')
    await expect(alert(page)).toContainText(FAILED)
    await backend.clearFaults()
    await retryBrings(page, '다시 시도')
  },
}

const childForm = (page: Page) => page.getByRole('dialog', { name: '자녀 등록' })
async function typeChild(page: Page, name: string) {
  await button(page, '자녀 추가').click()
  await childForm(page).getByLabel('이름').fill(name)
  await childForm(page).getByLabel('학교').fill('서초초등학교')
}
const formStays = async (page: Page, message: string) => {
  await expect(childForm(page).getByRole('alert')).toContainText(message)
  await expect(childForm(page).getByLabel('학교')).toHaveValue('서초초등학교')
}
async function pressKeeps(page: Page, name: string) {
  await button(page, '저장').click()
  await expect(childForm(page)).toBeHidden()
  await expect(child(page, name)).toHaveCount(1)
}

// Only the next write fails: the list may be read again after the one before.
const writingChildren: Proofs = {
  refused: async ({ page }) => {
    await page.route(COMMIT, refuse, { times: 1 })
    await typeChild(page, '박하나')
    await button(page, '저장').click()
    await formStays(page, DENIED)
    await pressKeeps(page, '박하나')
  },
  slow: async ({ page }) => {
    await typeChild(page, '박두리')
    const release = await hold(page, COMMIT)
    await pressOnce(page, '저장', COMMIT)
    release()
    await expect(child(page, '박두리')).toBeVisible()
  },
  hanging: async ({ page }) => {
    await typeChild(page, '박세나')
    await pressInVain(page, '저장', COMMIT)
    await formStays(page, FAILED)
    await pressKeeps(page, '박세나')
  },
  wrong: async ({ page }) => {
    await page.route(COMMIT, asHtml, { times: 1 })
    await typeChild(page, '박네리')
    await button(page, '저장').click()
    await formStays(page, FAILED)
    await pressKeeps(page, '박네리')
  },
}

interface OpenForm {
  collection: string
  path: string
  texts: Readonly<Record<string, string>>
  consent?: RegExp
  send: string
  failed: string
  receipt: string
}

function sending({ collection, path, texts, consent, send, failed, receipt }: OpenForm): RowProof {
  const fill = async (page: Page) => {
    await open(page, path)
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
    if (consent) await page.getByRole('checkbox', { name: consent }).check()
  }
  const isSent = (page: Page) => expect(page.getByRole('heading', { name: receipt })).toBeVisible()
  const nextPressSends = async ({ page, backend, alerts }: TestContext, count: number) => {
    await expect.poll(() => alerts).toEqual([failed])
    for (const [label, text] of Object.entries(texts))
      await expect(page.getByLabel(label)).toHaveValue(text)
    await button(page, send).click()
    await isSent(page)
    expect(await backend.list(collection)).toHaveLength(count)
  }
  return {
    start: ({ page }) => page.clock.install({ time: HALF_PAST_TWO }),
    proofs: {
      refused: async (world) => {
        await world.backend.fail({ collection, status: 403, times: 1 })
        await fill(world.page)
        await button(world.page, send).click()
        await nextPressSends(world, 1)
      },
      slow: async ({ page }) => {
        await fill(page)
        const release = await hold(page, COMMIT)
        await pressOnce(page, send, COMMIT)
        release()
        await isSent(page)
      },
      hanging: async (world) => {
        await fill(world.page)
        await pressInVain(world.page, send, COMMIT)
        await expect.poll(() => world.alerts).toEqual([failed])
        if (collection === 'branch_suggestions') await open(world.page, path)
        await nextPressSends(world, 3)
      },
      wrong: async (world) => {
        await world.backend.fail({ collection, status: 200, body: HTML, times: 1 })
        await fill(world.page)
        await button(world.page, send).click()
        await nextPressSends(world, 4)
      },
    },
  }
}

test.use({ allowedErrors: [printedByBrowser] })

proveRows(accountRows, {
  'Auth, whether the session lasts': {
    start: enter,
    proofs: session,
    alsoProves: { 'children, reading': readingChildren, 'children, writing': writingChildren },
  },
  'Auth, phone codes': phoneCodes,
  pickup_requests: {
    ...sending({
      collection: 'pickup_requests',
      path: '/pickup/apply?branch=seongsu',
      texts: {
        '신청자 이름': '김보호',
        연락처: '010-1234-5678',
        '희망 일시': '2026-11-20T16:00',
        '픽업 주소': '행당초등학교 정문',
        '도착 주소': '도담아지트 성수점',
        '자녀 이름': '김하준',
      },
      consent: /^개인정보 수집 및 이용에 동의/,
      send: '신청하기',
      failed: '신청을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.',
      receipt: '신청이 접수되었습니다',
    }),
    alsoProves: {
      branch_suggestions: sending({
        collection: 'branch_suggestions',
        path: '/branches/suggest',
        texts: { 장소: '왕십리역 근처', 이유: '학교가 가까워요.' },
        send: '제안하기',
        failed: '제안을 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
        receipt: '제안이 접수됐어요',
      }).proofs,
    },
  },
})
