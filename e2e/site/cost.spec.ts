import type { Page } from '@playwright/test'
import { careBookingPaths } from '../../emulators/seed/careDay'
import { chooseDay, putCareSession } from '../support/careBooking'
import { careSession, putCareDay, putOwnNote, putOwnSeat } from '../support/careDocuments'
import { cartLine, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { button, textbox } from '../support/controls'
import {
  type ActivityName,
  activities,
  CARE_SESSIONS,
  careReadsOfAFamily,
  NOTES,
  readsOfAFamily,
  SESSION_KB,
  SESSIONS,
} from '../support/costModel'
import { leaveSentOrder } from '../support/order'
import {
  inHours,
  nextCareDay,
  onePmInDays,
  PARENT,
  seoulDay,
  withoutAskedFor,
} from '../support/rideDocuments'
import { STAFF_PHONE, signIn, TEACHER_PHONE } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

/** Of 「돌봄 예약」 besides sessions: children, passes and their uses, orders, bookings, also last week’s, rides. */
const CARE_PAGE_READS = 15
/** Of 「내 정보」 with what comes. */
const MY_READS_TODAY = 14
/** Of a family per day, and for care. */
const MAX_READS = 110
const MAX_CARE_READS = 40
/** Of the agit's page in a minute without news, in view and behind another. */
const MAX_IDLE_READS = 4
const MAX_HIDDEN_READS = 2

/** Signing in may ask for the account and the person of the agit once more. */
const TWICE = 2

const steps = ['확정하기', '출발', '탑승', '도착']
/** At least. */
const READS_A_STEP = 4

interface Step {
  page: Page
  backend: Backend
}

/** @param more sessions read beyond the document's number */
async function expectCost(
  { backend }: Step,
  name: ActivityName,
  act: () => Promise<void>,
  more = 0,
): Promise<void> {
  await test.step(name, async () => {
    const { reads, writes, deletes, kB } = activities[name]
    await backend.usage.reset()
    await act()
    const least = reads + more - TWICE
    await expect(async () => {
      const soFar = await backend.usage.read()
      expect(soFar, name).toMatchObject({ writes, deletes })
      expect(soFar.reads, `reads of ${name}`).toBeGreaterThanOrEqual(least)
    })
      .toPass({ intervals: [50], timeout: 10_000 })
      .catch(() => undefined)
    const used = await backend.usage.atRest()
    expect(used, name).toMatchObject({ writes, deletes })
    expect(used.reads, `reads of ${name}`).toBeGreaterThanOrEqual(least)
    expect(used.reads, `reads of ${name}`).toBeLessThanOrEqual(reads + more + TWICE)
    const sentKB = used.sentBytes / 1000 - more * SESSION_KB
    expect(sentKB, `kB of ${name}`).toBeLessThan(kB * 1.2)
  })
}

async function untilRead({ backend }: Step, reads: number): Promise<void> {
  await expect
    .poll(async () => (await backend.usage.read()).reads, { intervals: [50] })
    .toBeGreaterThanOrEqual(reads)
  await backend.usage.atRest()
}

/** The page's clock runs on a little at a time: a listener whose answer is late on it would be opened anew. */
async function runClock({ page, backend }: Step, ms: number): Promise<void> {
  const STEP_MS = 500
  const PAUSE_MS = 5000
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    if (passed % PAUSE_MS === 0) await backend.usage.atRest(200)
  }
}

/** Lets listeners open and answer, whose steps wait for the page's clock and for the network in turn. */
async function runUntilRest(step: Step): Promise<void> {
  let before: unknown
  await expect(async () => {
    const last = before
    await runClock(step, 1000)
    before = await step.backend.usage.atRest()
    expect(before).toEqual(last)
  }).toPass()
}

const MINUTE_MS = 60_000

/** Asks for notifications, where no worker may show them, and puts the page behind another. */
async function hideNotifying(step: Step): Promise<void> {
  const { page } = step
  await page.context().grantPermissions(['notifications'])
  await page.evaluate(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
      value: async () => ({ showNotification: async () => {} }),
    })
  })
  await button(page, '알림 켜기').click()
  await expect(button(page, '알림 켜기')).toHaveAttribute('aria-pressed', 'true')
  await runUntilRest(step)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await runFirstMinute(step)
}

/** After a minute what is far is followed, too. */
async function runFirstMinute(step: Step): Promise<void> {
  await runClock(step, MINUTE_MS + 2000)
  await runUntilRest(step)
}

test('public pages cost what the document says @desktop', async ({ page, backend }) => {
  expect(readsOfAFamily).toBeLessThanOrEqual(MAX_READS)
  expect(careReadsOfAFamily).toBeLessThanOrEqual(MAX_CARE_READS)
  const step = { page, backend }
  await expectCost(step, 'home', () => open(page, '/'))
  await expectCost(step, 'programs', () => open(page, '/programs'))
  await expectCost(step, 'program', () => open(page, '/programs/coding'), await surplus(backend))
  await expectCost(step, 'snack', () => open(page, '/snack'))
})

/** A family whose device knows that it has ridden before. */
async function signInAsKnown(page: Page): Promise<void> {
  await signIn(page, undefined, '/faq')
  await page.evaluate(
    (uid) => localStorage.setItem('dodam-first-steps', JSON.stringify({ v: 1, data: [uid] })),
    PARENT,
  )
}

const moveRide = (backend: Backend, hours: number) =>
  backend.patch('rides/local-ride-tomorrow', {
    startsAt: { timestampValue: inHours(hours).toISOString() },
  })

async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: now() })
  await page.clock.pauseAt(now().getTime() + 1000)
}

test('a member’s pages cost what the document says @desktop @long', async ({ page, backend }) => {
  const step = { page, backend }
  page.on('dialog', (dialog) => dialog.accept())
  // Far from today and from what is booked below.
  await moveRide(backend, 96)
  for (const path of careBookingPaths(now())) await backend.remove(path)
  await signInAsKnown(page)
  await expectCost(step, 'my', () => open(page, '/my'))
  await storeCart(page, [cartLine('line-0', onePmInDays(2))])
  await expectCost(step, 'book', async () => {
    await open(page, '/pickup')
    await untilRead(step, 6)
    await button(page, '전체 예약하기').click()
    await expect(page).toHaveURL('/my/bookings')
  })
  await expectCost(step, 'order', async () => {
    await open(page, '/topup')
    await button(page, '바로 결제하기').click()
    await textbox(page, '입금자명').fill('하준맘')
    await button(page, '주문하기').click()
    await leaveSentOrder(page)
  })
  const more = await surplus(backend)
  const bookASeat = async () => {
    await open(page, '/programs/coding')
    await page
      .getByRole('button', { name: /잔여 \d+$/ })
      .first()
      .click()
    await untilRead(step, SESSIONS + more + 6)
    await button(page, '예약하기').click()
    await expect(page).toHaveURL('/my/bookings')
  }
  await expectCost(step, 'seat', bookASeat, more)
  // Days ahead: a stay of the next hour would be followed at once.
  const { day } = await putCareSession(backend, 'jamsil', 3)
  const moreCare = await surplusOfCare(backend)
  const bookCare = async () => {
    await open(page, '/care?branch=jamsil')
    await page.getByRole('radio').first().check()
    await chooseDay(page, day)
    await page
      .getByRole('list', { name: '시간' })
      .getByRole('button', { name: /잔여 \d+석$/ })
      .first()
      .click()
    await untilRead(step, CARE_SESSIONS + moreCare + CARE_PAGE_READS)
    await button(page, '예약하기').click()
    await expect(page).toHaveURL('/my/bookings')
  }
  await expectCost(step, 'care', bookCare, moreCare)
  await moveRide(backend, 1)
  await stopTheClock(page)
  await backend.usage.reset()
  await open(page, '/my')
  // With a stay ahead, its pass's refund is read too; and the order that was made above.
  await untilRead(step, MY_READS_TODAY + 2)
  await expect(page.getByRole('region', { name: '오늘' }).getByText('노란 고래')).toBeVisible()
  await expectCost(step, 'followFirst', () => runFirstMinute(step))
  await expectCost(step, 'follow', () => runClock(step, MINUTE_MS))
})

test('care costs a member what the document says @desktop @long', async ({ page, backend }) => {
  const step = { page, backend }
  await moveRide(backend, 96)
  const soon = careSession(30, 150)
  await putCareDay(backend, [{ ...soon, taken: 1 }])
  await putOwnSeat(backend, soon)
  for (let day = 10; day < NOTES + 9; day += 1)
    await putOwnNote(backend, seoulDay(-day), '블록 놀이를 했어요.', now())
  await signInAsKnown(page)
  await backend.usage.reset()
  await open(page, '/my')
  // Refunds of the stay's pass are read too: two passes, two orders.
  await untilRead(step, MY_READS_TODAY + 5)
  await expectCost(step, 'note', () =>
    page.getByRole('region', { name: '알림장' }).getByRole('link', { name: '읽기' }).click(),
  )
  await stopTheClock(page)
  await backend.usage.reset()
  await open(page, '/my')
  await untilRead(step, MY_READS_TODAY)
  await expect(page.getByRole('list', { name: '돌봄 상황' })).toBeVisible()
  await expectCost(step, 'followStayFirst', () => runFirstMinute(step))
})

test('a teacher’s pages and the people cost what the document says @desktop @long', async ({
  page,
  browser,
  backend,
}) => {
  const teacher = await browser.newPage()
  await backend.lead(teacher)
  await signIn(teacher, TEACHER_PHONE, '/faq')
  await stopTheClock(teacher)
  const step = { page: teacher, backend }
  await expectCost(step, 'teacherStart', async () => {
    await open(teacher, `/staff?date=${seoulDay(4)}`)
    await expect(teacher.getByText('이 날의 픽업이 없어요.')).toBeVisible()
    // With the first heartbeat.
    await runFirstMinute(step)
  })
  expect(activities.teacherMinute.reads).toBeLessThanOrEqual(MAX_IDLE_READS)
  await expectCost(step, 'teacherMinute', () => runClock(step, MINUTE_MS))
  await hideNotifying(step)
  expect(activities.hiddenMinute.reads).toBeLessThanOrEqual(MAX_HIDDEN_READS)
  await expectCost(step, 'hiddenMinute', () => runClock(step, MINUTE_MS))
  await teacher.close()
  await signIn(page, STAFF_PHONE, '/faq')
  await stopTheClock(page)
  await expectCost({ page, backend }, 'people', () => open(page, '/staff/people'))
})

test('the agit’s pages cost what the document says @desktop @long', async ({ page, backend }) => {
  const step = { page, backend }
  await withoutAskedFor(backend)
  await backend.patch('rides/local-ride-tomorrow', {
    status: { stringValue: 'requested' },
    reached: { mapValue: { fields: {} } },
  })
  await signIn(page, STAFF_PHONE, '/faq')
  await stopTheClock(page)
  await expectCost(step, 'staffStart', async () => {
    await open(page, `/staff?date=${nextCareDay()}`)
    await expect(button(page, '확정하기')).toBeVisible()
    await runUntilRest(step)
  })
  await expectCost(step, 'staffRide', async () => {
    for (const [at, name] of steps.entries()) {
      await button(page, name).click()
      await page.clock.runFor(50)
      await untilRead(step, 1 + READS_A_STEP * (at + 1))
      const next = steps[at + 1]
      if (next === undefined) continue
      await expect(async () => {
        await page.clock.runFor(10)
        await expect(button(page, next)).toBeVisible({ timeout: 200 })
      }).toPass()
      // The row takes no press for a second.
      for (const ms of [1000, 50]) await page.clock.runFor(ms)
    }
  })
  await expectCost(step, 'staffMinute', () => runClock(step, MINUTE_MS))
})

/** Sessions of the program beyond the document's number. */
async function surplus(backend: Backend): Promise<number> {
  const sessions = await backend.list('program_sessions?pageSize=2000')
  const own = sessions.filter((fields) => JSON.stringify(fields).includes('"coding"'))
  return own.length - SESSIONS
}

const DAY_MS = 86_400_000
/** 우선 예약 of 라이트 opens today and seven more days. */
const CARE_DAYS = 8

/** Care sessions of the branch beyond the document's number; holidays have none. */
async function surplusOfCare(backend: Backend): Promise<number> {
  const sessions = await backend.list('program_sessions?pageSize=2000')
  const [from, to] = [seoulDay(0), seoulDay(CARE_DAYS)]
  const own = sessions.filter((fields) => {
    const text = JSON.stringify(fields)
    const startsAt = /"startsAt":\{"timestampValue":"([^"]+)"/.exec(text)?.[1] ?? ''
    const day = new Date(Date.parse(startsAt) + (9 / 24) * DAY_MS).toISOString().slice(0, 10)
    return text.includes('"care-jamsil"') && from <= day && day < to
  })
  return own.length - CARE_SESSIONS
}
