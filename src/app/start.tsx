import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { collapseSlashes } from '@/domain/paths'
import { attachKoreanFontIfMissing } from '@/platform/koreanFont'
import { useThemeStore } from '@/stores/theme'
import { ErrorScreen } from './ErrorScreen'
import { routes } from './routes'

const reportFault = (error: unknown) => {
  console.warn(
    '화면의 한 부분을 표시하지 못했습니다.',
    error instanceof Error ? error.name : typeof error,
  )
}

const createSiteRoot = (container: Element) =>
  createRoot(container, { onCaughtError: reportFault, onUncaughtError: reportFault })

/** `//branches/suggest` is an address of ours, but to the router it is an unknown one. */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location
  const tidy = collapseSlashes(pathname)
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', tidy + search + hash)
}

/** Brings the site up in `container`. */
export function startSite(container: Element): void {
  tidyAddress()
  useThemeStore.getState().restore()
  const router = createBrowserRouter(routes)
  createSiteRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} onError={reportFault} />
    </StrictMode>,
  )
  if (document.readyState === 'complete') attachKoreanFontIfMissing()
  else window.addEventListener('load', attachKoreanFontIfMissing, { once: true })
}

/** Shows why the site could not start, instead of a blank page. */
export function showStartError(container: Element, error: unknown): void {
  createSiteRoot(container).render(<ErrorScreen error={error} />)
}
