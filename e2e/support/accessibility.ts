import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** Ends fades; endless animations are left. Waiting would last for ever under `content-visibility`, which stops what it skips. */
const endMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
  })

/** Only what is wrong is described: describing everything else takes half of the time. */
async function audit(page: Page, part: string | undefined, rules?: string[]): Promise<void> {
  await endMotion(page)
  const checker = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  const { violations } = await (part ? checker.include(part) : checker).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

/** axe on a part of the page, or on all of it. */
export const expectAccessible = (page: Page, part?: string): Promise<void> => audit(page, part)

/** Contrast in the dark theme: nothing else that axe looks at depends on the theme. */
export async function expectDarkContrast(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await audit(page, undefined, ['color-contrast'])
}

/** A phone's layout viewport grows with what overflows. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      }),
    )
    .toBeLessThanOrEqual(0)

/** Every control is at least this high. */
export async function expectTouchable(page: Page, leastPx: number): Promise<void> {
  const controls = page.locator('button, select, input').filter({ visible: true })
  const heights = await controls.evaluateAll((elements) =>
    elements.map((element) => {
      // A tick is pressed by its words, too.
      const pressed = element.matches('[type="checkbox"]') ? element.closest('label') : element
      return [element.outerHTML, (pressed ?? element).getBoundingClientRect().height] as const
    }),
  )
  expect(heights.filter(([, height]) => height < leastPx)).toEqual([])
}

/** axe and overflow of `main`; the shell has its own test. */
export async function expectAccessibleMain(page: Page): Promise<void> {
  await expectAccessible(page, '#main')
  await expectNoOverflow(page)
}

/** The same on a wide screen; at 320 px, as of a wide screen at 400 %, it fits. Phones in between have their own tests. */
export async function expectAccessibleWide(page: Page): Promise<void> {
  await test.step('1280 px', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessibleMain(page)
  })
  await test.step('320 px', async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoOverflow(page)
  })
}

/** axe in the light and the dark theme. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  for (const theme of ['light', 'dark'])
    await test.step(`${state}, ${theme}`, async () => {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      await expectAccessibleMain(page)
    })
}

export async function expectNarrow(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  await test.step(`${state}, 320 px`, async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoOverflow(page)
    if (size) await page.setViewportSize(size)
  })
}

/** The narrowest window, and letters of twice the size. */
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
