import type { Page, Route } from '@playwright/test'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { type Backend, test } from '../support/test'
import { type FailureRows, type Fault, faults } from './failureRows'

export interface World {
  page: Page
  backend: Backend
  /** What `alert` and `confirm` said. */
  alerts: string[]
}
export type Proof = (world: World) => Promise<void>
export type Proofs = Partial<Record<Fault, Proof>>

/** What a browser prints of its own accord about refused and foreign answers: for `allowedErrors`. */
export const printedByBrowser = /Failed to load|Refused to|Unexpected token '<'|MIME type/

/** An answer that is none: what a hotel's network puts in the place of every page. */
export const HTML = '<!doctype html><title>로그인</title>'
/** A little more than the deadline of a request, for the page's clock. */
export const DEADLINE_MS = 8_100

export const never = () => {}
export const abort = (route: Route) => route.abort()
export const asHtml = (route: Route) => route.fulfill({ contentType: 'text/html', body: HTML })

function proofOf(proofs: Proofs, dependency: string, fault: Fault): Proof {
  const prove = proofs[fault]
  if (!prove) throw new Error(`${dependency}, ${fault} is not proven`)
  return prove
}

/** Proves cell by cell, each in a browser that has been to the site never before. */
export function proveCells<Rows extends FailureRows>(
  rows: Rows,
  proofs: Record<keyof Rows & string, Proofs>,
  viewportOf: (dependency: string) => '@phone' | '@desktop' = () => '@phone',
): void {
  for (const [dependency, cells] of Object.entries(rows))
    test.describe(dependency, () => {
      // A worker of an earlier page would answer in place of the broken thing.
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

/** A row whose four faults are tried one after the other, because what comes before them takes long. */
export interface RowProof {
  /** Comes before the first fault: the sign-in, say. */
  start: Proof
  proofs: Proofs
  /** Rows that are tried where this one ends, fault by fault, so that nobody signs in once more. */
  alsoProves?: Readonly<Record<string, Proofs>>
}

/** Proves row by row, on a phone. After each fault the backend is healed and no request is held back any more. */
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
      // So many faults take their time on a busy machine.
      if (tried.length > 1) test.slow()
      const alerts = autoAcceptDialogs(page)
      await row.start({ page, backend, alerts })
      for (const fault of faults)
        for (const [name, proofs] of tried) {
          const cell = rows[name]?.[fault]
          if (cell?.works === undefined) continue
          await test.step(`${name}: ${fault} → ${cell.seen} → ${cell.works}`, () =>
            proofOf(proofs, name, fault)({ page, backend, alerts }))
          await backend.heal()
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          alerts.length = 0
        }
    })
  }
  if (unproven.size > 0) throw new Error(`nothing proves ${[...unproven].join(', ')}`)
}
