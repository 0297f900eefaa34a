import type { Page } from '@playwright/test'
import { now } from '../support/clock'
import { button } from '../support/controls'
import { hold } from '../support/hold'
import { goToDay, openBooking, putSession, slots } from '../support/programSessions'
import { seoulDay } from '../support/rideDocuments'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'
import type { Fault } from './failureRows'
import {
  DEADLINE_MS,
  type Proof,
  printedByBrowser,
  proveRows,
  type RowProof,
  type TestContext,
} from './proveCells'
import { COMMIT, DENIED, FAILED, failReads, hangCommit, loseAnswers, refuse } from './requests'
import { seatRows } from './seatRows'

const PATH = '/programs/coding'
const message = (page: Page) => page.getByRole('main').getByRole('alert')
const title = (page: Page) => page.getByRole('heading', { name: '블록 코딩 놀이', level: 1 })

const readingFails =
  (fault: Fault): Proof =>
  async (world) => {
    const { page, backend } = world
    const asked = await failReads(world, fault, 'program_sessions')
    await openBooking(page, PATH)
    await asked()
    if (fault === 'hanging') await page.clock.runFor(DEADLINE_MS)
    await expect(message(page)).toContainText('잔여 좌석을 확인하지 못했어요.')
    await expect(title(page)).toBeVisible()
    await backend.clearFaults()
    await button(page, '다시 시도').click()
    await expect(slots(page).first()).toBeVisible()
  }

const reading: RowProof = {
  start: ({ page }) => page.clock.install({ time: now() }),
  proofs: {
    refused: readingFails('refused'),
    slow: async (world) => {
      const { page, backend } = world
      await failReads(world, 'slow', 'program_sessions')
      await openBooking(page, PATH)
      await expect(title(page)).toBeVisible()
      await expect(slots(page)).toHaveCount(0)
      await backend.clearFaults()
      await expect(slots(page).first()).toBeVisible()
    },
    hanging: readingFails('hanging'),
    wrong: readingFails('wrong'),
  },
}

// Each fault has its own session.
const book = (page: Page) => button(page, '예약하기')
const retry = (page: Page) => button(page, '다시 시도')
const chosen = (page: Page) => page.getByRole('list', { name: '선택한 예약' }).getByRole('listitem')

/** Chooses a new session's only time; returns the path of its bookings. */
async function choose({ page, backend }: TestContext, hour: string, taken = 0): Promise<string> {
  const day = seoulDay(2)
  const { path } = await putSession(backend, day, hour, taken)
  await open(page, PATH)
  await goToDay(page, day)
  await slots(page)
    .filter({ hasText: `${hour}:00~` })
    .click()
  await expect(chosen(page)).toHaveCount(1)
  return `${path}/bookings`
}

async function expectNotBooked(page: Page, words: string) {
  await expect(message(page)).toContainText(words)
  await expect(chosen(page)).toHaveCount(1)
}

async function expectBooked({ page, backend, alerts }: TestContext, bookings: string) {
  await expect(page).toHaveURL('/my/bookings')
  expect(alerts).toEqual(['1건을 예약했어요.'])
  expect(await backend.list(bookings)).toHaveLength(1)
}

const booking: RowProof = {
  start: ({ page }) => signIn(page, PARENT_PHONE, '/my/children'),
  proofs: {
    refused: async (world) => {
      const { page } = world
      const bookings = await choose(world, '03')
      await page.route(COMMIT, refuse, { times: 1 })
      await book(page).click()
      await expectNotBooked(page, DENIED)
      await book(page).click()
      await expectBooked(world, bookings)
    },
    slow: async (world) => {
      const { page } = world
      const bookings = await choose(world, '05')
      const release = await hold(page, COMMIT)
      await book(page).click()
      await expect(book(page)).toHaveAttribute('aria-disabled', 'true')
      await book(page).click({ force: true })
      release()
      await expectBooked(world, bookings)
    },
    hanging: async (world) => {
      const { page } = world
      const bookings = await choose(world, '07')
      await hangCommit(page, () => book(page).click())
      await expectNotBooked(page, FAILED)
      await page.unroute(COMMIT)
      await retry(page).click()
      await expectBooked(world, bookings)
    },
    wrong: async (world) => {
      const { page } = world
      const bookings = await choose(world, '09', 7)
      const commits = await loseAnswers(page)
      await book(page).click()
      await expectNotBooked(page, FAILED)
      await retry(page).click()
      await expectBooked(world, bookings)
      expect(commits).toHaveLength(1)
    },
  },
}

test.use({ allowedErrors: [printedByBrowser] })

proveRows(seatRows, {
  'program_sessions, reading': reading,
  'program_sessions, booking': booking,
})
