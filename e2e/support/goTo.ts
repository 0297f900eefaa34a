import type { Page } from '@playwright/test'
import { expect } from './test'

/** Sets an address within the page, as the browser's buttons do; returns the path that the page then has. */
export const pushAddress = (page: Page, address: string): Promise<string> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
    return window.location.pathname
  }, address)

/** Goes to an address within the page, as its links do: nothing is loaded again. The focus then moves to the heading of another page. */
export async function goTo(page: Page, address: string): Promise<void> {
  const former = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return window.location.pathname
  })
  const path = await pushAddress(page, address)
  if (path === former) return
  // `expect` alone looks ten times a second at most.
  const isThere = () => document.activeElement?.matches('h1')
  await page.waitForFunction(isThere, undefined, { timeout: 10_000 }).catch(() => {})
  await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused()
}
