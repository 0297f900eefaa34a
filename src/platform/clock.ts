import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { storageSlot } from './storage/storageSlot'

/** A device's clock is trusted up to this difference from the server's. */
const TRUSTED_MS = minutesToMilliseconds(20)
/** And up to this by the first answer after a refusal. */
const PRECISE_MS = minutesToMilliseconds(1)

let trustedMs = TRUSTED_MS

/** The next answer corrects the clock to the minute: what was refused may have been late by it. */
export function distrustClock(): void {
  trustedMs = PRECISE_MS
}

/** How much the device's clock is slow, in ms; remembered until an answer says otherwise. */
const slot = storageSlot<number>({
  area: 'local',
  key: 'dodam-clock',
  version: 1,
  isQuiet: true,
  parse: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
})

interface Correction {
  slowMs: number
  /** Device's clock minus monotonic clock when this was learnt. */
  gapMs: number
}

let correction: Correction | undefined
const listeners = new Set<() => void>()

const gapMs = (): number => Date.now() - performance.now()

function correctionMs(): number {
  correction ??= { slowMs: slot.read() ?? 0, gapMs: gapMs() }
  // A jump by the whole error: somebody has set the clock right.
  const jumpMs = gapMs() - correction.gapMs
  if (Math.abs(jumpMs - correction.slowMs) <= PRECISE_MS) return 0
  return correction.slowMs
}

/** Whether a time of the server lies between a request and its answer, by the device's clock made faster by `slowMs`. */
const fits = ({ serverMs, sentMs, answeredMs }: ServerTime, slowMs: number): boolean =>
  serverMs >= sentMs + slowMs - trustedMs && serverMs <= answeredMs + slowMs + trustedMs

/** All in epoch ms. */
export interface ServerTime {
  serverMs: number
  /** By `deviceNow`, as the next. */
  sentMs: number
  answeredMs: number
}

/** Takes over the server's clock where the device's differs by more than is trusted, whatever the answer took. */
export function learnServerTime(time: ServerTime): void {
  const before = correctionMs()
  const measuredMs = time.serverMs - (time.sentMs + time.answeredMs) / 2
  const slowMs = [before, 0].find((known) => fits(time, known)) ?? measuredMs
  correction = { slowMs, gapMs: gapMs() }
  trustedMs = TRUSTED_MS
  if (slowMs === before) return
  if (slowMs === 0) slot.remove()
  else slot.write(slowMs)
  for (const onChange of listeners) onChange()
}

/** Calls back when the server's clock turns out to differ otherwise than known; returns the unsubscribe function. */
export function onClockCorrection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How much the device's clock is corrected, in ms; 0 for an honest clock. */
export const clockCorrectionMs = (): number => correctionMs()

/** The device's own clock, right or wrong: for ages of what this device has stamped by it. */
export const deviceNow = (): Date => new Date()

/** The server's time of an instant that the device has stamped. */
export const serverTimeOf = (deviceMs: number): Date => new Date(deviceMs + correctionMs())

/** The time by which the server judges; the only reader of the clock beside `deviceNow`, all other code takes `now` as an argument. */
export const now = (): Date => serverTimeOf(Date.now())
