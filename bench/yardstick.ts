import type { Browser } from '@playwright/test'
import { median } from './rounds.ts'
import { openPage, slowdown } from './visit.ts'

const TIMES = 15

/**
 * How fast the machine is just now: milliseconds in which a slowed page lays out the same thousand paragraphs, the median of many times.
 * Times of two runs can be laid side by side as far as this is the same. Names no inner function: see `installProbe`.
 */
export async function measureYardstick(browser: Browser): Promise<number> {
  const { page, session, context } = await openPage(browser, { isThrottled: false })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown.cpu })
  const times = await page.evaluate((count) => {
    const list = document.createElement('div')
    document.body.append(list)
    return Array.from({ length: count }, () => {
      const started = performance.now()
      list.innerHTML = '<p>도담아지트 <b>오늘의 픽업</b></p>'.repeat(1000)
      // Reading a height forces a layout.
      if (list.offsetHeight === 0) throw new Error('The yardstick has no height.')
      return performance.now() - started
    })
  }, TIMES)
  await context.close()
  return median(times)
}

/** The yardstick's time where the goals were set. */
const REFERENCE_MS = 81

/** Slows a slower machine less, so that pages run as fast as where the goals were set. */
export async function calibrate(browser: Browser): Promise<void> {
  slowdown.cpu = Math.min(
    slowdown.cpu,
    Math.max(1, (slowdown.cpu * REFERENCE_MS) / (await measureYardstick(browser))),
  )
}
