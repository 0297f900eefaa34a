import type { Page } from '@playwright/test'
import { expectAccessible, expectDarkContrast, expectNoOverflow } from '../support/accessibility'
import { button, select } from '../support/controls'
import { openBooking, putSessions } from '../support/programSessions'
import { expect, open, test } from '../support/test'

/** Long: axe on list and detail. */

/** Friday in Seoul, still Thursday in Los Angeles. */
const fridayMorning = new Date('2026-11-20T09:00:00+09:00')

/** The text of the alert after a press. */
async function alertOf(page: Page, press: () => Promise<void>): Promise<string> {
  const dialog = page.waitForEvent('dialog')
  const pressed = press()
  const shown = await dialog
  const message = shown.message()
  await shown.accept()
  await pressed
  return message
}

const rows = (page: Page) => page.getByRole('list', { name: '선택한 예약' }).getByRole('listitem')
const cards = (page: Page) => page.getByRole('region', { name: '프로그램 목록' }).getByRole('link')

/** Sums layout shifts from the next page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = JSON.parse(JSON.stringify(entry))
        const sum = Number(Reflect.get(window, 'layoutShift')) + value
        Object.assign(window, { layoutShift: sum })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))

test.describe('list', () => {
  test('shows a skeleton of the same size for 400 ms @phone', async ({ page }) => {
    await page.clock.install({ time: fridayMorning })
    await page.clock.pauseAt(new Date(fridayMorning.getTime() + 1000))
    await open(page, '/programs')
    const list = page.getByRole('region', { name: '프로그램 목록' })
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(cards(page)).toHaveCount(0)
    const before = await list.boundingBox()
    await page.clock.runFor(400)
    await expect(cards(page)).toHaveCount(15)
    await expect(list).toHaveAttribute('aria-busy', 'false')
    expect(await list.boundingBox()).toEqual(before)
  })
})

test.describe('booking, far from Seoul', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test.beforeEach(({ backend }) =>
    putSessions(backend, fridayMorning, ['coding', 'reading', 'science']),
  )

  test('sends the published payload and keeps the selection @phone @engines', async ({ page }) => {
    await page.clock.setFixedTime(fridayMorning)
    await openBooking(page, '/programs/coding')
    await expect(button(page, '예약하기')).toBeDisabled()
    await expect(page.getByText('선택한 시간이 없습니다.')).toBeVisible()
    await button(page, '15:00~16:30 잔여 3').click()
    await button(page, '자녀 추가').click()
    await select(page, '기본 자녀').selectOption({ label: '김서연' })
    await button(page, '다음 달').click()
    await button(page, /^2026년 12월 3일/).click()
    await button(page, /^16:00~17:30 잔여/).click()
    await expect(rows(page)).toHaveCount(3)
    const summary = page.getByRole('region', { name: '예약 요약' })
    await expect(summary).toContainText('3건')
    await expect(summary).toContainText('105,000원')
    expect(await alertOf(page, () => button(page, '예약하기').click())).toBe(
      '프로그램을 예약해요. 체험용 화면입니다. 실제로 접수·결제되지 않습니다.\n' +
        '{"programId":"coding","items":[' +
        '{"slotId":"coding_20261123_1500","childId":"child-1"},' +
        '{"slotId":"coding_20261123_1500","childId":"child-2"},' +
        '{"slotId":"coding_20261203_1600","childId":"child-2"}]}',
    )
    await expect(rows(page)).toHaveCount(3)
    await button(page, '2026.12.03(목) 16:00 삭제').click()
    await expect(rows(page)).toHaveCount(2)
  })

  test('works with the keyboard alone @desktop', async ({ page }) => {
    await page.clock.setFixedTime(fridayMorning)
    await openBooking(page, '/programs/coding')
    // Days are enabled once their sessions are read.
    await expect(button(page, /^2026년 11월 30일/)).toBeEnabled()
    await button(page, /^2026년 11월 23일/).focus()
    await page.keyboard.press('ArrowDown')
    await expect(button(page, /^2026년 11월 30일/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('2026.11.30(월)', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(rows(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(select(page, '기본 자녀')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, '2026.11.30(월) 16:00 삭제')).toBeFocused()
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(button(page, '예약하기')).toBeFocused()
    const message = await alertOf(page, () => page.keyboard.press('Enter'))
    expect(JSON.parse(message.slice(message.indexOf('{')))).toEqual({
      programId: 'coding',
      items: [{ slotId: 'coding_20261130_1600', childId: 'child-1' }],
    })
  })
})

test('seats load later and move nothing; at 360 px everything fits and the booking button stays visible @phone', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await backend.fail({ collection: 'program_sessions', delayMs: 700 })
  await watchShifts(page)
  await open(page, '/programs')
  await expect(cards(page)).toHaveCount(15)
  await expect(
    cards(page)
      .getByText(/^잔여 \d+석$/)
      .first(),
  ).toBeVisible()
  await expectNoOverflow(page)
  await openBooking(page, '/programs/swim')
  const seats = button(page, /마감$|잔여 \d+$/).first()
  await expect(seats).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await expect(button(page, '예약하기')).toHaveCount(1)
  await expect(button(page, '예약하기')).toBeInViewport()
  await seats.scrollIntoViewIfNeeded()
  await expect(button(page, '예약하기')).toBeInViewport()
  await expectNoOverflow(page)
})

test('list and detail have no accessibility fault, light and dark @desktop @long', async ({
  page,
  backend,
}) => {
  await page.clock.setFixedTime(fridayMorning)
  // Sundays have one urgent program and one free one.
  await open(page, `/programs?weekday=${encodeURIComponent('일')}`)
  await expect(cards(page)).toHaveCount(2)
  await expectAccessible(page)
  await putSessions(backend, fridayMorning, ['coding'])
  await openBooking(page, '/programs/coding')
  await button(page, '15:00~16:30 잔여 3').click()
  await button(page, '16:00~17:30 잔여 2').click()
  await expect(rows(page)).toHaveCount(2)
  await expectAccessible(page, '#main')
  await expectDarkContrast(page)
})
