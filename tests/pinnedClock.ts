import { vi } from 'vitest'

/** When every test happens unless it says otherwise: a Friday on which the agit is open. */
export const PINNED_NOW = new Date('2026-11-20T12:00:00+09:00')

/** Holds `Date`, and it alone, at the tests' instant; `vi.setSystemTime` takes a test elsewhere. */
export function pinClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: PINNED_NOW })
}
