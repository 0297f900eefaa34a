import {
  BrowserClient,
  type Event,
  makeFetchTransport,
  Scope,
  type StackFrame,
} from '@sentry/browser'
import { release } from '../env'
import type { FaultReport } from './faultReport'

interface MonitoredFault extends FaultReport {
  what: string
}

/** `load index-a1.js:1:234` */
function frameOf(text: string): StackFrame {
  const [, name, file, row, column] = /^(?:(\S+) )?([^\s:]+):(\d+)(?::(\d+))?$/.exec(text) ?? []
  return {
    filename: file ?? '?',
    // As in the upload of source maps: `scripts/sourceMaps.ts`.
    abs_path: `app:///${file ?? '?'}`,
    function: name ?? '?',
    in_app: true,
    ...(row ? { lineno: Number(row) } : {}),
    ...(column ? { colno: Number(column) } : {}),
  }
}

/** Sentry wants the innermost frame last. */
const eventOf = ({ what, kind, route, stack }: MonitoredFault): Event => ({
  level: 'error',
  exception: {
    values: [{ type: kind, value: what, stacktrace: { frames: stack.map(frameOf).reverse() } }],
  },
  tags: { route },
  fingerprint: [what, kind, stack[0] ?? ''],
})

/** Keeps our text, error class, frames, route and release; drops what the library adds (URL, headers, user, breadcrumbs, messages). */
export const scrubbedEvent = (event: Event): Event => ({
  level: 'error',
  platform: 'javascript',
  ...(event.event_id ? { event_id: event.event_id } : {}),
  ...(event.timestamp ? { timestamp: event.timestamp } : {}),
  ...(event.release ? { release: event.release } : {}),
  ...(event.exception ? { exception: event.exception } : {}),
  ...(event.fingerprint ? { fingerprint: event.fingerprint } : {}),
  tags: { route: String(event.tags?.route ?? '*') },
})

/** Connects to a Sentry project; the result reports a fault. */
export function openFaultMonitor(dsn: string): (fault: MonitoredFault) => void {
  const client = new BrowserClient({
    dsn,
    release: release(),
    transport: makeFetchTransport,
    stackParser: () => [],
    integrations: [],
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: (event) => ({ ...scrubbedEvent(event), type: undefined }),
  })
  client.init()
  return (fault) => void client.captureEvent(eventOf(fault), {}, new Scope())
}
