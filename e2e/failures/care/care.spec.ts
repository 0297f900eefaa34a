import type { Page } from '@playwright/test'
import { parentAccount } from '../../../emulators/seed/accounts'
import { putCareSession, putPass, regular, twoHours } from '../../support/careBooking'
import { now } from '../../support/clock'
import { button, select } from '../../support/controls'
import { hold } from '../../support/hold'
import { PARENT_PHONE, signIn } from '../../support/signIn'
import { expect, open, test } from '../../support/test'
import type { Fault } from '../failureRows'
import {
  DEADLINE_MS,
  type Proof,
  type Proofs,
  printedByBrowser,
  proveRows,
  type RowProof,
  type TestContext,
} from '../proveCells'
import { COMMIT, DENIED, FAILED, failReads, hangCommit, loseAnswers, refuse } from '../requests'
import { careRows } from './careRows'

const BRANCH = 'jamsil'
const ADDRESS = `/care?branch=${BRANCH}`
const message = (page: Page) => page.getByRole('main').getByRole('alert')
const times = (page: Page) => page.getByRole('list', { name: '시간' }).getByRole('button')
const signedIn: Proof = ({ page }) => signIn(page, PARENT_PHONE, '/my/children')

const readingFails =
  (collection: string, fault: Fault, ends: Proof): Proof =>
  async (world) => {
    const { page } = world
    if (fault === 'hanging') await page.clock.install({ time: now() })
    const asked = await failReads(world, fault, collection)
    await open(page, ADDRESS)
    await asked()
    // Other reads must arrive before their deadline.
    await expect(page.getByRole('radio').first()).toBeVisible()
    if (collection === 'program_sessions') await expect(select(page, '이용권')).toBeVisible()
    if (fault === 'hanging') await page.clock.runFor(DEADLINE_MS)
    await ends(world)
  }

async function usesUnknown({ page }: TestContext) {
  await expect(page.getByRole('main')).toContainText('남은 횟수를 확인하지 못했어요.')
  await page.getByRole('radio', { name: '김서연' }).check()
  await expect(times(page).first()).toBeVisible()
}

async function sessionsUnknown({ page, backend }: TestContext) {
  await expect(message(page).filter({ hasText: '잔여 좌석' })).toBeVisible()
  await expect(select(page, '이용권')).toBeVisible()
  await backend.clearFaults()
  await button(page, '다시 시도').click()
  await expect(times(page).first()).toBeVisible()
}

const readingIsSlow =
  (collection: string): Proof =>
  async (world) => {
    const { page, backend } = world
    await failReads(world, 'slow', collection)
    await open(page, ADDRESS)
    await expect(select(page, '지점')).toHaveValue(BRANCH)
    await expect(times(page)).toHaveCount(0)
    await backend.clearFaults()
    await expect(times(page).first()).toBeVisible()
  }

const readingProofs = (collection: string, ends: Proof): Proofs => ({
  refused: readingFails(collection, 'refused', ends),
  slow: readingIsSlow(collection),
  hanging: readingFails(collection, 'hanging', ends),
  wrong: readingFails(collection, 'wrong', ends),
})

const book = (page: Page) => button(page, '예약하기')
const chosen = (page: Page) => page.getByRole('region', { name: '예약 요약' }).getByRole('listitem')

/** Chooses a new session's only time; returns the path of its bookings. */
async function choose(
  { page, backend }: TestContext,
  dayOffset: number,
  { pass, taken } = { pass: '레귤러 · 하루 1회 · D-30', taken: 0 },
): Promise<string> {
  const { path, day } = await putCareSession(backend, BRANCH, dayOffset, taken)
  await open(page, ADDRESS)
  await page.getByRole('radio', { name: '김서연' }).check()
  await select(page, '이용권').selectOption({ label: pass })
  const [year, month, date] = day.split('-').map(Number)
  await expect(times(page).first()).toBeVisible()
  if (!(await page.getByRole('grid', { name: `${year}년 ${month}월` }).isVisible()))
    await button(page, '다음 달').click()
  await button(page, new RegExp(`^${year}년 ${month}월 ${date}일`)).click()
  await times(page).filter({ hasText: '06:00~08:00' }).click()
  await expect(chosen(page)).toHaveCount(1)
  return `${path}/bookings`
}

async function expectNotBooked(page: Page, words: string) {
  await expect(message(page)).toContainText(words)
  await expect(chosen(page)).toHaveCount(1)
}

async function expectBooked({ page, backend, alerts }: TestContext, bookings: string) {
  await expect(page).toHaveURL('/my/bookings')
  expect(alerts.at(-1)).toBe('1건을 예약했어요.')
  expect(await backend.list(bookings)).toHaveLength(1)
}

const booking: RowProof = {
  start: async (world) => {
    await putPass(world.backend, parentAccount, { id: 'regular-1', ...regular })
    await putPass(world.backend, parentAccount, { id: 'two-1', ...twoHours })
    await signedIn(world)
  },
  proofs: {
    refused: async (world) => {
      const { page } = world
      const bookings = await choose(world, 2)
      await page.route(COMMIT, refuse, { times: 1 })
      await book(page).click()
      await expectNotBooked(page, DENIED)
      await book(page).click()
      await expectBooked(world, bookings)
    },
    slow: async (world) => {
      const { page } = world
      const bookings = await choose(world, 3)
      const release = await hold(page, COMMIT)
      await book(page).click()
      await expect(book(page)).toHaveAttribute('aria-disabled', 'true')
      await book(page).click({ force: true })
      release()
      await expectBooked(world, bookings)
    },
    hanging: async (world) => {
      const { page } = world
      const bookings = await choose(world, 4)
      await hangCommit(page, () => book(page).click())
      await expectNotBooked(page, FAILED)
      await page.unroute(COMMIT)
      await button(page, '다시 시도').click()
      await expectBooked(world, bookings)
    },
    wrong: async (world) => {
      const { page } = world
      const last = { pass: '라이트 2시간권 · 1회 남음 · D-30', taken: 19 }
      const bookings = await choose(world, 5, last)
      const commits = await loseAnswers(page)
      await book(page).click()
      await expectNotBooked(page, FAILED)
      await button(page, '다시 시도').click()
      await expectBooked(world, bookings)
      expect(commits).toHaveLength(1)
    },
  },
}

test.use({ allowedErrors: [printedByBrowser] })

proveRows(careRows, {
  'uses of a pass, reading': {
    start: signedIn,
    proofs: readingProofs('uses', usesUnknown),
    alsoProves: {
      'program_sessions of care, reading': readingProofs('program_sessions', sessionsUnknown),
    },
  },
  'seat and use, booking': booking,
})
