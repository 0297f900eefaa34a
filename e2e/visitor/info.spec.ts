import type { Page } from '@playwright/test'
import { expectDarkContrast } from '../support/accessibility'
import { goTo } from '../support/goTo'
import { expect, open, test } from '../support/test'

/** Long ones alone show the texts' contrast in the dark, and every link of the site. */

// The routes' test covers the light theme.
test('the pages are readable in the dark @phone @long', async ({ page }) => {
  await open(page, '/about/safety')
  await expectDarkContrast(page)
  for (const path of ['/support', '/notices?id=winter-care', '/faq', '/privacy'])
    await test.step(path, async () => {
      await goTo(page, path)
      await expectDarkContrast(page)
    })
})

test('a question is found by its first consonants and opens one at a time @phone', async ({
  page,
}) => {
  await open(page, '/faq')
  await page.getByText('픽업은 언제까지 신청할 수 있나요?').click()
  await expect(page.getByText('희망 시각 30분 전까지 신청할 수 있어요.')).toBeVisible()
  await page.getByText('환불할 수 있나요?').click()
  await expect(page.getByText('희망 시각 30분 전까지 신청할 수 있어요.')).toBeHidden()
  await page.getByRole('link', { name: '이용약관 제8조 보기' }).click()
  await expect(page).toHaveURL('/terms#refund')
  await expect(page.getByRole('heading', { name: '제8조 결제, 취소와 환불' })).toBeInViewport()
})

/** Links to pages of the site, without fragments; a file opens in a window of its own. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a:not([target])')]
      .map(({ href }) => new URL(href, window.location.href))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search }) => pathname + search),
  )

test('no link of the site is dead @desktop @long', async ({ page }) => {
  test.setTimeout(180_000)
  await page.route(/\/media\//, (route) => route.fulfill({ status: 204 }))
  await open(page, '/')
  const seen = new Set(['/'])
  const waiting = await linksOf(page)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    await goTo(page, path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading, path).toHaveCount(1)
    await expect(heading, path).toHaveText(/\S/)
    await expect(heading, path).not.toHaveText('Unexpected Application Error')
    waiting.push(...(await linksOf(page)))
  }
  expect(seen.size).toBeGreaterThan(30)
})
