import type { Page } from '@playwright/test'

/** When end-to-end tests begin, whatever the machine says: a Friday noon on which the agit is open. */
const BEGIN = new Date('2026-11-20T12:00:00+09:00')

/** How far tests, their pages and their projects are ahead of the machine. */
export const AHEAD_MS = BEGIN.getTime() - Date.now()

/** The time so far ahead of the machine. */
export const nowAhead = (aheadMs: number): Date => new Date(Date.now() + aheadMs)

/** How far a time is ahead of the machine. */
export const aheadMsOf = (time: Date): number => time.getTime() - Date.now()

export const now = (): Date => nowAhead(AHEAD_MS)

/** Moves a page's `Date`, and it alone. `page.clock`, once installed, counts from the machine's time by itself. */
export const shiftDate = (page: Page, aheadMs: number): Promise<unknown> =>
  page.addInitScript((ms) => {
    const isReplaced = () => '__pwClock' in window
    if (isReplaced()) return
    const machineNow = Date.now
    const shiftedNow = () => machineNow() + (isReplaced() ? 0 : ms)
    window.Date = new Proxy(Date, {
      construct: (native, args, target) =>
        Reflect.construct(native, args.length === 0 ? [shiftedNow()] : args, target),
      get: (native, key) => (key === 'now' ? shiftedNow : Reflect.get(native, key)),
    })
  }, aheadMs)
