import type { Browser, Page } from '@playwright/test'
import type { SeedDocument } from '../emulators/firestore/seedDocument.ts'
import { toWireFields } from '../emulators/seed/wire.ts'
import { addDays, dayOf } from '../src/domain/dates/day.ts'
import { bundle } from './site/bundle.ts'
import { ORIGINS } from './site/serve.ts'
import { type OpenPage, openPage, slowdown } from './visit.ts'

/** The Firestore project with a menu of 400 snacks. */
export const LARGE_PROJECT = 'demo-large-menu'

export const largeMenu: readonly SeedDocument[] = ['snack_menu_basic', 'snack_menu_growth'].flatMap(
  (collection) =>
    Array.from({ length: 200 }, (_, order) => ({
      path: `${collection}/snack-${order}`,
      fields: toWireFields({
        title: `간식 ${collection.slice(11)} ${order}`,
        price: 1000 + order,
        imageUrl: '/media/snack-milk.webp',
        order,
      }),
    })),
)

export interface InteractionRow {
  what: string
  timesMs: number[]
  /** Limit of the median; undefined: report only. */
  limitMs: number | undefined
}

/** Milliseconds from a click to the end of the frame with its result, measured in the page. */
const tapToPaint = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const started = performance.now()
          if (element instanceof HTMLElement) element.click()
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - started)
            channel.port2.postMessage(undefined)
          })
        }),
    )

/** Milliseconds from typing to the end of the frame with the results. */
const typeToPaint = (page: Page, label: string, text: string): Promise<number> =>
  page.getByRole('combobox', { name: label }).evaluate(
    (element, typed) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          element,
          typed,
        )
        element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - started)
          channel.port2.postMessage(undefined)
        })
      }),
    text,
  )

async function repeated(times: number, measure: () => Promise<number>): Promise<number[]> {
  const found: number[] = []
  for (let run = 0; run < times; run += 1) found.push(await measure())
  return found
}

/** A page loaded at full speed and slow from now on. */
async function openSlowly({ page, session }: OpenPage, path: string): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(ORIGINS.site + path)
  await page.locator('html[data-ready="true"]').waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown.cpu })
}

const TYPED = ['ㅅ', 'ㅅㄷ', '성', '성동', '초', '초등', '도담']

async function typing(page: Page, label: string): Promise<number[]> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  const times: number[] = []
  for (const text of [...TYPED, ...TYPED, ...TYPED])
    times.push(await typeToPaint(page, label, text))
  return times
}

/** Typing into the site's place field over 5,000 places, and the searches alone. */
async function searchRows(opened: OpenPage): Promise<InteractionRow[]> {
  const { page } = opened
  const sample = await bundle('bench/site/searchSample.ts')
  const field = await bundle('bench/site/showPlaceField.tsx')
  await openSlowly(opened, '/terms')
  const searches: Record<string, number[]> = await page.evaluate(
    `${sample.code}; bench.sampleSearches()`,
  )
  const label: string = await page.evaluate(
    `${field.code}; bench.showPlaceField(); bench.FIELD_LABEL`,
  )
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, field.css)
  return [
    {
      what: 'type in the place search over 5,000 places',
      timesMs: await typing(page, label),
      limitMs: 50,
    },
    ...Object.entries(searches).map(([what, timesMs]) => ({ what, timesMs, limitMs: 16 })),
  ]
}

async function homeRows(opened: OpenPage): Promise<InteractionRow[]> {
  await openSlowly(opened, '/')
  const timesMs = await repeated(11, () =>
    tapToPaint(opened.page, 'details[name="home-plan"]:not([open]) > summary'),
  )
  return [{ what: 'open a plan card', timesMs, limitMs: 50 }]
}

async function snackRows(opened: OpenPage): Promise<InteractionRow[]> {
  const { page } = opened
  await page.addInitScript((projectId) => {
    window.__FIREBASE_CONFIG__ = { apiKey: 'bench', projectId }
  }, LARGE_PROJECT)
  const otherTab = '[role="tab"][aria-selected="false"]'
  const open = async () => {
    await openSlowly(opened, '/snack')
    await page.getByRole('button', { name: /담기$/ }).first().waitFor()
  }
  const first = await repeated(3, async () => {
    await open()
    return tapToPaint(page, otherTab)
  })
  await open()
  const plus = await repeated(21, () => tapToPaint(page, 'button[aria-label$=" 담기"]'))
  await tapToPaint(page, otherTab)
  const tab = await repeated(11, () => tapToPaint(page, otherTab))
  return [
    { what: 'plus on a menu of 400 snacks', timesMs: plus, limitMs: 50 },
    { what: 'switch tab on a menu of 400 snacks', timesMs: tab, limitMs: 300 },
    { what: 'the first switch after the page came up', timesMs: first, limitMs: undefined },
  ]
}

async function choosePlace(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

async function pickupRows(opened: OpenPage): Promise<InteractionRow[]> {
  const { page } = opened
  await openSlowly(opened, '/pickup')
  const typed = await typing(page, '출발지')
  await page.getByRole('combobox', { name: '자녀' }).selectOption({ index: 1 })
  const today = dayOf(new Date())
  const day = addDays(today, 7)
  if (day.slice(0, 7) !== today.slice(0, 7))
    await page.getByRole('button', { name: '다음 달' }).click()
  const [year, month, date] = day.split('-').map(Number)
  await page.getByRole('button', { name: new RegExp(`^${year}년 ${month}월 ${date}일`) }).click()
  await page.getByRole('combobox', { name: '시', exact: true }).selectOption('15')
  await choosePlace(page, '출발지', '성동초등학교')
  await choosePlace(page, '도착지', '도담아지트 분당점')
  const added = await repeated(11, () => tapToPaint(page, 'main button:text-is("장바구니 담기")'))
  await page.getByRole('region', { name: '예약 장바구니' }).getByRole('listitem').nth(10).waitFor()
  return [
    { what: 'add a pickup to the cart', timesMs: added, limitMs: 50 },
    { what: 'type in the place search of the page', timesMs: typed, limitMs: 50 },
  ]
}

/** Tap to next paint of parents' main actions, on loaded pages with a slow CPU. */
export async function measureInteractions(browser: Browser): Promise<InteractionRow[]> {
  const rows: InteractionRow[] = []
  for (const measure of [homeRows, searchRows, pickupRows, snackRows]) {
    const opened = await openPage(browser, { isThrottled: false })
    try {
      rows.push(...(await measure(opened)))
    } finally {
      await opened.context.close()
    }
  }
  return rows
}
