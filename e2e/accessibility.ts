import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/** What fades in has its true colours only at the end; what turns for ever is not waited for. */
const waitForMotion = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Nothing that the checker finds in a part of the page, or in all of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await waitForMotion(page)
  const checker = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (part ? checker.include(part) : checker).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

/** Everything that is pressed, typed into or chosen from is at least so high: it is used standing, with one hand. */
export async function expectTouchable(page: Page, leastPx: number): Promise<void> {
  const controls = page.locator('button, select, input').filter({ visible: true })
  const heights = await controls.evaluateAll((elements) =>
    elements.map((element) => [element.outerHTML, element.getBoundingClientRect().height] as const),
  )
  expect(heights.filter(([, height]) => height < leastPx)).toEqual([])
}

/** A page's own part fits and stumbles nobody; header and footer are checked with the shell. */
export async function expectNoFault(page: Page): Promise<void> {
  await expectAccessible(page, '#main')
  await expectNoOverflow(page)
}
