import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { warmStrategyCache } from 'workbox-recipes'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

/** Caches visited pages and files of this origin for offline use; waits to be activated, so that no page changes while in use. */

declare global {
  interface Window {
    __WB_MANIFEST: PrecacheEntry[]
  }
  interface WindowEventMap {
    notificationclick: NotificationPress
  }
}
/** Messages from our pages; workbox also handles `CACHE_URLS`. */
type Message = { type: 'SKIP_WAITING' } | { type: 'OWNS_ASSET'; address: string }

declare const skipWaiting: () => Promise<void>

interface Page {
  url: string
  focus: () => Promise<unknown>
  postMessage: (message: object) => void
}
declare const clients: {
  matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>
  openWindow: (path: string) => Promise<unknown>
}
interface NotificationPress extends Event {
  notification: Notification
  waitUntil: (work: Promise<void>) => void
}

const SHELL = '/200.html'
const NETWORK_SECONDS = 4

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? ''
const isHtml = (response: Response) => typeOf(response).startsWith('text/html')

/** A page served for a file is a hosting mistake and must not be cached. */
const filesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !isHtml(response) ? response : null,
}
const isPicture = ({ destination }: Request) => destination === 'image'
const emptyPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'Content-Type': 'image/svg+xml' },
  })

// Static files are the same whatever `Vary` says.
const matchOptions = { ignoreVary: true }
/** Least recently used first. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions, purgeOnQuotaError: true })

// Hashed files never change; older versions' files stay for pages still open. Not precached, because
// the precache deletes them when a new version starts.
const assets = new CacheFirst({
  cacheName: 'dodam-assets',
  matchOptions,
  plugins: [filesOnly, atMost(300)],
})
const media = new StaleWhileRevalidate({
  cacheName: 'dodam-media',
  matchOptions,
  plugins: [
    filesOnly,
    // An empty picture instead of the browser's broken-image icon.
    { handlerDidError: async ({ request }) => (isPicture(request) ? emptyPicture() : undefined) },
    atMost(200),
  ],
})
const scripts = new NetworkFirst({
  cacheName: 'dodam-scripts',
  matchOptions,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [filesOnly, atMost(10)],
})
const pages = new NetworkFirst({
  cacheName: 'dodam-pages',
  matchOptions,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    {
      // The HTML does not depend on the query, which may hold search text.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.redirected && isHtml(response) ? response : null,
      handlerDidError: () => matchPrecache(SHELL),
    },
    atMost(60),
  ],
})

/** Opened by the browser, or handed over by a page older than this worker. */
const isPage = (request: Request) =>
  request.mode === 'navigate' || request.headers.get('Accept') === 'text/html'
const NEVER_A_PAGE = /\.[^/]*$|^\/(?:emulator|v1|__)\//

const entries = self.__WB_MANIFEST
precacheAndRoute(
  entries.filter(({ revision }) => revision),
  { cleanURLs: false },
)
warmStrategyCache({
  urls: entries.filter(({ revision }) => !revision).map(({ url }) => url),
  strategy: assets,
})

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:media|fonts)\//.test(url.pathname),
  media,
)
/** The hosting's own paths, such as sign-in popups: never cached. */
const isOfTheHosting = ({ pathname }: URL) => pathname.startsWith('/__/')

// Page-level settings of the hosting: network first.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.js') && !isOfTheHosting(url),
  scripts,
)
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && isPage(request) && !NEVER_A_PAGE.test(url.pathname),
  pages,
)

/** A page of the agit comes to the front and goes to the path; without one a page is opened. */
async function openPage(path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/staff'))
  if (!page) {
    await clients.openWindow(path)
    return
  }
  // A browser may refuse the focus.
  page.postMessage({ type: 'OPEN', path })
  await page.focus()
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data?.path ?? '/staff')))
})

self.addEventListener('message', ({ data, ports }: MessageEvent<Message>) => {
  if (data.type === 'SKIP_WAITING') void skipWaiting()
  if (data.type === 'OWNS_ASSET') {
    const { pathname } = new URL(data.address)
    ports[0]?.postMessage(entries.some(({ url }) => `/${url}` === pathname))
  }
})
