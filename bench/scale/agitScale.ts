import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addDays, dayOf } from '../../src/domain/dates/day.ts'
import type { InteractionRow } from '../interactions.ts'
import { tapToAnswer } from '../members.ts'
import { CARE_CHILDREN } from './careSeed.ts'
import {
  backAndForth,
  choose,
  LARGE_LIMIT_MS,
  openList,
  repeated,
  row,
  scrollRow,
  USUAL_LIMIT_MS,
  waitUntilIdle,
} from './longLists.ts'
import { RIDES, USUAL_RIDES } from './scaleSeed.ts'

const TABLET = { width: 820, height: 1180 }

/** By selectors: a role query over hundreds of rows exceeds the timeout on a slow page. */
const buttonIn = (within: Locator, name: string): Locator =>
  within.locator('button', { hasText: name }).first()

/** A page of the agit on a tablet. */
async function openOnTablet(context: BrowserContext, path: string, awaited: string): Promise<Page> {
  const page = await openList(context, path, awaited)
  await page.setViewportSize(TABLET)
  await waitUntilIdle(page)
  return page
}

const isOpen = 'dialog[open]'
const isShut = 'body:not(:has(dialog[open]))'

/** Repeatedly opens and closes a row's dialog. */
async function dialogRows(
  page: Page,
  name: string,
  opener: Locator,
  of: string,
  limitMs: number,
): Promise<InteractionRow[]> {
  await opener.scrollIntoViewIfNeeded()
  const closer = buttonIn(page.locator(isOpen), '닫기')
  const { there, back } = await backAndForth(page, [opener, isOpen], [closer, isShut])
  return [
    row(`open 「${name}」 (${of})`, there, limitMs),
    row(`close 「${name}」 (${of})`, back, limitMs),
  ]
}

/** A press without an answer: until it is busy. */
async function stepRow(
  page: Page,
  name: string,
  step: Locator,
  of: string,
  limitMs: number,
): Promise<InteractionRow> {
  await step.scrollIntoViewIfNeeded()
  const busy = await repeated(page, async () => {
    await page.locator('main button[data-busy]').first().waitFor({ state: 'detached' })
    return tapToAnswer(step, 'main button[data-busy]')
  })
  return row(`「${name}」 says that it is busy (${of})`, busy, limitMs)
}

/** A filter's choice, and back to all. */
async function filterRows(
  page: Page,
  [label, select]: readonly [string, Locator],
  value: string,
  [isFewer, isAll]: readonly [string, string],
  of: string,
  limitMs: number,
): Promise<InteractionRow[]> {
  const backs: number[] = []
  const fewer = await repeated(page, async (run) => {
    if (run > 0) {
      backs.push(await choose(select, '', isAll))
      await waitUntilIdle(page)
    }
    return choose(select, value, isFewer)
  })
  await choose(select, '', isAll)
  return [
    row(`filter by a ${label} (${of})`, fewer, limitMs),
    row(`show all again (${of})`, backs, limitMs),
  ]
}

const FIRST_RIDE = '[aria-label="픽업 목록"] > li:nth-child(1 of :not([hidden]))'
const REQUESTED = '[data-status="requested"]'

/** Taps on a day of rides. */
async function dayRows(
  context: BrowserContext,
  path: string,
  rides: number,
  limitMs: number,
): Promise<InteractionRow[]> {
  const page = await openOnTablet(context, path, `${FIRST_RIDE} summary`)
  const of = `a day of ${rides} rides`
  const requested = page.locator(`li${REQUESTED}`).first()
  const rows = [
    ...(await filterRows(
      page,
      ['status', page.locator('select[aria-label="상태"]')],
      'requested',
      [FIRST_RIDE + REQUESTED, `${FIRST_RIDE}:not(${REQUESTED})`],
      of,
      limitMs,
    )),
    await stepRow(page, '확정하기', buttonIn(requested, '확정하기'), of, limitMs),
    ...(await dialogRows(page, '거절하기', buttonIn(requested, '거절하기'), of, limitMs)),
  ]
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  rows.push(await scrollRow(page, of))
  await page.close()
  return rows
}

/** Shows what is seldom done with a child, once its row has rested. */
async function openMore(child: Locator): Promise<void> {
  await waitUntilIdle(child.page())
  const more = buttonIn(child, '더 보기')
  await more.scrollIntoViewIfNeeded()
  await more.evaluate((button) => button instanceof HTMLElement && button.click())
}

/** Not here yet; nobody is late right after midnight. */
const AWAITED = 'li:is([data-state="late"], [data-state="booked"])'

/** Taps on a day of care: six branches, some children present. */
async function careRows(context: BrowserContext): Promise<InteractionRow[]> {
  const of = `a day of ${CARE_CHILDREN} children`
  const limitMs = USUAL_LIMIT_MS
  const page = await openOnTablet(context, '/staff/care', `${AWAITED} button`)
  const awaited = page.locator(AWAITED).first()
  const here = page.locator('li[data-state="arrived"]').first()
  const rows = [
    ...(await filterRows(
      page,
      ['branch', page.locator('select[aria-label="지점"]')],
      'jamsil',
      ['main section[hidden]', 'main:not(:has(section[hidden]))'],
      of,
      limitMs,
    )),
    await stepRow(page, '등원', buttonIn(awaited, '등원'), of, limitMs),
    ...(await dialogRows(page, '하원', buttonIn(here, '하원'), of, limitMs)),
    ...(await dialogRows(page, '알림장', buttonIn(here, '알림장'), of, limitMs)),
  ]
  await openMore(here)
  rows.push(...(await dialogRows(page, '조정', buttonIn(here, '조정'), of, limitMs)))
  await openMore(awaited)
  rows.push(...(await dialogRows(page, '예약 취소', buttonIn(awaited, '예약 취소'), of, limitMs)))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  rows.push(await scrollRow(page, of))
  await page.close()
  return rows
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

/** Taps on the agit's longest lists. */
export async function agitRows(context: BrowserContext): Promise<InteractionRow[]> {
  const tomorrow = addDays(dayOf(new Date()), 1)
  return [
    ...(await careRows(context)),
    ...(await dayRows(context, '/staff', RIDES, LARGE_LIMIT_MS)),
    ...(await dayRows(context, `/staff?date=${tomorrow}`, USUAL_RIDES, USUAL_LIMIT_MS)),
    ...(await staffSessionRows(context)),
  ]
}
