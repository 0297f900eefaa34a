import type { CDPSession, Locator, Page } from '@playwright/test'

export interface Fingers {
  /** Two touches at one point, so many ms apart by the page's clock, which has to be installed. */
  twice: (target: Locator, gapMs: number) => Promise<void>
  once: (target: Locator) => Promise<void>
}

async function touch(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The clock can be held only at a time that is still to come. */
const HOLD_AHEAD_MS = 1000

/** Touches through the browser's input pipeline, as a finger's: nothing waits for what they meet. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const pointOf = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('Nothing to touch.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return {
    async once(target) {
      await touch(session, await pointOf(target))
    },
    async twice(target, gapMs) {
      const point = await pointOf(target)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + HOLD_AHEAD_MS)
      await touch(session, point)
      await page.clock.runFor(gapMs)
      await touch(session, point)
      await page.clock.resume()
    },
  }
}
