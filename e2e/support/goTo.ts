import type { Page } from '@playwright/test'
import { expect } from './test'

/** Goes to an address within the page, as its links do: nothing is loaded again. The focus then moves to the heading of another page. */
export async function goTo(page: Page, address: string): Promise<void> {
  const isAnother = await page.evaluate((path) => {
    const former = window.location.pathname
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
    return window.location.pathname !== former
  }, address)
  if (isAnother) await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused()
}
