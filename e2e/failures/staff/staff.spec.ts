import type { Page } from '@playwright/test'
import { now } from '../../support/clock'
import { button } from '../../support/controls'
import { hold } from '../../support/hold'
import { pickupRequestFields } from '../../support/pickupRequest'
import {
  inHours,
  PARENT,
  reachedNow,
  rideFields,
  seoulDay,
  stringValue,
  withRides,
} from '../../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../../support/signIn'
import { type Backend, expect, open, test } from '../../support/test'
import { runASecond } from '../../support/told'
import {
  DEADLINE_MS,
  type Proofs,
  printedByBrowser,
  proveRows,
  type RowProof,
  type TestContext,
} from '../proveCells'
import { type CommandCase, message, proveCommand, strip, unsentText } from '../proveCommand'
import {
  COMMIT,
  DENIED,
  FAILED,
  failReads,
  hangCommit,
  loseAnswers,
  refuse,
  tapIfThere,
} from '../requests'
import { proveListReads } from './staffProofs'
import { staffRows } from './staffRows'

const startsAt = inHours(30)
const dayPath = `/staff?date=${new Date(startsAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)}`
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: '픽업 목록' }).getByRole('button', { name, exact: true })
const isOffered = (name: string) => (page: Page) => expect(step(page, name)).toBeVisible()
const requestedRide = (backend: Backend) =>
  backend.patch('rides/one', { ...rideFields(startsAt), ...reachedNow() })

const rides = proveListReads({
  path: dayPath,
  collection: 'rides',
  put: {
    before: (backend) => withRides(backend, { one: rideFields(startsAt) }),
    after: (backend) =>
      backend.patch('rides/one', { status: stringValue('confirmed'), ...reachedNow('confirmed') }),
  },
  isShown: { before: isOffered('확정하기'), after: isOffered('출발') },
})

async function showRequested({ page, backend }: TestContext) {
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
      await expect(strip(page)).toHaveText(unsentText('김하준 확정'))
      await page.unroute(COMMIT)
      await tapIfThere(step(page, '확정하기'))
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

// Each fault has its own month, not read before. Sessions are open for 60 days.
const year = Number(seoulDay(0).slice(0, 4)) + 1
let month = 3
const sessions = (page: Page) => page.getByRole('list', { name: '회차' }).locator('> li')

const opening = proveCommand({
  begin: async ({ page }) => {
    await page.getByRole('link', { name: '프로그램', exact: true }).click()
    month += 1
    await page.getByLabel('월', { exact: true }).fill(`${year}-${String(month).padStart(2, '0')}`)
    await expect(page.getByText('열린 회차가 없어요.')).toBeVisible()
  },
  button: (page) => button(page, '회차 열기'),
  expectDone: async ({ page }) => expect(sessions(page).first()).toContainText('0 / 8'),
  isLossShown: false,
  onContinue: async (page) => {
    await expect(page.getByText('이 달의 회차는 모두 열려 있어요.')).toBeVisible()
    await expect(message(page)).toHaveCount(0)
  },
})

const first = (page: Page) => sessions(page).first()
const toggleRoster = (page: Page) => first(page).getByRole('button', { name: '명단' }).click()
const expectRoster = (page: Page) => expect(first(page)).toContainText('예약한 아이가 없어요.')

const roster: Proofs = {
  refused: async (world) => {
    const { page, backend } = world
    await failReads(world, 'refused', 'bookings')
    await toggleRoster(page)
    await expect(message(page)).toContainText(DENIED)
    await backend.clearFaults()
    await toggleRoster(page)
    await toggleRoster(page)
    await expectRoster(page)
  },
  slow: async (world) => {
    const { page, backend } = world
    await failReads(world, 'slow', 'bookings')
    await toggleRoster(page)
    await expect(first(page).locator('[aria-busy="true"]')).toBeVisible()
    await sessions(page).nth(1).getByRole('button', { name: '명단' }).click()
    await expect(sessions(page).nth(1).locator('[aria-busy="true"]')).toBeVisible()
    await backend.clearFaults()
    await expectRoster(page)
  },
  hanging: async (world) => {
    const { page, backend } = world
    await page.clock.install({ time: now() })
    const asked = await failReads(world, 'hanging', 'bookings')
    await toggleRoster(page)
    await asked()
    await page.clock.runFor(DEADLINE_MS)
    await expect(message(page)).toContainText(FAILED)
    await backend.clearFaults()
    await tapIfThere(button(page, '다시 시도'))
    await expectRoster(page)
  },
  wrong: async (world) => {
    const { page, backend } = world
    await failReads(world, 'wrong', 'bookings')
    await toggleRoster(page)
    await expect(message(page)).toContainText(FAILED)
    await backend.clearFaults()
    await tapIfThere(button(page, '다시 시도'))
    await expectRoster(page)
  },
}

const orderIn = (list: string) => (page: Page) =>
  expect(
    page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: '9f2c41ab' }),
  ).toContainText('라이트 4시간권')
const orderIs = (status: string) => (backend: Backend) =>
  backend.patch('orders/9f2c41ab-local-order', {
    status: stringValue(status),
    updatedAt: { timestampValue: now().toISOString() },
  })

const orders = proveListReads({
  path: '/staff/orders',
  collection: 'orders',
  put: { before: orderIs('awaitingPayment'), after: orderIs('paid') },
  isShown: { before: orderIn('입금 대기'), after: orderIn('결제 완료') },
})

const PASS = `users/${PARENT}/passes/order-9f2c41ab-local-order-1`
const paying = proveCommand({
  begin: async ({ page, backend }) => {
    await orderIs('awaitingPayment')(backend)
    await runASecond(page)
    await orderIn('입금 대기')(page)
  },
  button: (page) => button(page, '입금 확인'),
  expectDone: async ({ page, backend }) => {
    // It stays where it was pressed.
    const paid = page.getByRole('listitem').filter({ hasText: '9f2c41ab' })
    await expect(paid.getByRole('button', { name: '환불' })).toBeVisible()
    await expect(message(page)).toHaveCount(0)
    const passes = await backend.list(`users/${PARENT}/passes`)
    expect(JSON.stringify(passes).match(/라이트 4시간권/g)).toHaveLength(2)
    await backend.remove(PASS)
    await orderIs('awaitingPayment')(backend)
  },
  unsent: () => '김민서 45,000원 입금 확인',
  onContinue: runASecond,
})

const putRequest = (id: string, name: string) => (backend: Backend) =>
  backend.patch(`pickup_requests/${id}`, pickupRequestFields(name, '010-1234-5678', now()))
const requestOf = (name: string) => (page: Page) =>
  expect(page.getByRole('list', { name: '픽업 신청' }).getByRole('heading', { name })).toBeVisible()

const requests = proveListReads({
  path: '/staff/inbox',
  collection: 'pickup_requests',
  put: { before: putRequest('one', '한지민'), after: putRequest('two', '박서우') },
  isShown: { before: requestOf('한지민'), after: requestOf('박서우') },
  areOthersShown: async (page) => {
    await expect(page.getByText('보호자가 보낸 알림이 없어요.')).toBeVisible()
    await expect(page.getByText('들어온 지점 제안이 없어요.')).toBeVisible()
  },
})

const requestItem = (page: Page) =>
  page.getByRole('list', { name: '픽업 신청' }).getByRole('listitem').filter({ hasText: '한지민' })
const marking = proveCommand({
  begin: async ({ page, backend }) => {
    await putRequest('one', '한지민')(backend)
    await runASecond(page)
    await expect(requestItem(page).getByRole('button', { name: '연락함' })).toBeVisible()
  },
  button: (page) => requestItem(page).getByRole('button', { name: '연락함' }),
  expectDone: async ({ page }) => {
    await expect(requestItem(page).getByRole('button', { name: '연락함' })).toHaveCount(0)
    await expect(requestItem(page)).toContainText('연락함')
    await expect(message(page)).toHaveCount(0)
  },
  unsent: () => '한지민 연락함',
  onContinue: runASecond,
})

/** A refused batch is sent again one by one. */
const proveBatches = (batches: CommandCase): Proofs => ({
  ...proveCommand(batches),
  refused: async (world) => {
    await batches.begin(world)
    await world.page.route(COMMIT, refuse, { times: 1 })
    await batches.button(world.page).click()
    await batches.expectDone(world)
  },
})

const LAST_OF_FAMILY = ['k', 'l']
const familyRides = () =>
  Object.fromEntries(
    [...'abcdefghij', ...LAST_OF_FAMILY].map((id, minute) => [
      id,
      {
        ...rideFields(new Date(startsAt.getTime() + minute * 60_000)),
        updatedAt: { timestampValue: now().toISOString() },
      },
    ]),
  )
const declining: RowProof = {
  start: ({ page }) => signIn(page, STAFF_PHONE, '/my/children'),
  proofs: proveBatches({
    begin: async ({ page, backend }) => {
      await withRides(backend, familyRides())
      await open(page, dayPath)
      await expect(page.getByText('2건 더')).toBeVisible()
    },
    button: (page) => button(page, '모두 거절하기'),
    expectDone: async ({ page, backend }) => {
      await expect(page.getByText('2건 더')).toBeVisible()
      await expect(button(page, '모두 거절하기')).toHaveCount(0)
      await expect(message(page)).toHaveCount(0)
      const declined = JSON.stringify(await backend.list('rides')).match(/"declined"\}/g)
      expect(declined).toHaveLength(LAST_OF_FAMILY.length)
    },
    isLossShown: false,
    onContinue: async () => {},
  }),
}

const completing = proveBatches({
  begin: async ({ page, backend }) => {
    for (const id of ['many-1', 'many-2', 'many-3']) await putRequest(id, '김많음')(backend)
    // New ones above a pressed row would wait.
    await open(page, '/staff/inbox')
    await expect(button(page, '모두 완료')).toBeVisible()
  },
  button: (page) => button(page, '모두 완료'),
  expectDone: async ({ page }) => {
    await expect(button(page, '모두 완료')).toHaveCount(0)
    await expect(button(page, '연락함')).toHaveCount(0)
    await expect(message(page)).toHaveCount(0)
  },
  isLossShown: false,
  onContinue: async () => {},
})

test.use({ allowedErrors: [printedByBrowser] })

proveRows(staffRows, {
  'the agit: rides of a day': rides,
  'the agit: a step of a ride': {
    ...steps,
    alsoProves: { 'the agit: opening sessions': opening, 'the agit: a roster': roster },
  },
  'the agit: orders': { ...orders, alsoProves: { 'the agit: confirming a payment': paying } },
  'the agit: pickup requests': {
    ...requests,
    alsoProves: {
      'the agit: marking a request': marking,
      'the agit: completing the many requests of a phone': completing,
    },
  },
  'the agit: declining the many rides of a family': declining,
})
