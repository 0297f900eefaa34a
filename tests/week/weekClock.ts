import { closeSync, openSync, writeSync } from 'node:fs'
import { vi } from 'vitest'

const realNow = Date.now
const NS_PER_MS = 1_000_000n

/**
 * Replaces the clock of this process; `shiftFile` takes an official emulator along, whose time of day is off by the
 * nanoseconds that stand there (shiftedClock.c).
 */
export function weekClock(shiftFile: string | undefined) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })
  const file = shiftFile === undefined ? undefined : openSync(shiftFile, 'r+')
  const shift = Buffer.alloc(8)
  return {
    set(instant: Date): void {
      vi.setSystemTime(instant)
      shift.writeBigInt64LE(BigInt(instant.getTime() - realNow()) * NS_PER_MS)
      if (file !== undefined) writeSync(file, shift, 0, shift.length, 0)
    },
    stop(): void {
      vi.useRealTimers()
      if (file !== undefined) closeSync(file)
    },
  }
}
