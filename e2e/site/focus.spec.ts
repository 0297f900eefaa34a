import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test'

/** The next tab stop and what covers it; undefined when the focus left the page. */
async function nextStop(page: Page) {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { x, y, width, height } = focused.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    const over = shares
      .flatMap((across) => shares.map((down) => [x + width * across, y + height * down] as const))
      .map(([left, top]) => document.elementFromPoint(left, top))
    const isSeen = (found: Element | null) =>
      found !== null && (focused.contains(found) || found.contains(focused))
    const isTiny = width < 3
    return {
      name: focused.textContent?.trim() || focused.tagName,
      isCovered: !isTiny && !over.some(isSeen),
    }
  })
}

test('no focused element is covered by a sticky one', async ({ page }) => {
  for (const path of ['/membership', '/pickup', '/snack', '/branches/seongsu'])
    await test.step(path, async () => {
      await open(page, path)
      const covered: string[] = []
      let count = 0
      for (let stop = await nextStop(page); stop && count < 80; stop = await nextStop(page)) {
        count += 1
        if (stop.isCovered) covered.push(stop.name)
      }
      expect(count).toBeGreaterThan(25)
      expect(covered).toEqual([])
    })
})
