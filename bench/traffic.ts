import type { CDPSession, Page } from '@playwright/test'

export interface Sent {
  url: string
  /** The browser's type: Document, Script, Stylesheet, Image, Fetch … */
  kind: string
  /** Bytes over the wire, headers included. */
  bytes: number
  /** Of the body, as compressed. */
  bodyBytes: number
  /** Seconds since the first request. */
  startedAt: number
  isDone: boolean
}

/** A page's requests, without favicon and prefetches. */
export interface Traffic {
  requests: () => Sent[]
  /** Milliseconds since the last request or answer; 0 while one is running, except a listener's. */
  quietMs: () => number
  /** Documents in Firestore's answers since the last call. */
  takeDocuments: () => Promise<number>
}

const isPrefetch = (headers: Record<string, string>) =>
  Object.entries(headers).some(
    ([name, value]) => /^(sec-)?purpose$/i.test(name) && value.startsWith('prefetch'),
  )
const isFavicon = (url: string) => /\/favicon\.\w+$/.test(url)

/** Firestore's listeners wait for news in a request that stays open. */
const isListening = (url: string) => url.includes('/Listen/channel')

/** Listens before a page's first request. */
export async function listen(page: Page, session: CDPSession): Promise<Traffic> {
  const sent = new Map<string, Sent>()
  const lengths = new Map<string, number>()
  const prefetched = new Set<string>()
  let answers: Promise<number>[] = []
  let begin: number | undefined
  let lastChange = Date.now()

  const finish = (requestId: string, bytes: number) => {
    lastChange = Date.now()
    const request = sent.get(requestId)
    if (!request) return
    const bodyBytes = bytes > 0 ? (lengths.get(requestId) ?? bytes) : 0
    Object.assign(request, { bytes, bodyBytes, isDone: true })
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url) || isFavicon(request.url)) return
    lastChange = Date.now()
    begin ??= timestamp
    const kind = type ?? 'Other'
    if (kind === 'Prefetch' || isPrefetch(request.headers)) prefetched.add(requestId)
    sent.set(requestId, {
      url: request.url,
      kind,
      bytes: 0,
      bodyBytes: 0,
      startedAt: timestamp - begin,
      isDone: false,
    })
  })
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if (isPrefetch(headers)) prefetched.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const length = Number(response.headers['content-length'])
    if (length > 0) lengths.set(requestId, length)
  })
  session.on('Network.dataReceived', () => {
    lastChange = Date.now()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0))
  page.on('response', (response) => {
    if (!/:(runQuery|batchGet)/.test(response.url())) return
    const counted = (text: string) => text.split(/"(?:document|found)":/).length - 1
    // A closed page's answers are not needed.
    answers.push(response.text().then(counted, () => 0))
  })
  await session.send('Network.enable')

  return {
    requests: () => [...sent].flatMap(([id, request]) => (prefetched.has(id) ? [] : [request])),
    quietMs: () =>
      [...sent.values()].every(({ isDone, url }) => isDone || isListening(url))
        ? Date.now() - lastChange
        : 0,
    async takeDocuments() {
      const counts = await Promise.all(answers)
      answers = []
      return counts.reduce((sum, count) => sum + count, 0)
    },
  }
}
