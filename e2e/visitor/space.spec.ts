import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { expect, open, test } from '../support/test'

test('the rooms are shown, fit a narrow phone and link to the branches @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/Space')
  await expect(page.getByRole('heading', { level: 1, name: '공간 소개' })).toBeVisible()
  for (const name of ['놀이', '공부', '쉼', '주방', '마당'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('img')).toBeAttached()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page
    .locator('main')
    .getByRole('link', { name: /마포점/ })
    .click()
  await expect(page).toHaveURL(/\/branches\/mapo$/)
})
