import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../../tests/failures/rows/failureRows'
import { dailyCartLines, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { hold } from '../support/hold'
import { showTabUntil } from '../support/polls'
import {
  confirmed,
  driver,
  inHours,
  onePmInDays,
  reachedNow,
  rideFields,
  stringValue,
  withRides,
} from '../support/rideDocuments'
import { signIn } from '../support/signIn'
import { type Backend, expect, open, openBlank, test } from '../support/test'
import {
  DEADLINE_MS,
  type Proof,
  type Proofs,
  printedByBrowser,
  proveRows,
  type TestContext,
} from './proveCells'
import { COMMIT, DENIED, FAILED, failReads, hangCommit, loseAnswers, refuse } from './requests'
import { rideRows } from './rideRows'

const retry = (page: Page) => page.getByRole('button', { name: '다시 시도' }).click()

const today = (page: Page) => page.getByRole('region', { name: '오늘' })
const step = (page: Page, label: string) =>
  today(page).locator('[aria-current="step"]').filter({ hasText: label })

/** Fails while the agit makes a step; showing the tab reads again. */
const readingFails =
  (fault: Fault): Proof =>
  async (world) => {
    const { page, backend } = world
    await backend.patch('rides/one', confirmed)
    await open(page, '/my')
    await expect(step(page, '확정')).toBeVisible()
    if (fault === 'hanging') await page.clock.install({ time: now() })
    const asked = await failReads(world, fault, 'rides')
    await page.reload()
    await expect(step(page, '확정')).toBeVisible()
    await asked()
    if (fault === 'hanging') await page.clock.runFor(DEADLINE_MS)
    await expect(step(page, '확정')).toBeVisible()
    await backend.clearFaults()
    await backend.patch('rides/one', { status: stringValue('onTheWay'), ...reachedNow('onTheWay') })
    await showTabUntil(page, (soon) => expect(step(page, '출발')).toBeVisible(soon))
  }

const reading = {
  start: async ({ page, backend }: TestContext) => {
    await withRides(backend, { one: rideFields(inHours(5), confirmed) })
    await signIn(page)
  },
  proofs: {
    refused: readingFails('refused'),
    slow: async (world: TestContext) => {
      const { page, backend } = world
      await backend.patch('rides/one', confirmed)
      await open(page, '/my')
      await expect(step(page, '확정')).toBeVisible()
      await backend.patch('rides/one', {
        status: stringValue('onTheWay'),
        ...reachedNow('onTheWay'),
      })
      await failReads(world, 'slow', 'rides')
      await page.reload()
      await expect(step(page, '확정')).toBeVisible()
      await expect(today(page).getByRole('button', { name: '알리기' })).toBeVisible()
      await backend.clearFaults()
      await expect(step(page, '출발')).toBeVisible()
    },
    hanging: readingFails('hanging'),
    wrong: readingFails('wrong'),
  },
}

const book = (page: Page) => page.getByRole('button', { name: '전체 예약하기' })
const cart = (page: Page) => page.getByRole('region', { name: '예약 장바구니' })
const lines = (page: Page) => cart(page).getByRole('listitem')

async function openCart(page: Page) {
  await openBlank(page)
  await storeCart(page, dailyCartLines(1, now()))
  await open(page, '/pickup')
  await expect(lines(page)).toHaveCount(1)
}

async function expectBooked(page: Page, alerts: readonly string[]) {
  await expect(page).toHaveURL('/my/bookings')
  expect(alerts).toEqual(['1건, 총 7,742원\n아지트에서 확인하면 예약이 확정돼요.'])
}

const booking = {
  start: async ({ page, backend }: TestContext) => {
    await withRides(backend, {})
    await signIn(page)
  },
  proofs: {
    refused: async ({ page, backend }: TestContext) => {
      await openCart(page)
      await backend.fail({ collection: 'rides', status: 403 })
      await book(page).click()
      await expect(cart(page).getByText(DENIED)).toBeVisible()
      await expect(cart(page).getByRole('button', { name: '새로 고침' })).toBeVisible()
      await expect(lines(page)).toHaveCount(1)
    },
    slow: async ({ page, backend, alerts }: TestContext) => {
      await openCart(page)
      const release = await hold(page, COMMIT)
      await book(page).click()
      await expect(book(page)).toHaveAttribute('aria-disabled', 'true')
      release()
      await expectBooked(page, alerts)
      await backend.remove('rides/line-0')
    },
    hanging: async ({ page, backend, alerts }: TestContext) => {
      await openCart(page)
      await hangCommit(page, () => book(page).click())
      await expect(page.getByText(FAILED)).toBeVisible()
      await expect(lines(page)).toHaveCount(1)
      await page.unroute(COMMIT)
      await retry(page)
      await expectBooked(page, alerts)
      await backend.remove('rides/line-0')
    },
    wrong: async ({ page, backend, alerts }: TestContext) => {
      await openCart(page)
      const commits = await loseAnswers(page)
      await book(page).click()
      await expect(page.getByText(FAILED)).toBeVisible()
      await retry(page)
      await expectBooked(page, alerts)
      expect(commits).toHaveLength(1)
      expect(await backend.list('rides')).toHaveLength(1)
    },
  },
}

const dialog = (page: Page) => page.getByRole('dialog', { name: '예약 취소' })
const cancel = (page: Page) => dialog(page).getByRole('button', { name: '예약 취소하기' })
const coming = (page: Page) => page.getByRole('region', { name: '다가오는 예약' })

async function askToCancel(page: Page, backend: Backend) {
  await backend.patch('rides/one', rideFields(inHours(30), confirmed))
  // The other rows' ride.
  await backend.patch('rides/two', rideFields(onePmInDays(3)))
  await open(page, '/my/bookings')
  // The device first shows what it remembers of the previous fault.
  const cancelButtons = coming(page).getByRole('button', { name: '예약 취소' })
  await expect(cancelButtons).toHaveCount(2)
  await cancelButtons.first().click()
  await expect(dialog(page).getByText('취소 수수료 0원')).toBeVisible()
}

async function expectCancelled(page: Page) {
  await expect(dialog(page)).toBeHidden()
  await expect(coming(page).getByText('취소', { exact: true })).toBeVisible()
}

const cancelling = {
  start: async ({ page, backend }: TestContext) => {
    await withRides(backend, {})
    await signIn(page)
  },
  proofs: {
    refused: async ({ page, backend }: TestContext) => {
      await askToCancel(page, backend)
      await backend.patch('rides/one', {
        status: stringValue('onTheWay'),
        driver,
        ...reachedNow('confirmed', 'onTheWay'),
      })
      await cancel(page).click()
      await expect(dialog(page).getByText('지금 취소할 수 있는 예약이 없어요.')).toBeVisible()
      await dialog(page).getByRole('button', { name: '닫기' }).click()
      await expect(coming(page).getByText('출발', { exact: true })).toBeVisible()
    },
    slow: async ({ page, backend }: TestContext) => {
      await askToCancel(page, backend)
      const release = await hold(page, COMMIT)
      await cancel(page).click()
      await expect(cancel(page)).toHaveAttribute('aria-disabled', 'true')
      release()
      await expectCancelled(page)
    },
    hanging: async ({ page, backend }: TestContext) => {
      await askToCancel(page, backend)
      await hangCommit(page, () => cancel(page).click())
      await expect(dialog(page).getByText(FAILED)).toBeVisible()
      await page.unroute(COMMIT)
      await retry(page)
      await expectCancelled(page)
    },
    wrong: async ({ page, backend }: TestContext) => {
      await askToCancel(page, backend)
      const commits = await loseAnswers(page)
      await cancel(page).click()
      await expect(dialog(page).getByText('예약을 취소했어요.')).toBeVisible()
      await cancel(page).click()
      await expectCancelled(page)
      expect(commits).toHaveLength(1)
    },
  },
}

// Of the second ride; the first is cancelled or under way.
interface Command {
  begin: (world: TestContext) => Promise<void>
  press: (page: Page) => Promise<void>
  button: (page: Page) => Locator
  /** The result, before another press closes the dialog. */
  expectDone: (world: TestContext) => Promise<void>
}

const commandFails = (
  { begin, press, button, expectDone }: Command,
  expectArrived: (page: Page) => Promise<void>,
): Proofs => ({
  refused: async (world) => {
    const { page } = world
    await begin(world)
    await page.route(COMMIT, refuse, { times: 1 })
    await press(page)
    await expect(page.getByRole('dialog').getByText(DENIED)).toBeVisible()
    await press(page)
    await expectDone(world)
  },
  slow: async (world) => {
    const { page } = world
    await begin(world)
    const release = await hold(page, COMMIT)
    await press(page)
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
    release()
    await expectDone(world)
  },
  hanging: async (world) => {
    const { page } = world
    await begin(world)
    await hangCommit(page, () => press(page))
    await expect(page.getByRole('dialog').getByText(FAILED)).toBeVisible()
    await page.unroute(COMMIT)
    await retry(page)
    await expectDone(world)
  },
  wrong: async (world) => {
    const { page } = world
    await begin(world)
    const commits = await loseAnswers(page)
    await press(page)
    await expectArrived(page)
    await expectDone(world)
    expect(commits).toHaveLength(1)
  },
})

const isClosed = (page: Page) => expect(page.getByRole('dialog')).toBeHidden()

const change = (page: Page) => page.getByRole('button', { name: '변경하기' })
const changing = commandFails(
  {
    begin: async ({ page }) => {
      await coming(page).getByRole('button', { name: '시간 변경' }).last().click()
      await page.getByRole('combobox', { name: '시', exact: true }).selectOption('16')
    },
    press: (page) => change(page).click(),
    button: change,
    expectDone: async ({ page }) => {
      await isClosed(page)
      await expect(coming(page).getByText('16:00')).toBeVisible()
    },
  },
  async (page) => {
    await expect(page.getByRole('dialog').getByText(/^시간을 변경했어요/)).toBeVisible()
    await change(page).click()
  },
)

const send = (page: Page) => page.getByRole('button', { name: '보내기' })
let told = 0
const aWord: Command = {
  begin: async ({ page, backend }) => {
    told = (await backend.list('messages')).length
    await coming(page).getByRole('button', { name: '알리기' }).last().click()
    await page.getByRole('textbox', { name: '내용' }).fill('할머니가 가요')
  },
  press: (page) => send(page).click(),
  button: send,
  expectDone: async ({ page, backend }) => {
    await isClosed(page)
    await expect(
      coming(page)
        .getByText(/^보냄 /)
        .first(),
    ).toBeVisible()
    expect(await backend.list('messages')).toHaveLength(told + 1)
  },
}
const telling = commandFails(aWord, async (page) => {
  await expect(page.getByRole('dialog').getByText(FAILED)).toBeVisible()
  await retry(page)
})

const network: Proofs = {
  refused: async (world) => {
    const { page } = world
    await aWord.begin(world)
    await page.context().setOffline(true)
    await aWord.press(page)
    await expect(page.getByRole('dialog').getByText('인터넷 연결을 확인해 주세요.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('할머니가 가요')
    await page.context().setOffline(false)
    await retry(page)
    await aWord.expectDone(world)
  },
}

test.use({ allowedErrors: [printedByBrowser] })

proveRows(rideRows, {
  'rides, reading': reading,
  'rides, booking': booking,
  'rides, cancelling': {
    ...cancelling,
    alsoProves: {
      'rides, changing the time': changing,
      'messages, sending': telling,
      'the network of a member’s device': network,
    },
  },
})
