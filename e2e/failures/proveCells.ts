import type { Page, Route } from '@playwright/test'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { type Backend, test } from '../support/test'
import { type FailureRows, type Fault, faults } from './failureRows'

export interface TestContext {
  page: Page
  backend: Backend
  alerts: string[]
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

/** Tests each cell in a new browser context. */
export function proveCells<Rows extends FailureRows>(
  rows: Rows,
  proofs: Record<keyof Rows & string, Proofs>,
  viewportOf: (dependency: string) => '@phone' | '@desktop' = () => '@phone',
): void {
  for (const [dependency, cells] of Object.entries(rows))
    test.describe(dependency, () => {
      // Blocked: a service worker would answer instead.
      test.use({ serviceWorkers: dependency === 'service worker' ? 'allow' : 'block' })
      for (const fault of faults) {
        const { seen, works } = cells[fault]
        if (works === undefined) continue
        test(`${fault} → ${seen} → ${works} ${viewportOf(dependency)}`, ({ page, backend }) =>
          proofOf(
            proofs[dependency] ?? {},
            dependency,
            fault,
          )({
            page,
            backend,
            alerts: autoAcceptDialogs(page),
          }))
      }
    })
}

/** A row whose four faults share a long preparation. */
export interface RowProof {
  start: Proof
  proofs: Proofs
  /** Other rows tested in the same run, without signing in again. */
  alsoProves?: Readonly<Record<string, Proofs>>
}

/** Tests row by row; after each fault the backend works again and held requests are released. */
export function proveRows<Rows extends FailureRows>(
  rows: Rows,
  rowProofs: Partial<Record<keyof Rows & string, RowProof>>,
): void {
  const unproven = new Set(Object.keys(rows))
  for (const [dependency, row] of Object.entries(rowProofs)) {
    if (!row) continue
    const tried = Object.entries({ [dependency]: row.proofs, ...row.alsoProves })
    for (const [name] of tried) unproven.delete(name)
    test(`${tried.map(([name]) => name).join('; ')} fails @phone`, async ({ page, backend }) => {
      if (tried.length > 1) test.slow()
      const alerts = autoAcceptDialogs(page)
      await row.start({ page, backend, alerts })
      for (const fault of faults)
        for (const [name, proofs] of tried) {
          const cell = rows[name]?.[fault]
          if (cell?.works === undefined) continue
          await test.step(`${name}: ${fault} → ${cell.seen} → ${cell.works}`, () =>
            proofOf(proofs, name, fault)({ page, backend, alerts }))
          await backend.clearFaults()
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          alerts.length = 0
        }
    })
  }
  if (unproven.size > 0) throw new Error(`nothing proves ${[...unproven].join(', ')}`)
}
