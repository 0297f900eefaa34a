import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { LARGE_PROJECT } from './interactions.ts'
import { layoutShift, readProbe } from './probe.ts'
import { ORIGINS } from './site/serve.ts'
import { type OpenPage, openPage, untilQuiet } from './visit.ts'

/** Numbers independent of the machine, measured once at full speed. */
export interface Checks {
  homeDocuments: { first: number; back: number }
  /** On a menu of 400 snacks. */
  snackDocuments: { first: number; back: number }
  /** On the home page, after a full slider turn and a scroll to the end. */
  homeShift: number
  /** What shifted, largest first. */
  shifted: string[]
}

const SLIDE_SETTLED_MS = 900
/** Long enough for reads that start late. */
const REST = { isInteractive: true, restMs: 2000 }

async function turnSlider({ page }: OpenPage): Promise<void> {
  const frame = page.getByRole('region', { name: '메인 배너' })
  const count = await frame.locator('li').count()
  if (count < 2) throw new Error('The slider has nothing to turn.')
  const next = frame.getByRole('button', { name: '다음 배너' })
  for (let slide = 0; slide < count; slide += 1) {
    // Not a real press: shifts soon after one are forgiven, and the slider moves by itself too.
    await next.evaluate((button) => button instanceof HTMLElement && button.click())
    await wait(SLIDE_SETTLED_MS)
  }
}

async function scrollToEnd({ page }: OpenPage): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 150) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await wait(SLIDE_SETTLED_MS)
}

/** Documents read by a visit to another page and back. */
async function goAndReturn(opened: OpenPage): Promise<number> {
  const { page, traffic } = opened
  const from = page.url()
  await page
    .locator('a[href="/pickup"]')
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click())
  await page.waitForURL('**/pickup')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilQuiet(opened, REST)
  await traffic.takeDocuments()
  await page.goBack()
  await page.waitForURL(from)
  await untilQuiet(opened, REST)
  return traffic.takeDocuments()
}

export async function check(browser: Browser): Promise<Checks> {
  const home = await openPage(browser, { isThrottled: false })
  const snack = await openPage(browser, { isThrottled: false })
  try {
    await home.page.goto(`${ORIGINS.site}/`)
    await untilQuiet(home, REST)
    const homeFirst = await home.traffic.takeDocuments()
    await turnSlider(home)
    await scrollToEnd(home)
    const probe = await readProbe(home.page)
    const homeBack = await goAndReturn(home)

    await snack.page.addInitScript((projectId) => {
      window.__FIREBASE_CONFIG__ = { apiKey: 'bench', projectId }
    }, LARGE_PROJECT)
    await snack.page.goto(`${ORIGINS.site}/snack`)
    await untilQuiet(snack, REST)
    const snackFirst = await snack.traffic.takeDocuments()
    return {
      homeDocuments: { first: homeFirst, back: homeBack },
      snackDocuments: { first: snackFirst, back: await goAndReturn(snack) },
      homeShift: layoutShift(probe),
      shifted: [...probe.shifts]
        .sort((a, b) => b.value - a.value)
        .slice(0, 5)
        .map(
          ({ value, startMs, source }) =>
            `${value.toFixed(4)} at ${Math.round(startMs)} ms: ${source}`,
        ),
    }
  } finally {
    await home.context.close()
    await snack.context.close()
  }
}
