import type { Disposable, Page, Route } from '@playwright/test'
import { type FailureRows, type Fault, faults } from '../../tests/failures/rows/failureRows'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { type Backend, openBlank, test } from '../support/test'

export interface TestContext {
  page: Page
  backend: Backend
  alerts: string[]
  /** Runs before each page of this cell. */
  beforeEachPage: Page['addInitScript']
}
export type Proof = (world: TestContext) => Promise<void>
export type Proofs = Partial<Record<Fault, Proof>>

/** The browser's own messages about blocked responses, for `allowedErrors`. */
export const printedByBrowser = /Failed to load|Refused to|Unexpected token '<'|MIME type/

/** A captive portal's page. */
export const HTML = '<!doctype html><title>로그인</title>'
/** A little more than a request's deadline, for the page's clock. */
export const DEADLINE_MS = 8_100

export const never = () => {}
export const abort = (route: Route) => route.abort()
export const asHtml = (route: Route) => route.fulfill({ contentType: 'text/html', body: HTML })

function proofOf(proofs: Proofs, dependency: string, fault: Fault): Proof {
  const prove = proofs[fault]
  if (!prove) throw new Error(`${dependency}, ${fault} is not proven`)
  return prove
}

/** A world whose scripts can be taken away again. */
function worldOf(page: Page, backend: Backend) {
  const alerts = autoAcceptDialogs(page)
  const scripts: Disposable[] = []
  const world: TestContext = {
    page,
    backend,
    alerts,
    beforeEachPage: async (...script) => {
      const added = await page.addInitScript(...script)
      scripts.push(added)
      return added
    },
  }
  const tidy = async () => {
    await backend.clearFaults()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const script of scripts.splice(0)) await script.dispose()
    alerts.length = 0
  }
  return { world, tidy }
}

/** Tests row by row, those of `long` in the long suite; each cell is a first visit in the same tab, or one of the account that `start` left there. */
export function proveCells<Rows extends FailureRows>(
  rows: Rows,
  proofs: Record<keyof Rows & string, Proofs>,
  { start, long = [] }: { start?: Proof; long?: readonly (keyof Rows & string)[] } = {},
): void {
  for (const [dependency, cells] of Object.entries(rows))
    test.describe(() => {
      // Blocked: a service worker would answer instead.
      test.use({ serviceWorkers: dependency === 'service worker' ? 'allow' : 'block' })
      const suite = long.includes(dependency) ? ' @long' : ''
      test(`${dependency} fails @phone${suite}`, async ({ page, backend }) => {
        const { world, tidy } = worldOf(page, backend)
        await start?.(world)
        for (const fault of faults) {
          const { seen, works } = cells[fault]
          if (works === undefined) continue
          const prove = proofOf(proofs[dependency] ?? {}, dependency, fault)
          await test.step(`${fault} → ${seen} → ${works}`, () => prove(world))
          await tidy()
          if (start) continue
          await openBlank(page)
          await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))
        }
      })
    })
}
