import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import type { RootOptions } from 'react-dom/client'
import { matchRoutes } from 'react-router-dom'
import { collapseSlashes } from '@/domain/site/paths'
import { readEarlyTouches } from '@/platform/earlyTouches'
import { isBuilt } from '@/platform/env'
import { attachKoreanFontIfMissing } from '@/platform/koreanFont'
import { nextTask } from '@/platform/nextTask'
import { reportError } from '@/platform/reportError'
import { whenIdle } from '@/platform/whenIdle'
import { ErrorScreen } from './ErrorScreen'
import { loadPages } from './loadPages'
import { createRoot, hydrateRoot } from './reactRoot'
import { routes } from './routes'
import { Site } from './Site'
import { createSiteRouter, type SiteRouter } from './siteRouter'

const reportFault = (error: unknown) => reportError('화면의 한 부분을 표시하지 못했습니다.', error)
const rootOptions: RootOptions = { onCaughtError: reportFault, onUncaughtError: reportFault }

/** `//branches/suggest` is an address of ours, but to the router it is an unknown one. */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location
  const tidy = collapseSlashes(pathname)
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', tidy + search + hash)
}

/** HTML made at build time knows the page's path only: an address with a query is rendered anew over it. */
const isHydratable = (container: Element) =>
  container.hasChildNodes() && window.location.search === ''

/** By then a page has most likely come up, and rests. */
const AHEAD_MS = 1500
/** By then nothing of the visit itself is on its way any more. */
const LATE_MS = 6000

/** After the load event: what the first paint does not need. */
function finishLate(router: SiteRouter): void {
  // Drawing and reading pixels takes as long as a tap may wait: not in one task with the start.
  whenIdle(attachKoreanFontIfMissing, 0)
  if (isBuilt) {
    setTimeout(() => {
      import('./prefetch').then(
        ({ startPrefetching }) => startPrefetching(router),
        () => {},
      )
    }, AHEAD_MS)
  }
  let isStarted = false
  const startLate = () => {
    if (isStarted) return
    isStarted = true
    import('./deferredStartup').then(({ startDeferred }) => startDeferred()).catch(reportFault)
  }
  setTimeout(startLate, LATE_MS)
  window.addEventListener('offline', startLate, { once: true })
}

/** What no boundary can catch: event handlers, timers, promises that nobody waits for. */
function reportLooseFaults(): void {
  const report = (error: unknown) => reportError('예상하지 못한 오류가 났습니다.', error)
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Brings the site up in `container`, over the page's HTML when it stands there already. */
export async function startSite(container: Element): Promise<void> {
  reportLooseFaults()
  tidyAddress()
  const isComplete = await loadPages(matchRoutes(routes, window.location.pathname))
  // Without the page's code its HTML cannot be taken over: what is shown instead replaces it.
  const isPrerendered = isHydratable(container) && isComplete !== false
  await nextTask()
  const router = createSiteRouter(routes)
  const site = (
    <StrictMode>
      <Site router={router} />
    </StrictMode>
  )
  const replay = readEarlyTouches(container)
  // In one piece: a touch comes either before, and is replayed, or after, and is answered.
  flushSync(() => {
    if (isPrerendered) hydrateRoot(container, site, rootOptions)
    else createRoot(container, rootOptions).render(site)
  })
  replay(container)
  if (document.readyState === 'complete') finishLate(router)
  else window.addEventListener('load', () => finishLate(router), { once: true })
}

/** Shows why the site could not start, instead of a blank page. */
export function showStartError(container: Element, error: unknown): void {
  createRoot(container, rootOptions).render(<ErrorScreen error={error} />)
}
