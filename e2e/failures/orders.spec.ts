import type { Page } from '@playwright/test'
import { now } from '../support/clock'
import { button } from '../support/controls'
import { hold } from '../support/hold'
import { leaveSentOrder } from '../support/order'
import { showTabUntil } from '../support/polls'
import { PARENT, stringValue } from '../support/rideDocuments'
import { PARENT_PHONE, signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'
import type { Fault } from './failureRows'
import { orderRows } from './orderRows'
import {
  DEADLINE_MS,
  type Proof,
  printedByBrowser,
  proveRows,
  type RowProof,
  type TestContext,
} from './proveCells'
import { COMMIT, DENIED, FAILED, failReads, hangCommit, loseAnswers, refuse } from './requests'

const dialog = (page: Page) => page.getByRole('dialog', { name: '주문 확인' })
const depositor = (page: Page) => dialog(page).getByRole('textbox', { name: '입금자명' })
const send = (page: Page) => dialog(page).getByRole('button', { name: '주문하기' })
const retry = (page: Page) => dialog(page).getByRole('button', { name: '다시 시도' })
const orders = (page: Page) =>
  page.getByRole('list', { name: '주문', exact: true }).getByRole('listitem')
/** `--line` in the light theme. */
const BUSY = 'rgb(239, 230, 220)'

async function fillOrder(page: Page) {
  await open(page, '/topup')
  await button(page, '바로 결제하기').click()
  await depositor(page).fill('하준아빠')
}

async function expectAsFilled(page: Page, message: string) {
  await expect(dialog(page).getByRole('alert')).toContainText(message)
  await expect(depositor(page)).toHaveValue('하준아빠')
}

/** @param count of the orders, with the two of the seed */
async function expectOrdered({ page, backend }: TestContext, count: number) {
  await leaveSentOrder(page)
  await expect(orders(page)).toHaveCount(count)
  expect(await backend.list('orders')).toHaveLength(count)
}

const ordering: RowProof = {
  start: ({ page }) => signIn(page),
  proofs: {
    refused: async (world) => {
      const { page } = world
      await fillOrder(page)
      await page.route(COMMIT, refuse, { times: 1 })
      await send(page).click()
      await expectAsFilled(page, DENIED)
      await expect(dialog(page).getByRole('button', { name: '새로 고침' })).toBeVisible()
      await send(page).click()
      await expectOrdered(world, 3)
    },
    slow: async (world) => {
      const { page } = world
      await fillOrder(page)
      const release = await hold(page, COMMIT)
      await send(page).click()
      await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
      // Hovered: the spinner would be invisible on the hover colour.
      await expect(send(page)).toHaveCSS('background-color', BUSY)
      await send(page).click({ force: true })
      release()
      await expectOrdered(world, 4)
    },
    hanging: async (world) => {
      const { page } = world
      await fillOrder(page)
      await hangCommit(page, () => send(page).click())
      await expectAsFilled(page, FAILED)
      await page.unroute(COMMIT)
      await retry(page).click()
      await expectOrdered(world, 5)
    },
    wrong: async (world) => {
      const { page } = world
      await fillOrder(page)
      const commits = await loseAnswers(page)
      await send(page).click()
      await expectAsFilled(page, FAILED)
      await retry(page).click()
      await expectOrdered(world, 6)
      expect(commits).toHaveLength(1)
    },
  },
}

const PATH = '/my/memberships'
const age = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last()
    .getByText(/확인했어요/)

/** Some lists before and after a change by the agit. */
interface Lists {
  collections: readonly string[]
  titles: readonly string[]
  put: Record<'before' | 'after', (backend: Backend) => Promise<void>>
  isShown: Record<'before' | 'after', (page: Page) => Promise<void>>
  areOthersShown: (page: Page) => Promise<void>
}

function reading({ collections, titles, put, isShown, areOthersShown }: Lists): RowProof {
  const showBefore: Proof = async ({ page, backend }) => {
    await put.before(backend)
    await open(page, PATH)
    await isShown.before(page)
  }
  const staysAsRead =
    (fault: Fault): Proof =>
    async (world) => {
      const { page, backend } = world
      await showBefore(world)
      const asked = await failReads(world, fault, ...collections)
      await page.reload()
      await isShown.before(page)
      await asked()
      if (fault === 'hanging') await page.clock.runFor(DEADLINE_MS)
      for (const title of titles) await expect(age(page, title)).toBeVisible()
      await isShown.before(page)
      await backend.clearFaults()
      await put.after(backend)
      await showTabUntil(page, () => isShown.after(page))
    }
  return {
    start: async ({ page }) => {
      await page.clock.install({ time: now() })
      await signIn(page, PARENT_PHONE, '/my/children')
    },
    proofs: {
      // Ends with the agit's changes, so that a later fault reads the lists anew.
      refused: async (world) => {
        const { page, backend } = world
        await put.after(backend)
        await failReads(world, 'refused', ...collections)
        await open(page, PATH)
        const messages = page.getByRole('main').getByRole('alert').filter({ hasText: DENIED })
        await expect(messages).toHaveCount(titles.length)
        await areOthersShown(page)
        await backend.clearFaults()
        await messages.first().getByRole('button', { name: '새로 고침' }).click()
        await isShown.after(page)
      },
      slow: async (world) => {
        const { page, backend } = world
        await showBefore(world)
        await put.after(backend)
        await failReads(world, 'slow', ...collections)
        await page.reload()
        await isShown.before(page)
        await areOthersShown(page)
        await backend.clearFaults()
        await isShown.after(page)
      },
      hanging: staysAsRead('hanging'),
      wrong: staysAsRead('wrong'),
    },
  }
}

const ledgerAndPasses = async (page: Page, balance: string, uses: string) => {
  const region = page.getByRole('region', { name: '충전금', exact: true })
  await expect(region.getByText(balance, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: '이용권' })).toContainText(uses)
}
const orderIs = (status: string) => (page: Page) =>
  expect(orders(page).filter({ hasText: '라이트 4시간권' }).first()).toContainText(status)

const settled = (status: string) => (backend: Backend) =>
  backend.patch('orders/9f2c41ab-local-order', { status: stringValue(status) })
const TOPUP = `users/${PARENT}/ledger/order-another`
const passOf = (minutes: number) => (backend: Backend) =>
  backend.patch(`users/${PARENT}/passes/order-5c08e1d7-local-order-1`, {
    minutes: { integerValue: String(minutes) },
  })

test.use({ allowedErrors: [printedByBrowser] })

proveRows(orderRows, {
  'orders, ordering': ordering,
  'orders, reading': reading({
    collections: ['orders'],
    titles: ['주문'],
    put: { before: settled('awaitingPayment'), after: settled('paid') },
    isShown: { before: orderIs('입금 대기'), after: orderIs('결제 완료') },
    areOthersShown: (page) => ledgerAndPasses(page, '50,000원', '1회'),
  }),
  'ledger and passes, reading': reading({
    collections: ['ledger', 'passes'],
    titles: ['충전금', '이용권'],
    put: {
      before: async (backend) => {
        await backend.remove(TOPUP)
        await passOf(120)(backend)
      },
      after: async (backend) => {
        await backend.patch(TOPUP, {
          kind: stringValue('topup'),
          amountKRW: { integerValue: '10000' },
          note: stringValue('입금 확인'),
          refId: stringValue('another'),
          at: { timestampValue: now().toISOString() },
          by: stringValue('local-staff-0001'),
        })
        await passOf(360)(backend)
      },
    },
    isShown: {
      before: (page) => ledgerAndPasses(page, '50,000원', '1회 남음'),
      after: (page) => ledgerAndPasses(page, '60,000원', '3회 남음'),
    },
    areOthersShown: orderIs('입금 대기'),
  }),
})
