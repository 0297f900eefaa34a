import { QueryClientProvider } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import type { RootOptions } from 'react-dom/client'
import {
  type ClientOnErrorFunction,
  createBrowserRouter,
  isRouteErrorResponse,
  RouterProvider,
} from 'react-router-dom'
import { collapseSlashes } from '@/domain/site/paths'
import { reportError, reportLooseFaults } from '@/platform/faults/reportError'
import { attachKoreanFontIfMissing } from '@/platform/page/attachKoreanFontIfMissing'
import { startDialogHistory } from '@/platform/page/dialogHistory'
import { whenIdle } from '@/platform/page/later'
import { pressKeysOnce } from '@/platform/page/pressKeysOnce'
import { readEarlyTouches } from '@/platform/page/readEarlyTouches'
import { dropBrokenScrollPositions } from '@/platform/storage/pageTraces'
import { createQueryClient } from '@/remote/queryClient'
import { createRoot, hydrateRoot } from './reactRoot'
import { loadMatched, startPrefetching } from './routing/loadMatched'
import { routes } from './routing/routes'
import { ErrorScreen } from './shell/ErrorScreen'

const reportFault = (error: unknown) => reportError('화면의 한 부분을 표시하지 못했습니다.', error)
const rootOptions: RootOptions = { onCaughtError: reportFault, onUncaughtError: reportFault }

/** `//branches/suggest` is our address, but unknown to the router. */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location
  const tidy = collapseSlashes(pathname)
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', tidy + search + hash)
}

/** Reports chunks that failed to load; React reports render errors. */
const reportRouteFault: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (!errorInfo && !isRouteErrorResponse(error)) reportFault(error)
}

/** After the visit's own requests. */
const DEFERRED_START_MS = secondsToMilliseconds(6)

/** After `load`: what the first paint does not need. */
function finishLate(): void {
  // Drawing and reading pixels is slow, so it has its own task.
  whenIdle(attachKoreanFontIfMissing, 0)
  let isStarted = false
  const startLate = () => {
    if (isStarted) return
    isStarted = true
    import('./notices/startDeferred')
      .then(({ startDeferred }) => startDeferred())
      .catch(reportFault)
  }
  setTimeout(startLate, DEFERRED_START_MS)
  window.addEventListener('offline', startLate, { once: true })
}

/** Starts the site in `container`, hydrating its HTML if there is any. */
export async function startSite(container: Element): Promise<void> {
  reportLooseFaults()
  pressKeysOnce()
  tidyAddress()
  startDialogHistory()
  dropBrokenScrollPositions()
  const isComplete = await loadMatched(routes, window.location.pathname).then(
    () => true,
    () => false,
  )
  const hasHtml = container.hasChildNodes()
  // With hydration data, even empty, the router keeps the scroll position of a prerendered page.
  const router = createBrowserRouter(routes, hasHtml ? { hydrationData: { loaderData: {} } } : {})
  const site = (
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} onError={reportRouteFault} />
      </QueryClientProvider>
    </StrictMode>
  )
  const replay = readEarlyTouches(container)
  // The frame synchronously: a control is touched either before, and that is replayed, or after. React takes over later sections by itself.
  flushSync(() => {
    if (hasHtml && isComplete) hydrateRoot(container, site, rootOptions)
    else createRoot(container, rootOptions).render(site)
  })
  replay()
  startPrefetching(routes)
  if (document.readyState === 'complete') finishLate()
  else window.addEventListener('load', finishLate, { once: true })
}

export function showStartError(container: Element, error: unknown): void {
  createRoot(container, rootOptions).render(<ErrorScreen error={error} />)
}
