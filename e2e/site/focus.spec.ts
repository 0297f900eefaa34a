import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/test'

/** The next tab stop, and whether something still covers it once the page has come to rest; null when the focus left the page. */
async function nextStop(page: Page) {
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const LONGEST_MOTION_FRAMES = 60
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const shares = [0.1, 0.5, 0.9]
    const isSeen = (found: Element | null) =>
      found !== null && (focused.contains(found) || found.contains(focused))
    const isCovered = () => {
      const { x, y, width, height } = focused.getBoundingClientRect()
      const points = shares.flatMap((across) =>
        shares.map((down) => [x + width * across, y + height * down] as const),
      )
      const isTiny = width < 3
      return !isTiny && !points.some(([left, top]) => isSeen(document.elementFromPoint(left, top)))
    }
    for (let frame = 0; isCovered() && frame < LONGEST_MOTION_FRAMES; frame += 1)
      await new Promise(requestAnimationFrame)
    return { name: focused.textContent?.trim() || focused.tagName, isCovered: isCovered() }
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
