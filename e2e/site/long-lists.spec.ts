import type { Locator, Page } from '@playwright/test'
import { button } from '../support/controls'
import { rideFields, seoulDay, stringValue, withRides } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, test } from '../support/test'

const RIDES = 120
const MIDDLE = 60

// The tablet at the door.
test.use({ viewport: { width: 820, height: 1180 } })

const rides = (page: Page) => page.getByRole('list', { name: '픽업 목록' }).getByRole('listitem')
/** Whether the browser renders the row's content or skips it off-screen. */
const isRendered = (row: Locator) =>
  row
    .locator('b')
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top)

/** Scrolls; returns how far a row moved beyond that once rendered. */
const jumpOf = (row: Locator, by: number) =>
  row.evaluate(async (element, distance) => {
    const before = element.getBoundingClientRect().top
    const from = window.scrollY
    window.scrollBy({ top: distance, behavior: 'instant' })
    const wanted = before - (window.scrollY - from)
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
    return Math.abs(element.getBoundingClientRect().top - wanted)
  }, by)

test('a long day is scrolled, left, reopened and printed', {
  tag: ['@desktop', '@long'],
}, async ({ page, backend }) => {
  test.setTimeout(120_000)
  const day = seoulDay(2)
  const at = (place: number) =>
    new Date(
      `${day}T${String(8 + Math.floor(place / 12)).padStart(2, '0')}:${String((place % 12) * 5).padStart(2, '0')}:00+09:00`,
    )
  await withRides(backend, {})
  await Promise.all(
    Array.from({ length: RIDES }, (_, place) =>
      backend.patch(
        `rides/many-${String(place).padStart(3, '0')}`,
        rideFields(at(place), {
          uid: stringValue(`family-${place}`),
          childName: stringValue(`아이${place}`),
          memo: stringValue(
            place % 3 === 0 ? '정문 말고 후문에서 만나 주세요. 차는 건너편에 세우면 됩니다.' : '',
          ),
        }),
      ),
    ),
  )
  await signIn(page, STAFF_PHONE, `/staff?date=${day}`)
  const middle = rides(page).nth(MIDDLE)
  const teacher = middle.getByLabel('담당 선생님')
  await expect(rides(page)).toHaveCount(RIDES)
  await expect(middle).toContainText(`아이${MIDDLE}`)
  await expect(button(page, '확정하기')).toHaveCount(RIDES)
  expect(await isRendered(rides(page).first())).toBe(true)
  expect(await isRendered(middle)).toBe(false)

  await test.step('a filter hides rides, and clearing it shows all', async () => {
    await page.getByRole('combobox', { name: '상태' }).selectOption('confirmed')
    await expect(page.getByText('이 날의 픽업이 없어요.')).toBeVisible()
    await page.getByRole('combobox', { name: '상태' }).selectOption('')
    await expect(rides(page)).toHaveCount(RIDES)
  })

  await test.step('a search in the page finds a child off the screen', async () => {
    // Not in the DOM's types.
    const isFound = await page.evaluate(
      (name) => {
        const find: unknown = Reflect.get(window, 'find')
        return typeof find === 'function' && find.call(window, name)
      },
      `아이${RIDES - 1}`,
    )
    expect(isFound).toBe(true)
    await expect(rides(page).last()).toBeInViewport()
  })

  await test.step('scrolling to rows never seen moves nothing on the screen', async () => {
    await rides(page).last().scrollIntoViewIfNeeded()
    await expect(rides(page).last().getByRole('button', { name: '확정하기' })).toBeVisible()
    for (let place = RIDES - 2; place > MIDDLE; place -= 2)
      expect(await jumpOf(rides(page).nth(place), -700)).toBeLessThan(2)
  })

  await test.step('typed text stays when scrolled away', async () => {
    await middle.scrollIntoViewIfNeeded()
    await teacher.fill('박민지')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(rides(page).first().getByRole('button', { name: '확정하기' })).toBeVisible()
    await expect(teacher).toHaveValue('박민지')
    await expect(teacher).toBeFocused()
  })

  await test.step('Tab moves from ride to ride', async () => {
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('[aria-label="픽업 목록"] > li')]
      return rows.findIndex((row) => row.contains(document.activeElement))
    })
    expect(focused).toBeGreaterThan(MIDDLE + 5)
  })

  await test.step('going back restores the scroll position', async () => {
    const row = rides(page).nth(MIDDLE + 5)
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('button', { name: '확정하기' })).toBeVisible()
    const before = await topOf(row)
    await page
      .getByRole('navigation', { name: '관리 메뉴' })
      .getByRole('link', { name: /요청함/ })
      .evaluate((link) => link instanceof HTMLElement && link.click())
    await expect(page.getByRole('heading', { level: 1, name: '요청함' })).toBeVisible()
    await page.goBack()
    await expect(row.getByRole('button', { name: '확정하기' })).toBeVisible()
    await expect.poll(async () => Math.abs((await topOf(row)) - before)).toBeLessThan(3)
  })

  await test.step('all rides are printed', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await isRendered(rides(page).first())).toBe(true)
    expect(await isRendered(rides(page).last())).toBe(true)
  })
})
