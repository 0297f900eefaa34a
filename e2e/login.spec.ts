import AxeBuilder from '@axe-core/playwright'
import { expect, open, test } from './test'

const services = [
  ['Google로 계속하기', 'google'],
  ['네이버로 계속하기', 'naver'],
  ['카카오로 계속하기', 'kakao'],
  ['Apple로 계속하기', 'apple'],
] as const

test('every service leads home and is remembered @phone', async ({ page }) => {
  test.slow()
  const session = () => page.evaluate(() => sessionStorage.getItem('dodam-session'))
  for (const [name, provider] of services)
    await test.step(name, async () => {
      await open(page, '/login')
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await page.getByRole('button', { name }).dblclick()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await session()).toContain(provider)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
      expect(await session()).toContain(provider)
    })
})

test('login leads to sign-up and home, and looks right in the dark', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('dodam-theme', JSON.stringify({ v: 1, data: 'dark' })),
  )
  await open(page, '/login')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await page.getByRole('link', { name: '회원가입' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: '도담아지트' }).click()
  await expect(page).toHaveURL('/')
})
