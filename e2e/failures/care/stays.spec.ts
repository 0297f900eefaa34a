import type { Page } from '@playwright/test'
import type { Fault } from '../../../tests/failures/rows/failureRows'
import {
  type CareSession,
  careSession,
  markOwnSeat,
  putCareDay,
  putOwnSeat,
  removeOwnSeat,
  seoulClock,
} from '../../support/careDocuments'
import { now } from '../../support/clock'
import { button } from '../../support/controls'
import { showTabUntil } from '../../support/polls'
import { PARENT_PHONE, signIn } from '../../support/signIn'
import { expect, open, test } from '../../support/test'
import {
  DEADLINE_MS,
  type Proof,
  printedByBrowser,
  proveRows,
  type TestContext,
} from '../proveCells'
import { proveCommand } from '../proveCommand'
import { proveListRead } from '../proveListRead'
import { failReads } from '../requests'
import { stayRows } from './stayRows'

const soon = careSession(30, 150)
const later = careSession(27 * 60, 29 * 60)

interface Shown {
  path: string
  stay: (page: Page, state: string) => ReturnType<Page['locator']>
}

const today: Shown = {
  path: '/my',
  stay: (page, state) =>
    page
      .getByRole('region', { name: '오늘' })
      .getByRole('list', { name: '돌봄 상황' })
      .locator('[aria-current="step"]')
      .filter({ hasText: state }),
}
const coming: Shown = {
  path: '/my/bookings',
  stay: (page, state) =>
    page
      .getByRole('region', { name: '다가오는 예약' })
      .getByRole('listitem')
      .filter({ hasText: `${seoulClock(soon.startsAt)}~` })
      .getByText(state, { exact: true }),
}

async function beginBooked({ page, backend }: TestContext, { path, stay }: Shown): Promise<void> {
  await removeOwnSeat(backend, soon)
  await putOwnSeat(backend, soon)
  await open(page, path)
  await expect(stay(page, '예약')).toBeVisible()
}

const arrive = ({ backend }: TestContext) => markOwnSeat(backend, soon, { arrivedAt: now() })

/** Reading fails while the agit marks 등원; showing the tab reads again. */
const followingFails =
  (shown: Shown, fault: Fault): Proof =>
  async (world) => {
    const { page, backend } = world
    await beginBooked(world, shown)
    if (fault === 'hanging') await page.clock.install({ time: now() })
    const asked = await failReads(world, fault, 'bookings')
    await page.reload()
    await asked()
    if (fault === 'hanging') await page.clock.runFor(DEADLINE_MS)
    await expect(shown.stay(page, '예약')).toBeVisible()
    await backend.clearFaults()
    await arrive(world)
    await showTabUntil(page, (soon) => expect(shown.stay(page, '등원')).toBeVisible(soon))
  }

const following = {
  refused: followingFails(today, 'refused'),
  slow: async (world: TestContext) => {
    const { page, backend } = world
    await beginBooked(world, coming)
    await arrive(world)
    await failReads(world, 'slow', 'bookings')
    await page.reload()
    await expect(coming.stay(page, '예약')).toBeVisible()
    await expect(button(page, '공유').first()).toBeVisible()
    await backend.clearFaults()
    await expect(coming.stay(page, '등원')).toBeVisible()
  },
  hanging: followingFails(today, 'hanging'),
  wrong: followingFails(coming, 'wrong'),
}

const ahead = (page: Page, { startsAt }: CareSession) =>
  page
    .getByRole('region', { name: '다가오는 예약' })
    .getByRole('listitem')
    .filter({ hasText: `${seoulClock(startsAt)}~` })
const cancelling = proveCommand({
  begin: async ({ page, backend }) => {
    await removeOwnSeat(backend, soon)
    await backend.patch(`program_sessions/${later.id}`, { taken: { integerValue: '1' } })
    await putOwnSeat(backend, later)
    await open(page, '/my/bookings')
    await expect(ahead(page, later)).toHaveCount(1)
  },
  button: (page) => ahead(page, later).getByRole('button', { name: '예약 취소' }),
  expectDone: async ({ page, backend }) => {
    await expect(page.getByText('예약을 취소했어요.')).toBeVisible()
    await expect(ahead(page, later)).toHaveCount(0)
    expect(await backend.list(`program_sessions/${later.id}/bookings`)).toEqual([])
  },
  isLossShown: false,
  onContinue: async () => {},
})

const openHistory = (page: Page) => page.getByText('사용 내역').first().click()
const history = proveListRead({
  collection: 'bookings',
  begin: async (page) => {
    await open(page, '/my/memberships')
    await openHistory(page)
  },
  isWaiting: (page) => expect(page.getByRole('list', { name: '이용권' })).toBeVisible(),
  isShown: (page) => expect(page.getByText('아직 사용하지 않았어요.')).toBeVisible(),
  beginAgain: openHistory,
})

test.use({ allowedErrors: [printedByBrowser] })

proveRows(stayRows, {
  'bookings of care, following in 「오늘」 and 내 예약': {
    start: async ({ page, backend }) => {
      await putCareDay(backend, [
        { ...soon, taken: 1 },
        { ...later, taken: 1 },
      ])
      await signIn(page, PARENT_PHONE, '/my/children')
    },
    proofs: following,
    alsoProves: { 'stays, cancelling': cancelling, 'bookings of a pass, reading': history },
  },
})
