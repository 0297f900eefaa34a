import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import {
  Link,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useSearchParams,
} from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RouteErrorScreen } from '@/app/shell/ErrorScreen'
import { openSite } from './openSite'

let drawn = { layout: 0, query: 0 }

function Layout() {
  drawn.layout += 1
  return (
    <>
      <Link to="/next">다음</Link>
      <Link to="/other">다른</Link>
      <Link to="/?sort=near">가까운 순</Link>
      <Link to="/?sort=new" preventScrollReset>
        새로운 순
      </Link>
      <Link to="/next#part">부분</Link>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

function Query() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  useEffect(() => {
    drawn.query += 1
  })
  return (
    <>
      <p>
        정렬 {params.get('sort')} {String(state)}
      </p>
      <button
        type="button"
        onClick={() => {
          setParams({ sort: 'now' }, { replace: true, flushSync: true, state: 'kept' })
          // A synchronous change is shown before the press ends.
          document.title = screen.getByText(/^정렬/).textContent ?? ''
        }}
      >
        지금
      </button>
    </>
  )
}

function waitingPage(text: string) {
  let resolve: (page: { Component: () => ReactNode }) => void = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<{ Component: () => ReactNode }>((...ends) => {
    resolve = ends[0]
    reject = ends[1]
  })
  return {
    lazy: () => promise,
    arrive: () =>
      resolve({
        Component: () => (
          <>
            <p>{text}</p>
            <p id="part">끝</p>
          </>
        ),
      }),
    fail: () => reject(new TypeError('Failed to fetch')),
  }
}

function site() {
  const next = waitingPage('다음 화면')
  const other = waitingPage('다른 화면')
  const routes: RouteObject[] = [
    {
      element: <Layout />,
      errorElement: <RouteErrorScreen />,
      children: [
        { path: '/', element: <Query /> },
        { path: '/next', lazy: next.lazy },
        { path: '/other', lazy: other.lazy },
      ],
    },
  ]
  return { next, other, routes }
}

const link = (name: string) => screen.getByRole('link', { name })
let scrollTo = vi.spyOn(window, 'scrollTo')

beforeEach(() => {
  drawn = { layout: 0, query: 0 }
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation((...[, y]) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(Number(y))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** Goes to a history entry. */
const moveTo = (address: string, key: string | undefined) =>
  act(() => {
    window.history.replaceState(key === undefined ? null : { key, state: null }, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

describe('a page loaded on demand', () => {
  test('is shown with its address once loaded; until then the previous page stays', async () => {
    const { next, routes } = site()
    const { user, router } = await openSite(routes, '/')
    await user.click(link('다음'))
    expect(router.state.navigation.state).toBe('loading')
    expect(window.location.pathname).toBe('/')
    expect(screen.getByText(/^정렬/)).toBeVisible()
    next.arrive()
    expect(await screen.findByText('다음 화면')).toBeVisible()
    expect(window.location.pathname).toBe('/next')
    expect(router.state.navigation.state).toBe('idle')
  })

  test('is not shown when it arrives outdated', async () => {
    const { next, other, routes } = site()
    const { user } = await openSite(routes, '/')
    await user.click(link('다음'))
    await user.click(link('다른'))
    other.arrive()
    expect(await screen.findByText('다른 화면')).toBeVisible()
    next.arrive()
    await act(() => Promise.resolve())
    expect(screen.getByText('다른 화면')).toBeVisible()
    expect(window.location.pathname).toBe('/other')
  })

  test('and fails can be left and requested again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { next, routes } = site()
    const { user, onError } = await openSite(routes, '/')
    await user.click(link('다음'))
    next.fail()
    await screen.findByRole('heading', { name: 'Unexpected Application Error' })
    expect(window.location.pathname).toBe('/next')
    expect(onError).toHaveBeenCalledOnce()
    moveTo('/', undefined)
    expect(await screen.findByText(/^정렬/)).toBeVisible()
  })
})

describe('a changed query', () => {
  test('updates the page, not its layout', async () => {
    const { routes } = site()
    const { user } = await openSite(routes, '/')
    const { layout } = drawn
    await user.click(screen.getByRole('button', { name: '지금' }))
    await waitFor(() => expect(screen.getByText('정렬 now kept')).toBeVisible())
    expect(drawn.query).toBeGreaterThan(1)
    expect(drawn.layout).toBe(layout)
  })

  test('shows at once where requested', async () => {
    const { routes } = site()
    const { user } = await openSite(routes, '/?sort=old')
    await user.click(screen.getByRole('button', { name: '지금' }))
    expect(document.title).toBe('정렬 now kept')
    expect(window.location.search).toBe('?sort=now')
  })
})

describe('scrolling', () => {
  test('starts at the top of the next page or at the address’s anchor', async () => {
    const { next, routes } = site()
    next.arrive()
    const { user } = await openSite(routes, '/')
    expect(scrollTo).not.toHaveBeenCalled()
    await user.click(link('다음'))
    await screen.findByText('다음 화면')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    scrollTo.mockClear()
    const scrollIntoView = vi.spyOn(screen.getByText('끝'), 'scrollIntoView').mockReturnValue()
    await user.click(link('부분'))
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce())
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('stays when a query changes in place', async () => {
    const { routes } = site()
    const { user } = await openSite(routes, '/')
    await user.click(link('새로운 순'))
    await screen.findByText(/new/)
    expect(scrollTo).not.toHaveBeenCalled()
    await user.click(link('가까운 순'))
    await screen.findByText(/near/)
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  test('is restored when going back to a page', async () => {
    const { next, routes } = site()
    next.arrive()
    const { user } = await openSite(routes, '/')
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
    await user.click(link('다음'))
    await screen.findByText('다음 화면')
    moveTo('/', undefined)
    await screen.findByText(/^정렬/)
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
  })

  test('before hydration is kept', async () => {
    sessionStorage.setItem('dodam-scroll-positions', JSON.stringify({ default: 640 }))
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(200)
    await openSite(site().routes, '/')
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('a browser that refuses a history entry', () => {
  const refuse = () => {
    throw new DOMException('100 times in 30 seconds', 'SecurityError')
  }

  test('loads the page instead', async () => {
    const { next, routes } = site()
    next.arrive()
    const { user } = await openSite(routes, '/')
    vi.spyOn(window.history, 'pushState').mockImplementation(refuse)
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
    await user.click(link('다음'))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/next'))
  })
})
