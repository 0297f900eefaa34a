import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { useCallback, useSyncExternalStore } from 'react'
import { now, onClockCorrection } from './clock'
import { whenIdle } from './page/later'

/** One clock for all components, so that all times shown agree. */
const watchers = new Map<() => void, number>()
let shown: Date | undefined
let timer: ReturnType<typeof setInterval> | undefined

const MINUTE_MS = minutesToMilliseconds(1)
/** A component mounted later takes the running time if it is at most this old. */
const FRESH_MS = secondsToMilliseconds(1)

/** Shows the time anew, at once. */
export function renewNow(): void {
  if (watchers.size === 0) return
  shown = now()
  for (const onChange of watchers.keys()) onChange()
}

onClockCorrection(renewNow)

/** Ticks at the shortest interval asked for; stops without watchers. */
function restartTimer(): void {
  clearInterval(timer)
  if (watchers.size > 0) timer = setInterval(renewNow, Math.min(...watchers.values()))
  else shown = undefined
}

const isOld = () => !shown || Math.abs(now().getTime() - shown.getTime()) > FRESH_MS

/** This renders the whole page, so a component just mounted is painted first. */
const scheduleRenewal = () =>
  whenIdle(() => {
    if (isOld()) renewNow()
  }, 0)

function watch(onChange: () => void, everyMs: number): () => void {
  watchers.set(onChange, everyMs)
  if (!shown) renewNow()
  else if (isOld()) scheduleRenewal()
  restartTimer()
  return () => {
    watchers.delete(onChange)
    restartTimer()
  }
}

/** The time, at least every `everyMs`; undefined in prerendered HTML and while hydrating, where a placeholder is shown. */
export function useNow(everyMs = MINUTE_MS): Date | undefined {
  const subscribe = useCallback((onChange: () => void) => watch(onChange, everyMs), [everyMs])
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
}

/** Renders only when the answer changes, for rows of long lists; false in prerendered HTML and while hydrating. */
export function useTimeCondition(ask: (now: Date) => boolean): boolean {
  return useSyncExternalStore(
    watchEveryMinute,
    () => shown !== undefined && ask(shown),
    () => false,
  )
}

const watchEveryMinute = (onChange: () => void) => watch(onChange, MINUTE_MS)
