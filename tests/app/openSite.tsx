import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { vi } from 'vitest'
import { loadPages } from '@/app/loadPages'
import { Site } from '@/app/Site'
import { createSiteRouter } from '@/app/siteRouter'

/** Opens an address of a site as the browser does: its page's code first, then the site. */
export async function openSite(routes: RouteObject[], address: string) {
  window.history.replaceState(null, '', address)
  await loadPages(matchRoutes(routes, window.location.pathname))
  const router = createSiteRouter(routes)
  const onCaughtError = vi.fn()
  const { unmount } = render(<Site router={router} />, { onCaughtError })
  return { router, onCaughtError, unmount, user: userEvent.setup() }
}
