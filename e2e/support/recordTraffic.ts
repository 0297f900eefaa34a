import type { BrowserContext, Page, Request } from '@playwright/test'
import { listenHostOf } from '../../emulators/listenHost'
import { isDeclared } from '../../src/content/legal/keptOnDevice'
import { expect } from './test'

/** What a parent types, each with a unique piece. */
export const typed = {
  name: '표식가나다',
  child: '표식아이',
  phone: '010-7777-1234',
  address: '표식로 77길 12 표식아파트',
  note: '표식 메모, markermail@dodam.example 로 알려 주세요',
}

const bytesOf = (text: string) => encodeURIComponent(text).replaceAll('%', '')
const unitsOf = (text: string, prefix: string) =>
  [...text].map((unit) => `${prefix}${unit.charCodeAt(0).toString(16)}`).join('')

/** The pieces in every encoding. */
const traces = [
  ...[
    '표식',
    '표식'.normalize('NFD'),
    encodeURIComponent('표식'),
    encodeURIComponent('표식'.normalize('NFD')),
    unitsOf('표식', '\\u'),
    unitsOf('표식', '%u'),
    bytesOf('표식'),
    'markermail',
  ].map((trace) => trace.toLowerCase()),
  // Grouped anyhow, percent-encoded or without the leading zero.
  /7777(?:[^0-9a-z]|%20|%2d){0,3}1234/,
]

export const containsTypedText = (text: string) => {
  const lower = text.toLowerCase()
  return traces.some((trace) =>
    typeof trace === 'string' ? lower.includes(trace) : trace.test(lower),
  )
}

/** Records requests, console lines and addresses. */
export function recordTraffic(page: Page, context: BrowserContext) {
  const requests: Promise<string>[] = []
  const lines: string[] = []
  const hosts = new Set<string>()
  const write = async (request: Request) => {
    const headers = await request.allHeaders().catch(() => request.headers())
    return [request.url(), JSON.stringify(headers), request.postData() ?? ''].join('\n')
  }
  context.on('request', (request) => {
    hosts.add(new URL(request.url()).host)
    requests.push(write(request))
  })
  page.on('websocket', (socket) => lines.push(socket.url()))
  page.on('console', (message) => {
    lines.push(`${message.text()} ${JSON.stringify(message.location())}`)
  })
  page.on('pageerror', (error) => lines.push(`${error.message}\n${error.stack}`))
  page.on('framenavigated', (frame) => lines.push(frame.url()))
  return { requests, lines, hosts }
}

/** Everything the browser stores for the site, by name. */
export const storedData = (page: Page) =>
  page.evaluate(async () => {
    const found: [string, string][] = [
      ...Object.entries(window.localStorage),
      ...Object.entries(window.sessionStorage),
    ]
    for (const { name = '' } of await indexedDB.databases()) found.push([name, 'a database'])
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const addresses = (await cache.keys()).map(({ url }) => url)
      found.push([name, addresses.join('\n')])
    }
    if (document.cookie !== '') found.push(['cookie', document.cookie])
    return found
  })

/** The SDK's stored session. */
export const storedSession = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'firebaseLocalStorageDb')) return '[]'
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('firebaseLocalStorageDb')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const [store] = database.objectStoreNames
    if (!store) return '[]'
    return new Promise<string>((resolve, reject) => {
      const request = database.transaction(store).objectStore(store).getAll()
      request.onsuccess = () => {
        database.close()
        resolve(JSON.stringify(request.result))
      }
      request.onerror = () => reject(request.error)
    })
  })

/** The address, title and history. */
export const visibleAddress = (page: Page) =>
  page.evaluate(() =>
    [
      window.location.href,
      document.title,
      document.referrer,
      window.name,
      JSON.stringify(window.history.state),
    ].join('\n'),
  )

interface RecordedTraffic extends ReturnType<typeof recordTraffic> {
  /** Names of everything stored at any time. */
  names: ReadonlySet<string>
}

/** Fails if typed text left the page: undeclared storage, cookies, foreign hosts, other requests than allowed, console lines. */
export async function expectNothingLeaked(
  page: Page,
  { requests, lines, hosts, names }: RecordedTraffic,
  isAllowed: (request: string) => boolean,
): Promise<{ sent: string[]; leaking: string[] }> {
  expect(await page.context().cookies()).toEqual([])
  expect([...names].filter((name) => !isDeclared(name))).toEqual([])
  const { host } = new URL(page.url())
  const own = [host, listenHostOf(host), '']
  expect([...hosts].filter((one) => !own.includes(one))).toEqual([])
  const sent = await Promise.all(requests)
  const leaking = sent.filter(containsTypedText)
  expect(leaking.filter((request) => !isAllowed(request))).toEqual([])
  expect(lines.filter(containsTypedText)).toEqual([])
  return { sent, leaking }
}
