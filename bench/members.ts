import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { dailyCartLines } from '../e2e/support/cart.ts'
import { createAuthEmulator } from '../emulators/auth/server.ts'
import type { SeedDocument } from '../emulators/firestore/seedDocument.ts'
import { parentAccount, seedAccounts } from '../emulators/seed/accounts.ts'
import { seedDocuments } from '../emulators/seed/seed.ts'
import { toWireFields } from '../emulators/seed/wire.ts'
import { dayOf, seoulInstant } from '../src/domain/dates/day.ts'
import type { InteractionRow } from './interactions.ts'
import { type MemberPage, preparePages, RIDE, visitPages } from './memberPages.ts'
import { contextsOf, inContext, type OpenContext, signInTo } from './signedIn.ts'
import type { Variant } from './site/references.ts'
import { type BenchServer, ORIGINS } from './site/serve.ts'
import { type OpenPage, openPageIn, slowdown, untilQuiet } from './visit.ts'

const TOMORROWS_RIDE = 'rides/local-ride-tomorrow'
const SOON_MS = 90 * 60 * 1000

/** The sample documents, and a ride of today so soon that 「오늘」 is followed at once. */
export function membersDocuments(now: Date): SeedDocument[] {
  const documents = seedDocuments(now)
  const lastMinute = seoulInstant(dayOf(now), 23, 59)
  const startsAt = new Date(Math.min(now.getTime() + SOON_MS, lastMinute.getTime()))
  const soon = documents
    .filter(({ path }) => path === TOMORROWS_RIDE)
    .map(({ fields }) => ({
      path: 'rides/bench-soon',
      fields: { ...fields, ...toWireFields({ startsAt }) },
    }))
  return [...documents, ...soon]
}

export interface Members {
  pages: readonly MemberPage[]
  /** When a return to `/my` has painted the remembered ride, and the baseline its ride. */
  rememberedMs: readonly number[]
  baselineMs: readonly number[]
  taps: readonly InteractionRow[]
}

const PAINTED = 'ride-painted'
const LONGEST_TAP_MS = 10_000

/** Marks the ride's paint. Without inner functions: see `installProbe`. */
const markRide = (page: Page) =>
  page.addInitScript(
    ([selector = '', name = '']) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => performance.mark(name)
          channel.port2.postMessage(undefined)
        })
      }).observe(document, { childList: true, subtree: true })
    },
    [RIDE, PAINTED],
  )

/** By then the page has stored its data for the next visit. */
const RESTED_MS = 2000

/** At full speed until the member's page rests. */
async function showMyPage(opened: OpenPage, variant: Variant): Promise<void> {
  await opened.page.goto(`${ORIGINS[variant]}/my`)
  await opened.page.locator(RIDE).first().waitFor()
  await untilQuiet(opened, { isInteractive: variant !== 'baseline', restMs: RESTED_MS })
}

/** Signs the parent in; returns the device's storage and the page's markup. */
const signInAndKeepPage = (open: OpenContext) =>
  inContext(open(), async (context) => {
    const opened = await openPageIn(context, { isThrottled: false })
    const { page } = opened
    await signInTo(page, parentAccount.phone, '/my')
    await showMyPage(opened, 'site')
    const html = await page.evaluate(() => {
      const copy = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html')
      for (const link of copy.querySelectorAll('link[rel="stylesheet"], style')) link.remove()
      const style = copy.createElement('style')
      style.textContent = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('\n')
      copy.head.append(style)
      return `<!doctype html>${copy.documentElement.outerHTML}`
    })
    return { session: await context.storageState({ indexedDB: true }), html }
  })

/** Milliseconds until a slow visit after a fast one has painted the ride. */
const returnTo = (variant: Variant, opening: Promise<BrowserContext>): Promise<number> =>
  inContext(opening, async (context) => {
    const first = await openPageIn(context, { isThrottled: false })
    await showMyPage(first, variant)
    await first.page.close()
    const { page } = await openPageIn(context, { isThrottled: true })
    await markRide(page)
    await page.goto(`${ORIGINS[variant]}/my`, { waitUntil: 'commit' })
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, PAINTED)
    return page.evaluate(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
      PAINTED,
    )
  })

/**
 * Milliseconds from a click to the end of the frame that shows its answer, which may be a later one than the next: a command
 * says that it is busy in a task of its own. Not a number when nothing answers.
 */
export const tapToAnswer = (tapped: Locator, answer: string): Promise<number> =>
  tapped.evaluate(
    (element, [selector, longest]) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        setTimeout(() => resolve(Number.NaN), longest)
        new MutationObserver((_, observer) => {
          if (!document.querySelector(selector)) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - started)
            channel.port2.postMessage(undefined)
          })
        }).observe(document, { attributes: true, childList: true, subtree: true })
        if (element instanceof HTMLElement) element.click()
      }),
    [answer, LONGEST_TAP_MS] satisfies [string, number],
  )

/** Repeated taps on a send button whose requests are lost, so that nothing changes. */
async function sendTimes(page: Page, button: Locator, times: number): Promise<number[]> {
  const busy = 'main button[data-busy], dialog[open] button[data-busy]'
  const found: number[] = []
  for (let run = 0; run < times; run += 1) {
    await page.locator(busy).first().waitFor({ state: 'detached' })
    found.push(await tapToAnswer(button, busy))
  }
  return found
}

/** A page loaded at full speed, then slow, whose commits are lost. */
export async function openWithLostAnswers(
  context: BrowserContext,
  path: string,
): Promise<OpenPage> {
  const opened = await openPageIn(context, { isThrottled: false })
  const { page, session } = opened
  page.on('dialog', (dialog) => dialog.accept())
  await page.route(/:commit/, (route) => route.abort())
  await page.goto(ORIGINS.site + path)
  await untilQuiet(opened, { isInteractive: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown.cpu })
  return opened
}

export const LIMIT_MS = 50
const DIALOG_LIMIT_MS = 100

/** Repeatedly opens a dialog of tomorrow's ride and sends it. */
async function dialogTaps(
  context: BrowserContext,
  name: string,
  send: string,
): Promise<InteractionRow[]> {
  const { page } = await openWithLostAnswers(context, '/my/bookings')
  // Stays and programs have 「예약 취소」 too.
  const opener = page
    .getByRole('region', { name: '다가오는 예약' })
    .locator('div:has(> button:text-is("시간 변경"))')
    .last()
    .getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog', { name })
  const open = () => tapToAnswer(opener, 'dialog[open]')
  const opening: number[] = []
  for (let run = 0; run < 7; run += 1) {
    opening.push(await open())
    await dialog.getByRole('button', { name: '닫기' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await open()
  const hours = dialog.getByRole('combobox', { name: '시', exact: true })
  if ((await hours.count()) > 0) await hours.selectOption('17')
  const sending = await sendTimes(page, dialog.getByRole('button', { name: send }), 7)
  await page.close()
  return [
    { what: `open 「${name}」 of a ride`, timesMs: opening, limitMs: DIALOG_LIMIT_MS },
    { what: `「${send}」 says that it is busy`, timesMs: sending, limitMs: LIMIT_MS },
  ]
}

async function bookingTaps(context: BrowserContext): Promise<InteractionRow> {
  await context.addInitScript(
    (data) => localStorage.setItem('dodam-reservation-cart', JSON.stringify({ v: 1, data })),
    dailyCartLines(20, new Date()),
  )
  const { page } = await openWithLostAnswers(context, '/pickup')
  const button = page.getByRole('button', { name: '전체 예약하기' })
  const timesMs = await sendTimes(page, button, 7)
  await page.close()
  return { what: '「전체 예약하기」 says that it is busy (20 rides)', timesMs, limitMs: LIMIT_MS }
}

const measureTaps = (opening: Promise<BrowserContext>): Promise<InteractionRow[]> =>
  inContext(opening, async (context) => [
    ...(await dialogTaps(context, '예약 취소', '예약 취소하기')),
    ...(await dialogTaps(context, '시간 변경', '변경하기')),
    await bookingTaps(context),
  ])

/** Signed-in people: their pages on a new device, `/my` on a known one, and a parent's main actions. */
export async function measureMembers(
  browser: Browser,
  server: BenchServer,
  rounds: number,
): Promise<Members> {
  const accounts = await createAuthEmulator({ seed: () => seedAccounts }).listen(0)
  const open = contextsOf(browser, accounts.port)
  try {
    const { session, html } = await signInAndKeepPage(open)
    await server.setBaselinePage('my.html', html)
    const ownPages = await preparePages(open)
    const rememberedMs: number[] = []
    const baselineMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await visitPages(open, ownPages)
      baselineMs.push(await returnTo('baseline', open()))
      rememberedMs.push(await returnTo('site', open(session)))
    }
    const taps = await measureTaps(open(session))
    return { pages: ownPages, rememberedMs, baselineMs, taps }
  } finally {
    await accounts.close()
  }
}
