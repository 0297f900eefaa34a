import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { sentryDsn } from '../env'
import { whenRested } from '../page/later'

let lastReported: unknown
/** Limit per page load. */
const MONITORED_FAULTS_MAX = 10
let monitoredCount = 0

const QUIET_MS = secondsToMilliseconds(1)

/** Loaded after the first fault, when the page is idle. */
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

/** Logs a fault once, to console and `VITE_SENTRY_DSN`, without its message, which may repeat typed text; `what`: fixed text. */
export function reportError(what: string, error: unknown): void {
  if (error && error === lastReported) return
  lastReported = error
  describeAndSend(what, error, window.location.pathname).catch(() => console.warn(what))
}

/** Errors that no boundary catches: event handlers, timers, unhandled rejections. */
export function reportLooseFaults(): void {
  const report = (error: unknown) => reportError('예상하지 못한 오류가 났습니다.', error)
  window.addEventListener('error', ({ error }) => {
    // Empty when a ResizeObserver is put off by a frame, which is no fault, and for other origins' scripts.
    if (error) report(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
