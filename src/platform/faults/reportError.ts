import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { sentryDsn } from '../env'
import { whenRested } from '../page/whenRested'

let lastReported: unknown
/** A page that fails again and again is told of often enough. */
const MONITORED_FAULTS_MAX = 10
let monitoredCount = 0

const QUIET_MS = secondsToMilliseconds(1)

/** Loaded after the first fault, once the page rests: a visit without a fault loads nothing of it. */
async function openMonitor() {
  await new Promise<void>((resolve) => {
    whenRested(resolve, QUIET_MS)
  })
  const { openFaultMonitor } = await import('./faultMonitor')
  return openFaultMonitor(sentryDsn)
}
let monitor: ReturnType<typeof openMonitor> | undefined

async function describeAndSend(what: string, error: unknown, pathname: string): Promise<void> {
  const { describeFault } = await import('./faultReport')
  const fault = describeFault(error, pathname)
  console.warn(what, fault)
  if (sentryDsn === '' || monitoredCount >= MONITORED_FAULTS_MAX) return
  monitoredCount += 1
  monitor ??= openMonitor()
  const send = await monitor.catch(() => undefined)
  send?.({ what, ...fault })
}

/**
 * The one place where faults are reported: to the browser's console, and to the project that `VITE_SENTRY_DSN` names. What
 * reaches several nets on its way up is reported once. A report never holds an error's message: it could repeat what a parent
 * typed.
 * @param what could not be done, in fixed words of ours
 */
export function reportError(what: string, error: unknown): void {
  if (error && error === lastReported) return
  lastReported = error
  describeAndSend(what, error, window.location.pathname).catch(() => console.warn(what))
}
