import type { Page, Route } from '@playwright/test'

export async function hold(page: Page, url: string | RegExp, isMeant = (_: Route) => true) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if (isMeant(route)) await released
    await route.fallback()
  })
  return () => release()
}
