import type { Page, Route } from '@playwright/test'
import { expect, open, test } from '../support/test'

async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isFree = false
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isFree) await route.continue()
    else held.push(route)
  })
  return async () => {
    isFree = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true')

test('@phone the home page loads no script before its load event', async ({ page }) => {
  await open(page, '/')
  const { loadedAt, firstScriptAt } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
    return {
      loadedAt: visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Infinity,
      firstScriptAt: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  expect(firstScriptAt).toBeGreaterThanOrEqual(loadedAt)
})

test('@phone a plan opened before the script runs stays open', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const price = page.getByRole('radio', { name: '4시간권' })
  await expect(price).toBeHidden()
  await page.locator('summary', { hasText: '라이트' }).click()
  await expect(price).toBeVisible()
  await expect(page.getByRole('radio', { name: '월 정기권' })).toBeHidden()
  await price.check()

  await release()
  await ready(page)
  const card = (name: string) => page.getByRole('button', { name })
  await expect(card('라이트')).toHaveAttribute('aria-expanded', 'true')
  await expect(card('레귤러')).toHaveAttribute('aria-expanded', 'false')
  await expect(price).toBeChecked()
  const opened = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: '결제하기' }).click()
  const dialog = await opened
  expect(dialog.message()).toContain('라이트 · 4시간권 · 45,000원')
  await dialog.accept()
  await pressed
})

test('@phone text typed before the script runs is kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/branches/suggest', { waitUntil: 'commit' })
  const field = page.locator('form input[type="text"], form input:not([type])').first()
  await field.fill('서울숲 근처 아파트 단지')
  await page.locator('form textarea').first().fill('학교가 두 곳이나 있어요')
  await release()
  await ready(page)
  await expect(field).toHaveValue('서울숲 근처 아파트 단지')
  await expect(page.locator('form textarea').first()).toHaveValue('학교가 두 곳이나 있어요')
})

test('@desktop touching a link prefetches its page', async ({ page }) => {
  await open(page, '/faq')
  const code = page.waitForRequest(/SpacePage/)
  await page.getByRole('link', { name: '공간 소개' }).first().hover()
  await code
})
