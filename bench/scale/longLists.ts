import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { paths } from '../../src/domain/site/paths.ts'
import { REST_MS } from '../../src/domain/staff/pressRest.ts'
import type { InteractionRow } from '../interactions.ts'
import { LIMIT_MS, openWithLostAnswers, tapToAnswer } from '../members.ts'
import type { OpenPage } from '../visit.ts'

const TIMES = 5
const SCROLLS = 20

/** A day of 30 to 100 rides is usual; only a large chain has 500. */
export const USUAL_LIMIT_MS = 100
export const LARGE_LIMIT_MS = 300
const SCROLL_LIMIT_MS = 100

export function row(what: string, timesMs: number[], limitMs = LIMIT_MS): InteractionRow {
  // Progress: these rows take ten minutes.
  console.error(what, timesMs.map(Math.round).join(' '))
  return { what, timesMs, limitMs }
}

/** Idle several times, so that a tap does not pay for the last one; a list of the agit rests after each press. */
export async function waitUntilIdle(page: Page): Promise<void> {
  if (new URL(page.url()).pathname.startsWith(paths.staff)) await wait(REST_MS)
  for (let time = 0; time < 5; time += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await wait(40)
  }
}

export async function repeated(
  page: Page,
  tap: (run: number) => Promise<number>,
): Promise<number[]> {
  const found: number[] = []
  for (let run = 0; run < TIMES; run += 1) {
    await waitUntilIdle(page)
    found.push(await tap(run))
  }
  return found
}

/** Milliseconds from a select's change to the frame in which a selector matches. Without inner functions: see `installProbe`. */
export const choose = (select: Locator, value: string, answer: string): Promise<number> =>
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

/** Scrolls 100 pixels a frame, as a finger does; returns the longest block. */
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

/** A page with a list, slow once its rows are shown. */
export async function openList(
  context: BrowserContext,
  path: string,
  awaited: string,
): Promise<Page> {
  const opened: OpenPage = await openWithLostAnswers(context, path)
  await opened.page.evaluate(() => {
    window.confirm = () => true
  })
  await opened.page.locator(awaited).first().waitFor()
  await waitUntilIdle(opened.page)
  return opened.page
}

/** The longest blocks of many scrolls. */
export async function scrollRow(page: Page, of: string): Promise<InteractionRow> {
  const scrolls: number[] = []
  for (let run = 0; run < SCROLLS; run += 1) scrolls.push(await scrollBlock(page))
  return row(`the longest block of a scroll (${of})`, scrolls, SCROLL_LIMIT_MS)
}

/** Repeated taps and their undoing. */
export async function backAndForth(
  page: Page,
  [there, isThere]: readonly [Locator, string],
  [back, isBack]: readonly [Locator, string],
): Promise<{ there: number[]; back: number[] }> {
  const backs: number[] = []
  const theres = await repeated(page, async (run) => {
    if (run > 0) {
      backs.push(await tapToAnswer(back, isBack))
      await waitUntilIdle(page)
    }
    return tapToAnswer(there, isThere)
  })
  await waitUntilIdle(page)
  await tapToAnswer(back, isBack)
  return { there: theres, back: backs }
}
