import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { loadMatched } from '@/app/routing/loadMatched'
import { withQueries } from '../remote/withQueries'

/** Opens an address as the browser does: first its page's code, then the site. */
export async function openSite(routes: RouteObject[], address: string) {
  window.history.replaceState(null, '', address)
  await loadMatched(routes, window.location.pathname).catch(() => {})
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } })
  const onError = vi.fn()
  const { unmount } = render(withQueries(<RouterProvider router={router} onError={onError} />), {
    onCaughtError: () => {},
  })
  return { router, onError, unmount, user: userEvent.setup() }
}
