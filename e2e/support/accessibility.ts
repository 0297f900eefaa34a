import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test'

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

/** Nothing is wider than the page. The window's own width grows on a phone with what does not fit. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      }),
    )
    .toBeLessThanOrEqual(0)

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

/** Everybody can read what the page shows now, by day and in the dark. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'])
    await test.step(`${state}, ${theme}`, async () => {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      await expectNoFault(page)
    })
}

/** Nothing is cut off in the narrowest window. */
export async function expectNarrow(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  await test.step(`${state}, 320 px`, async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoOverflow(page)
    if (size) await page.setViewportSize(size)
  })
}

/** Nothing is cut off in the narrowest window, nor with letters of twice the size. */
export async function expectReflow(page: Page, state: string): Promise<void> {
  const enlarge = (percent: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, percent)
  await expectNarrow(page, state)
  await test.step(`${state}, large letters`, async () => {
    await enlarge('200%')
    await expectNoOverflow(page)
    await enlarge('')
  })
}
