import { useSyncExternalStore } from 'react'

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

export const useWaitingVersion = (): ServiceWorker | undefined =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => undefined,
  )

/** Activates the waiting version and reloads this tab only. */
export function switchToVersion(worker: ServiceWorker): void {
  const reload = () => window.location.reload()
  // Another tab may have activated it already.
  if (worker.state !== 'installed') {
    reload()
    return
  }
  worker.addEventListener('statechange', reload, { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/** Loads the page again, as its newest version where one waits. */
export function reloadPage(): void {
  if (waiting) switchToVersion(waiting)
  else window.location.reload()
}

/** Asks the network for a newer version: what an outdated page writes may be refused. Never throws. */
export async function lookForVersion(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.update()
  } catch {
    // Offline: the next look finds it.
  }
}

/** Script names are hashed, so every version has its own. */
const isOfThisVersion = (worker: ServiceWorker) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage({ type: 'OWNS_ASSET', address: import.meta.url }, [port2])
  })

/** A page fresh from the network is already new; only its worker is old. */
async function offerIfNews(worker: ServiceWorker, running: ServiceWorker): Promise<void> {
  if (!(await isOfThisVersion(worker)) || (await isOfThisVersion(running))) offer(worker)
}

function watchForVersions(registration: ServiceWorkerRegistration): void {
  const offerOnceInstalled = (worker: ServiceWorker | null) => {
    // A first worker starts at once, and in Chromium a message to the old one at that moment blocks later pages.
    const offerIfWaiting = () => {
      const { controller } = navigator.serviceWorker
      if (worker?.state === 'installed' && controller) void offerIfNews(worker, controller)
    }
    offerIfWaiting()
    worker?.addEventListener('statechange', offerIfWaiting)
  }
  offerOnceInstalled(registration.waiting)
  offerOnceInstalled(registration.installing)
  registration.addEventListener('updatefound', () => offerOnceInstalled(registration.installing))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}

/** Caches loaded files in the worker: all of a page opened before it, else the stylesheets, which prerendered HTML inlines. */
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

/** Registers the service worker and watches for new versions. Never throws. */
export async function keepSiteOnDevice(): Promise<void> {
  try {
    watchForVersions(await navigator.serviceWorker.register('/sw.js'))
    await handOverPage()
  } catch {
    console.warn('오프라인에서 쓸 준비를 하지 못했습니다.')
  }
}
