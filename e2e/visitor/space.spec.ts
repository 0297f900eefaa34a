import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { expect, open, test } from '../support/test'

test('the rooms are shown and link to the branches @phone', async ({ page }) => {
  for (const path of ['/Space', '/space'])
    await test.step(path, async () => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1, name: '공간 소개' })).toBeVisible()
      for (const name of ['놀이', '공부', '쉼', '주방', '마당'])
        await expect(
          page.getByRole('region', { name, exact: true }).getByRole('img'),
        ).toBeAttached()
      await page
        .locator('main')
        .getByRole('link', { name: /마포점/ })
        .click()
      await expect(page).toHaveURL(/\/branches\/mapo$/)
    })
})

test('passes axe and does not overflow', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/space')
  await expectAccessible(page)
  await expectNoOverflow(page)
})
