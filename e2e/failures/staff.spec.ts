import type { Page } from '@playwright/test'
import { inHours, reachedNow, rideFields, text, withRides } from '../rideDocuments'
import { STAFF_PHONE, signIn } from '../signIn'
import { type Backend, expect, open, test } from '../test'
import {
  asHtml,
  DEADLINE_MS,
  hold,
  never,
  printedByBrowser,
  proveRows,
  type RowProof,
  type World,
} from './proveCells'
import {
  answerReads,
  COMMIT,
  DENIED,
  FAILED,
  hangCommit,
  isReadOf,
  loseAnswers,
  READ,
  refuse,
} from './requests'
import { staffRows } from './staffRows'

/** A little more than the time between two questions of these screens, for the page's clock. */
const AGAIN_MS = 5_100

const message = (page: Page) => page.getByRole('main').getByRole('alert')

/** A list of these screens, as it is and as it is once something has happened elsewhere. */
interface Screen {
  path: string
  collection: string
  put: Record<'before' | 'after', (backend: Backend) => Promise<void>>
  isShown: Record<'before' | 'after', (page: Page) => Promise<void>>
  areOthersShown?: (page: Page) => Promise<void>
}

function reading({ path, collection, put, isShown, areOthersShown }: Screen): RowProof {
  const isMeant = isReadOf(collection)
  return {
    start: async ({ page, backend }) => {
      await put.before(backend)
      await page.clock.install()
      await signIn(page, STAFF_PHONE, '/my/children')
    },
    proofs: {
      refused: async ({ page }) => {
        await answerReads(page, isMeant, refuse)
        await open(page, path)
        await expect(message(page)).toContainText(DENIED)
        await areOthersShown?.(page)
        await page.unroute(READ)
        await message(page).getByRole('button', { name: '새로 고침' }).click()
        await isShown.before(page)
      },
      slow: async ({ page }) => {
        const release = await hold(page, READ, isMeant)
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('link', { name: '프로그램', exact: true }).click()
        await expect(page.getByRole('heading', { name: '프로그램 회차' })).toBeVisible()
        await page.goBack()
        release()
        await isShown.before(page)
      },
      hanging: async ({ page }) => {
        const asked = await answerReads(page, isMeant, never)
        await open(page, path)
        await asked()
        // What else is on its way would run out of time as well.
        await areOthersShown?.(page)
        await page.clock.runFor(DEADLINE_MS)
        await expect(message(page)).toContainText(FAILED)
        await page.unroute(READ)
        await message(page).getByRole('button', { name: '다시 시도' }).click()
        await isShown.before(page)
      },
      wrong: async ({ page, backend }) => {
        await open(page, path)
        await isShown.before(page)
        const asked = await answerReads(page, isMeant, asHtml)
        await put.after(backend)
        await page.clock.runFor(AGAIN_MS)
        await asked()
        await isShown.before(page)
        await expect(message(page)).toHaveCount(0)
        await page.unroute(READ)
        await page.clock.runFor(AGAIN_MS)
        await isShown.after(page)
      },
    },
  }
}

// The rides of a day.
const startsAt = inHours(30)
const dayPath = `/staff?date=${new Date(startsAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)}`
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: '픽업 목록' }).getByRole('button', { name, exact: true })
const isOffered = (name: string) => (page: Page) => expect(step(page, name)).toBeVisible()
const requestedRide = (backend: Backend) =>
  backend.patch('rides/one', { ...rideFields(startsAt), ...reachedNow() })

const rides = reading({
  path: dayPath,
  collection: 'rides',
  put: {
    before: (backend) => withRides(backend, { one: rideFields(startsAt) }),
    after: (backend) =>
      backend.patch('rides/one', { status: text('confirmed'), ...reachedNow('confirmed') }),
  },
  isShown: { before: isOffered('확정하기'), after: isOffered('출발') },
})

// A step: it is made once, whatever becomes of its answer.
async function showRequested({ page, backend }: World) {
  await requestedRide(backend)
  await open(page, dayPath)
  await expect(step(page, '확정하기')).toBeVisible()
}
const press = (page: Page) => step(page, '확정하기').click()

const steps: RowProof = {
  start: async ({ page, backend }) => {
    await withRides(backend, { one: rideFields(startsAt) })
    await signIn(page, STAFF_PHONE, '/my/children')
  },
  proofs: {
    refused: async (world) => {
      const { page } = world
      await showRequested(world)
      await page.route(COMMIT, refuse, { times: 1 })
      await press(page)
      await expect(message(page)).toContainText(DENIED)
      await press(page)
      await expect(step(page, '출발')).toBeVisible()
      await expect(message(page)).toHaveCount(0)
    },
    slow: async (world) => {
      const { page } = world
      await showRequested(world)
      const release = await hold(page, COMMIT)
      await press(page)
      await expect(step(page, '확정하기')).toHaveAttribute('aria-disabled', 'true')
      release()
      await expect(step(page, '출발')).toBeVisible()
    },
    hanging: async (world) => {
      const { page } = world
      await showRequested(world)
      await hangCommit(page, () => press(page))
      await expect(message(page)).toContainText(FAILED)
      await page.unroute(COMMIT)
      await press(page)
      await expect(step(page, '출발')).toBeVisible()
    },
    wrong: async (world) => {
      const { page } = world
      await showRequested(world)
      const commits = await loseAnswers(page)
      await press(page)
      await expect(step(page, '출발')).toBeVisible()
      await expect(message(page)).toHaveCount(0)
      expect(commits).toHaveLength(1)
    },
  },
}

// The orders.
const orderIn = (list: string) => (page: Page) =>
  expect(page.getByRole('list', { name: list }).getByRole('listitem')).toContainText(
    '라이트 4시간권',
  )
const orderIs = (status: string) => (backend: Backend) =>
  backend.patch('orders/9f2c41ab-local-order', {
    status: text(status),
    updatedAt: { timestampValue: new Date().toISOString() },
  })

const orders = reading({
  path: '/staff/orders',
  collection: 'orders',
  put: { before: orderIs('awaitingPayment'), after: orderIs('paid') },
  isShown: { before: orderIn('입금 대기'), after: orderIn('결제 완료') },
})

// 요청함.
const putRequest = (id: string, name: string) => (backend: Backend) =>
  backend.patch(`pickup_requests/${id}`, {
    applicantName: text(name),
    phone: text('010-1234-5678'),
    datetime: { timestampValue: inHours(30).toISOString() },
    pickupAddress: text('행당초등학교 정문'),
    destAddress: text('도담아지트 성수점'),
    childName: text('한유나'),
    memo: text(''),
    isMarketingAllowed: { booleanValue: false },
    branchId: text('seongsu'),
    status: text('new'),
    createdAt: { timestampValue: new Date().toISOString() },
  })
const requestOf = (name: string) => (page: Page) =>
  expect(page.getByRole('list', { name: '픽업 신청' }).getByRole('heading', { name })).toBeVisible()

const requests = reading({
  path: '/staff/inbox',
  collection: 'pickup_requests',
  put: { before: putRequest('one', '한지민'), after: putRequest('two', '박서우') },
  isShown: { before: requestOf('한지민'), after: requestOf('박서우') },
  areOthersShown: async (page) => {
    await expect(page.getByText('보호자가 보낸 알림이 없어요.')).toBeVisible()
    await expect(page.getByText('들어온 지점 제안이 없어요.')).toBeVisible()
  },
})

test.use({ allowedErrors: [printedByBrowser] })

proveRows(staffRows, {
  'the agit: rides of a day': rides,
  'the agit: a step of a ride': steps,
  'the agit: orders': orders,
  'the agit: pickup requests': requests,
})
