import { deviceNow, distrustClock, learnServerTime } from '@/platform/clock'

const FORBIDDEN = 403
const ANSWERED = /:(?:batchGet|commit|runAggregationQuery|runQuery)(?:\?|$)/
/** Within a text of a document the quotes would be escaped. */
const TIME = /"(?:readTime|commitTime)":\s*"([^"]+)"/

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input)

function learnFrom(answer: string, sentMs: number): void {
  const [, time = ''] = TIME.exec(answer) ?? []
  const serverMs = Date.parse(time)
  const answeredMs = deviceNow().getTime()
  if (Number.isFinite(serverMs)) learnServerTime({ serverMs, sentMs, answeredMs })
}

let watching: typeof globalThis.fetch | undefined

/** Learns the server's time from Firestore's answers, before they are used: the SDK keeps it to itself and takes no `fetch`. */
export function watchServerTime(): void {
  if (globalThis.fetch === watching) return
  const fetch = globalThis.fetch.bind(globalThis)
  watching = async (input, init) => {
    const sentMs = deviceNow().getTime()
    const response = await fetch(input, init)
    if (!ANSWERED.test(addressOf(input))) return response
    if (response.status === FORBIDDEN) distrustClock()
    if (!response.ok) return response
    const answer = await response.text()
    learnFrom(answer, sentMs)
    return new Response(answer, { status: response.status, headers: response.headers })
  }
  // Assigning would not replace an accessor, such as a test's spy.
  Object.defineProperty(globalThis, 'fetch', {
    value: watching,
    configurable: true,
    enumerable: true,
    writable: true,
  })
}
