import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useCallback, useSyncExternalStore } from 'react'
import { now } from './clock'
import { whenIdle } from './page/whenIdle'

/** One clock for the whole page: whatever shows a time shows the same one. */
const watchers = new Map<() => void, number>()
let shown: Date | undefined
let timer: ReturnType<typeof setInterval> | undefined

const MINUTE_MS = minutesToMilliseconds(1)
/** A part that comes later gets the running clock; it is soon set anew when it is more than a second off. */
const FRESH_MS = secondsToMilliseconds(1)

function tick(): void {
  shown = now()
  for (const onChange of watchers.keys()) onChange()
}

/** Ticks as often as the most impatient part asks for, and not at all when nobody looks. */
function wind(): void {
  clearInterval(timer)
  if (watchers.size > 0) timer = setInterval(tick, Math.min(...watchers.values()))
  else shown = undefined
}

const isOld = () => !shown || Math.abs(now().getTime() - shown.getTime()) > FRESH_MS

/** The whole page ticks along: what has just come, a dialog say, is painted before that. */
const tickSoon = () =>
  whenIdle(() => {
    if (watchers.size > 0 && isOld()) tick()
  }, 0)

function watch(onChange: () => void, everyMs: number): () => void {
  watchers.set(onChange, everyMs)
  if (!shown) tick()
  else if (isOld()) tickSoon()
  wind()
  return () => {
    watchers.delete(onChange)
    wind()
  }
}

/**
 * The time, renewed at least every `everyMs`. Undefined in HTML made at build time and in the render that takes it over, so
 * that both agree; whoever paints a time shows a stable placeholder until then.
 */
export function useNow(everyMs = MINUTE_MS): Date | undefined {
  const subscribe = useCallback((onChange: () => void) => watch(onChange, everyMs), [everyMs])
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
}

/**
 * Is something so at this time? Drawn anew when the answer changes and not at every tick: for the rows of long lists. False
 * in HTML made at build time.
 */
export function useIsNow(ask: (now: Date) => boolean): boolean {
  return useSyncExternalStore(
    watchByTheMinute,
    () => shown !== undefined && ask(shown),
    () => false,
  )
}

const watchByTheMinute = (onChange: () => void) => watch(onChange, MINUTE_MS)
