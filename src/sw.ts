import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { warmStrategyCache } from 'workbox-recipes'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

/**
 * The service worker: keeps what a parent has seen, for the time without a network. It answers for files and pages of
 * this origin only; requests to services (POST, Firestore, map) never pass through here.
 *
 * It does not take over open pages (no claim) and waits until it is let in, so that a page never changes under a parent.
 */

declare global {
  interface Window {
    __WB_MANIFEST: PrecacheEntry[]
  }
}
/** What pages of ours ask of the worker; the router hears one more kind, `CACHE_URLS`. */
type Message = { type: 'SKIP_WAITING' } | { type: 'OWNS_ASSET'; address: string }

declare const skipWaiting: () => Promise<void>

const SHELL = '/200.html'
const NETWORK_SECONDS = 4

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? ''
const isHtml = (response: Response) => typeOf(response).startsWith('text/html')

/** A page answered for a file is a mistake of the hosting: kept, it would stay broken for ever. */
const filesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !isHtml(response) ? response : null,
}
const isPicture = ({ destination }: Request) => destination === 'image'
const emptyPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'Content-Type': 'image/svg+xml' },
  })

// Static files are the same for everybody, whatever a server says they vary by.
const matchOptions = { ignoreVary: true }
/** The least recently used ones go first. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions, purgeOnQuotaError: true })

// Hashed files never change. Those of an older version stay while pages of that version may still ask for them, which
// is why the shell's are not kept by the precache: it forgets them as soon as a new version starts.
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
    // An empty place is calmer than the browser's sign for a broken picture.
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
      // The HTML is the same for every query, and what was searched for is nobody's business.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.redirected && isHtml(response) ? response : null,
      handlerDidError: () => matchPrecache(SHELL),
    },
    atMost(60),
  ],
})

/** Opened by the browser, or handed over by a page that was open before this worker was. */
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
/** What the hosting itself answers, sign-in windows among it: always its own, never a copy. */
const isOfTheHosting = ({ pathname }: URL) => pathname.startsWith('/__/')

// Page-level settings, as a hosting may add them: the newest that can be had.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.endsWith('.js') && !isOfTheHosting(url),
  scripts,
)
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && isPage(request) && !NEVER_A_PAGE.test(url.pathname),
  pages,
)

self.addEventListener('message', ({ data, ports }: MessageEvent<Message>) => {
  if (data.type === 'SKIP_WAITING') void skipWaiting()
  if (data.type === 'OWNS_ASSET') {
    const { pathname } = new URL(data.address)
    ports[0]?.postMessage(entries.some(({ url }) => `/${url}` === pathname))
  }
})
