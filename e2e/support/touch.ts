import type { CDPSession, Locator, Page } from '@playwright/test'

export interface Fingers {
  /** Two touches at one point, so many ms apart. */
  twice: (target: Locator, gapMs: number) => Promise<void>
  once: (target: Locator) => Promise<void>
}

async function touch(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

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
      const before = performance.now()
      await touch(session, point)
      await new Promise((resolve) => setTimeout(resolve, gapMs - (performance.now() - before)))
      await touch(session, point)
    },
  }
}
