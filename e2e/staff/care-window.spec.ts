import type { Page } from '@playwright/test'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { afternoonSession, putCareChild, putCareDay } from '../support/careDocuments'
import { button, select } from '../support/controls'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, test } from '../support/test'

test.use({ aheadMs: AFTERNOON_AHEAD_MS })

/** In CSS px from the window's top. */
const topOf = async (page: Page, name: string): Promise<number> =>
  (await button(page, name).boundingBox())?.y ?? Number.POSITIVE_INFINITY

test('the first child stands in the first window of a phone, upright and on its side; the menu is whole with large letters @phone', async ({
  page,
  backend,
}) => {
  // The day's first at the branch.
  const running = afternoonSession(-170, 40)
  await putCareDay(backend, [{ ...running, taken: 1 }])
  await putCareChild(backend, { name: '강민서' }, [running])
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, STAFF_PHONE, '/staff/care')
  await select(page, '지점').selectOption({ label: '성수점' })
  const child = page.getByRole('list', { name: '돌봄 명단' }).getByRole('listitem').first()
  await expect(child).toContainText('강민서')
  await expect.poll(async () => (await child.boundingBox())?.y).toBeLessThanOrEqual(260)
  await expect(button(page, 'CSV 내려받기')).toBeHidden()
  await button(page, '인쇄와 CSV').click()
  await expect(button(page, 'CSV 내려받기')).toBeVisible()

  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(async () => (await child.boundingBox())?.y).toBeLessThan(300)
  expect(await topOf(page, '강민서 등원')).toBeLessThan(390)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const menu = page.getByRole('navigation', { name: '관리 메뉴' })
  for (const link of await menu.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  }
})
