import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { createAuthEmulator } from '../emulators/auth/server.ts'
import { parentAccount, seedAccounts, staffAccount } from '../emulators/seed/accounts.ts'
import { addDays, dayOf } from '../src/domain/dates/day.ts'
import type { InteractionRow } from './interactions.ts'
import { contextsOf, inContext, LIMIT_MS, openLosing, signInTo, tapToAnswer } from './members.ts'
import { RIDES, SCALE_PROJECT, SESSIONS_PROGRAM, USUAL_RIDES } from './scaleSeed.ts'
import { type OpenPage, openPageIn } from './visit.ts'

const TABLET = { width: 820, height: 1180 }
const TIMES = 7
const SCROLLS = 20

/** A day of 30 to 100 rides is usual; only a large chain has 500. */
const USUAL_LIMIT_MS = 100
const LARGE_LIMIT_MS = 300
const SCROLL_LIMIT_MS = 100

const row = (what: string, timesMs: number[], limitMs = LIMIT_MS): InteractionRow => ({
  what,
  timesMs,
  limitMs,
})

/** Until the page has been idle several times, so that one tap does not pay for the last one. */
async function settled(page: Page): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await wait(40)
  }
}

async function repeated(page: Page, tap: (run: number) => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let run = 0; run < TIMES; run += 1) {
    await settled(page)
    found.push(await tap(run))
  }
  return found
}

/** Chooses in a select. Milliseconds to the end of the frame with what a selector then finds. Names no inner function: see `installProbe`. */
const choose = (select: Locator, value: string, answer: string): Promise<number> =>
  select.evaluate(
    (element, [chosen, selector]) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        new MutationObserver((_, observer) => {
          if (!document.querySelector(selector)) return
          observer.disconnect()
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - started)
            channel.port2.postMessage(undefined)
          })
        }).observe(document, { attributes: true, childList: true, subtree: true })
        if (element instanceof HTMLSelectElement) element.value = chosen
        element.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    [value, answer] satisfies [string, string],
  )

const SCROLL_MS = 400

/** Scrolls as a finger does, 100 pixels a frame; the longest time in which the page would not have answered. */
const scrollBlock = (page: Page): Promise<number> =>
  page.evaluate(
    (duration) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        let last = started
        let longest = 0
        const finger = setInterval(() => window.scrollBy({ top: 100, behavior: 'instant' }), 16)
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          const at = performance.now()
          longest = Math.max(longest, at - last)
          last = at
          if (at - started < duration) {
            channel.port2.postMessage(undefined)
          } else {
            clearInterval(finger)
            resolve(longest)
          }
        }
        channel.port2.postMessage(undefined)
      }),
    SCROLL_MS,
  )

/** A page of a list, slow once what it is about stands there. */
async function openList(context: BrowserContext, path: string, awaited: string): Promise<Page> {
  const opened: OpenPage = await openLosing(context, path)
  await opened.page.evaluate(() => {
    window.confirm = () => true
  })
  await opened.page.locator(awaited).first().waitFor()
  await settled(opened.page)
  return opened.page
}

/** A tap on what is there several times, and one that undoes it. */
async function backAndForth(
  page: Page,
  [there, isThere]: readonly [Locator, string],
  [back, isBack]: readonly [Locator, string],
): Promise<{ there: number[]; back: number[] }> {
  const backs: number[] = []
  const theres = await repeated(page, async (run) => {
    if (run > 0) {
      backs.push(await tapToAnswer(back, isBack))
      await settled(page)
    }
    return tapToAnswer(there, isThere)
  })
  await tapToAnswer(back, isBack)
  return { there: theres, back: backs }
}

const FIRST_RIDE = '[aria-label="픽업 목록"] > li:nth-child(1 of :not([hidden]))'

/** Taps on a day of the agit. */
async function dayRows(
  context: BrowserContext,
  path: string,
  rides: number,
  limitMs: number,
): Promise<InteractionRow[]> {
  const page = await openList(context, path, `${FIRST_RIDE} summary`)
  await page.setViewportSize(TABLET)
  await settled(page)
  const status = page.getByRole('combobox', { name: '상태' })
  const isRequested = '[data-status="requested"]'
  const backs: number[] = []
  const fewer = await repeated(page, async (run) => {
    if (run > 0) {
      backs.push(await choose(status, '', `${FIRST_RIDE}:not(${isRequested})`))
      await settled(page)
    }
    return choose(status, 'requested', FIRST_RIDE + isRequested)
  })
  await choose(status, '', `${FIRST_RIDE}:not(${isRequested})`)
  const step = page.getByRole('button', { name: '확정하기' }).first()
  const busy = await repeated(page, async () => {
    await page.locator('main button[data-busy]').first().waitFor({ state: 'detached' })
    return tapToAnswer(step, 'main button[data-busy]')
  })
  const decline = page.getByRole('button', { name: '거절하기' }).first()
  const close = page.getByRole('dialog', { name: '거절하기' }).getByRole('button', { name: '닫기' })
  const dialog = await backAndForth(
    page,
    [decline, 'dialog[open]'],
    [close, 'body:not(:has(dialog[open]))'],
  )
  const scrolls: number[] = []
  for (let run = 0; run < SCROLLS; run += 1) scrolls.push(await scrollBlock(page))
  await page.close()
  const of = `(a day of ${rides} rides)`
  return [
    row(`filter by a status ${of}`, fewer, limitMs),
    row(`show all again ${of}`, backs, limitMs),
    row(`「확정하기」 says that it is busy ${of}`, busy, limitMs),
    row(`open 「거절하기」 ${of}`, dialog.there, limitMs),
    row(`close 「거절하기」 ${of}`, dialog.back, limitMs),
    row(`the longest block of a scroll ${of}`, scrolls, SCROLL_LIMIT_MS),
  ]
}

async function bookingRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(context, '/my/bookings', 'main li button')
  // Once, so that the code of the forms is there.
  const coming = page.getByRole('region', { name: '다가오는 예약' })
  const rows: InteractionRow[] = []
  for (const [name, title] of [
    ['예약 취소', '예약 취소'],
    ['시간 변경', '시간 변경'],
    ['알리기', '아지트에 알리기'],
  ] as const) {
    const opener = coming.getByRole('button', { name, exact: true }).first()
    const closer = page.getByRole('dialog', { name: title }).getByRole('button', { name: '닫기' })
    await tapToAnswer(opener, 'dialog[open]')
    await closer.click()
    const { there, back } = await backAndForth(
      page,
      [opener, 'dialog[open]'],
      [closer, 'body:not(:has(dialog[open]))'],
    )
    rows.push(row(`open 「${name}」 (${RIDES} rides)`, there, LARGE_LIMIT_MS))
    if (name === '예약 취소')
      rows.push(row(`close 「${name}」 (${RIDES} rides)`, back, LARGE_LIMIT_MS))
  }
  const scrolls: number[] = []
  for (let run = 0; run < SCROLLS; run += 1) scrolls.push(await scrollBlock(page))
  await page.close()
  return [...rows, row(`the longest block of a scroll (${RIDES} rides)`, scrolls, SCROLL_LIMIT_MS)]
}

async function ledgerRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(context, '/my/memberships', 'ul[aria-label="충전금 내역"] > li')
  const button = page.getByRole('button', { name: '주문 취소' })
  const busy = await repeated(page, async () => {
    await page.locator('main button[data-busy]').waitFor({ state: 'detached' })
    return tapToAnswer(button, 'main button[data-busy]')
  })
  await page.close()
  return [row('「주문 취소」 says that it is busy (300 ledger entries)', busy)]
}

async function childRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(context, '/my/children', 'main li button')
  const opener = page.getByRole('button', { name: '수정' }).first()
  const closer = page.getByRole('dialog').getByRole('button', { name: '닫기' })
  const { there, back } = await backAndForth(
    page,
    [opener, 'dialog[open]'],
    [closer, 'body:not(:has(dialog[open]))'],
  )
  await page.close()
  return [row('open 「수정」 (20 children)', there), row('close 「수정」 (20 children)', back)]
}

async function sessionRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(
    context,
    `/programs/${SESSIONS_PROGRAM}`,
    'ul[aria-label="시간"] button',
  )
  const slot = page.getByRole('list', { name: '시간' }).getByRole('button').first()
  const times = await backAndForth(
    page,
    [slot, 'ul[aria-label="시간"] [aria-pressed="true"]'],
    [slot, 'ul[aria-label="시간"]:not(:has([aria-pressed="true"]))'],
  )
  const days = page.locator('main td:not([aria-selected="true"]) button:not([disabled])')
  const chosen = await repeated(page, (run) =>
    tapToAnswer(days.nth(run), 'ul[aria-label="시간"]:not(:has([aria-pressed="true"]))'),
  )
  await page.close()
  return [row('pick a time (60 sessions)', times.there), row('pick a day (60 sessions)', chosen)]
}

async function staffSessionRows(context: BrowserContext): Promise<InteractionRow[]> {
  const page = await openList(context, '/staff/programs', 'h1')
  const month = new Date(Date.now() + 31 * 24 * 3_600_000).toISOString().slice(0, 7)
  await page.getByLabel('월').fill(month)
  await page.getByRole('list', { name: '회차' }).getByRole('listitem').nth(50).waitFor()
  const button = page.getByRole('button', { name: '명단' }).first()
  const { there, back } = await backAndForth(
    page,
    [button, '[aria-expanded="true"]'],
    [button, 'ul[aria-label="회차"]:not(:has([aria-expanded="true"]))'],
  )
  await page.close()
  return [row('open 「명단」 (60 sessions)', there), row('close 「명단」 (60 sessions)', back)]
}

/** Taps on lists as long as they may become, of the agit and of a family. */
export async function measureScale(browser: Browser): Promise<InteractionRow[]> {
  const accounts = await createAuthEmulator({ seed: () => seedAccounts }).listen(0)
  const open = contextsOf(browser, accounts.port, SCALE_PROJECT)
  const tomorrow = addDays(dayOf(new Date()), 1)
  const signedIn = async (phone: string, path: string) => {
    const context = await open()
    const { page } = await openPageIn(context, { isThrottled: false })
    await signInTo(page, phone, path)
    await page.close()
    return context
  }
  try {
    const ofAgit = await inContext(
      signedIn(staffAccount.phone, '/staff/orders'),
      async (context) => [
        ...(await dayRows(context, '/staff', RIDES, LARGE_LIMIT_MS)),
        ...(await dayRows(context, `/staff?date=${tomorrow}`, USUAL_RIDES, USUAL_LIMIT_MS)),
        ...(await staffSessionRows(context)),
      ],
    )
    const ofFamily = await inContext(
      signedIn(parentAccount.phone, '/my/children'),
      async (context) => [
        ...(await bookingRows(context)),
        ...(await ledgerRows(context)),
        ...(await childRows(context)),
        ...(await sessionRows(context)),
      ],
    )
    return [...ofAgit, ...ofFamily]
  } finally {
    await accounts.close()
  }
}
