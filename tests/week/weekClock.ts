import { vi } from 'vitest'

/** Replaces the clock of this process. */
export function weekClock() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
  return {
    set: (instant: Date): void => void vi.setSystemTime(instant),
    stop: (): void => void vi.useRealTimers(),
  }
}
