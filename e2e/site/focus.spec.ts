import { signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long: a wide screen, whose bars are the same but for the head. */

/** Runs in the page: focuses one tab stop after the other, and names those that something still covers once the page has come to rest. */
async function walkStops(): Promise<{ count: number; covered: string[] }> {
  const LONGEST_MOTION_FRAMES = 60
  const MOST = 80
  const shares = [0.1, 0.5, 0.9]
  const isCovered = (focused: HTMLElement) => {
    const { x, y, width, height } = focused.getBoundingClientRect()
    const isSeen = (found: Element | null) =>
      found !== null && (focused.contains(found) || found.contains(focused))
    const isTiny = width < 3
    return (
      !isTiny &&
      !shares.some((across) =>
        shares.some((down) =>
          isSeen(document.elementFromPoint(x + width * across, y + height * down)),
        ),
      )
    )
  }
  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  )
  let count = 0
  const covered: string[] = []
  for (const stop of candidates) {
    if (count === MOST) break
    // What scrolls by the way a key does; what cannot be focused keeps the focus where it was.
    if (stop.tabIndex < 0) continue
    stop.focus()
    if (document.activeElement !== stop) continue
    count += 1
    for (let frame = 0; isCovered(stop) && frame < LONGEST_MOTION_FRAMES; frame += 1)
      await new Promise(requestAnimationFrame)
    if (isCovered(stop)) covered.push(stop.textContent?.trim() || stop.tagName)
  }
  return { count, covered }
}

for (const device of ['@phone', '@desktop @long'])
  test(`no focused element is covered by a sticky one ${device}`, async ({ page }) => {
    for (const path of ['/membership', '/pickup', '/snack', '/branches/seongsu'])
      await test.step(path, async () => {
        await open(page, path)
        const { count, covered } = await page.evaluate(walkStops)
        expect(count).toBeGreaterThan(25)
        expect(covered).toEqual([])
      })
    // Whose bar says what would be booked.
    await test.step('a member’s /pickup', async () => {
      await signIn(page, undefined, '/pickup')
      expect((await page.evaluate(walkStops)).covered).toEqual([])
    })
  })
