import { useSyncExternalStore } from 'react'

/** A newer version of the site that is on this device and waits to be let in. */
let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

function offer(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The version that waits, if one does. */
export const useWaitingVersion = (): ServiceWorker | undefined =>
  useSyncExternalStore(subscribe, () => waiting)

/** Lets a waiting version in and loads this tab's page with it. Other tabs go on as they are. */
export function switchToVersion(worker: ServiceWorker): void {
  const reload = () => window.location.reload()
  // Another tab may have let it in already.
  if (worker.state !== 'installed') {
    reload()
    return
  }
  worker.addEventListener('statechange', reload, { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** Does the worker belong to the version that this tab runs? Every version has this file under another name. */
const isOfThisVersion = (worker: ServiceWorker) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage({ type: 'OWNS_ASSET', address: import.meta.url }, [port2])
  })

/** A page that came fresh from the network is new already: only its worker is behind, and that is no news to a parent. */
async function offerIfNews(worker: ServiceWorker, running: ServiceWorker): Promise<void> {
  if (!(await isOfThisVersion(worker)) || (await isOfThisVersion(running))) offer(worker)
}

function watchForVersions(registration: ServiceWorkerRegistration): void {
  const follow = (worker: ServiceWorker | null) => {
    // Beside a page without a worker nobody waits: the new one starts at once, and in Chromium a question asked of the
    // old one in that moment keeps every later page from coming up.
    const offerIfWaiting = () => {
      const { controller } = navigator.serviceWorker
      if (worker?.state === 'installed' && controller) void offerIfNews(worker, controller)
    }
    offerIfWaiting()
    worker?.addEventListener('statechange', offerIfWaiting)
  }
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}

/**
 * Tells the worker what this page is made of. A page that was open before the worker hands over everything that it has
 * loaded and still will; any page its stylesheets, which stand inside HTML made at build time and are never asked for.
 */
async function handOverPage(): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  const keep = (urlsToCache: readonly unknown[]) =>
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  keep(Array.from(styles, ({ href }) => href))
  if (navigator.serviceWorker.controller) return
  keep([[window.location.href, { headers: { Accept: 'text/html' } }]])
  new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name))).observe({
    type: 'resource',
    buffered: true,
  })
}

/** Keeps the site on this device for the time without a network, and watches for newer versions. Never throws. */
export async function keepSiteOnDevice(): Promise<void> {
  try {
    watchForVersions(await navigator.serviceWorker.register('/sw.js'))
    await handOverPage()
  } catch {
    console.warn('오프라인에서 쓸 준비를 하지 못했습니다.')
  }
}
