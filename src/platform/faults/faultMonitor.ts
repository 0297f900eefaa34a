import {
  BrowserClient,
  type Event,
  makeFetchTransport,
  Scope,
  type StackFrame,
} from '@sentry/browser'
import type { FaultReport } from './faultReport'

/** The address of a project at Sentry, with the words of ours for what could not be done. */
interface MonitoredFault extends FaultReport {
  what: string
}

/** `load index-a1.js:1:234`, as a report writes a frame. */
function frameOf(text: string): StackFrame {
  const [, name, file, row, column] = /^(?:(\S+) )?([^\s:]+):(\d+)(?::(\d+))?$/.exec(text) ?? []
  return {
    filename: file ?? '?',
    function: name ?? '?',
    in_app: true,
    ...(row ? { lineno: Number(row) } : {}),
    ...(column ? { colno: Number(column) } : {}),
  }
}

/** Sentry draws the innermost frame last. */
const eventOf = ({ what, kind, route, stack }: MonitoredFault): Event => ({
  level: 'error',
  exception: {
    values: [{ type: kind, value: what, stacktrace: { frames: stack.map(frameOf).toReversed() } }],
  },
  tags: { route },
  fingerprint: [what, kind, stack[0] ?? ''],
})

/**
 * What may leave the browser of an event: our own words, the error's class, its frames and the page's route. Whatever the
 * library adds (address, headers, user, breadcrumbs, messages) stays here.
 */
export const scrubbedEvent = (event: Event): Event => ({
  level: 'error',
  platform: 'javascript',
  ...(event.event_id ? { event_id: event.event_id } : {}),
  ...(event.timestamp ? { timestamp: event.timestamp } : {}),
  ...(event.exception ? { exception: event.exception } : {}),
  ...(event.fingerprint ? { fingerprint: event.fingerprint } : {}),
  tags: { route: String(event.tags?.route ?? '*') },
})

/** Opens the way to a Sentry project. @returns what tells it of a fault */
export function openFaultMonitor(dsn: string): (fault: MonitoredFault) => void {
  const client = new BrowserClient({
    dsn,
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
