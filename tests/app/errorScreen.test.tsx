import { screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RouteErrorScreen } from '@/app/shell/ErrorScreen'
import { RELOAD_DELAY_MS } from '@/app/shell/useReloadOnce'
import { openSite } from './openSite'

/** A page whose code throws while loading. */
const throwing = (thrown: unknown): RouteObject[] => [
  {
    path: '/',
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <></>,
    lazy: () => Promise.reject(thrown),
  },
]

async function showThrown(thrown: unknown) {
  vi.spyOn(console, 'warn').mockReturnValue()
  await openSite(throwing(thrown), '/')
  return screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error' })
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('an error shows its message, its stack and a way home', async () => {
  await showThrown(new Error('무언가 잘못되었습니다'))
  expect(screen.getByText('무언가 잘못되었습니다')).toBeVisible()
  expect(screen.getByText(/errorScreen\.test/)).toBeVisible()
  expect(screen.getByText('페이지를 표시하지 못했습니다.')).toBeVisible()
  expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/')
  await waitFor(() => expect(document.title).toBe('오류 | 도담아지트'))
})

test('an unknown address shows its status', async () => {
  await openSite([{ path: '/', element: <p>page</p>, errorElement: <RouteErrorScreen /> }], '/nope')
  expect(await screen.findByText('404 Not Found')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('페이지를 찾을 수 없음 | 도담아지트'))
})

test.each([null, '', 'text', 0, { message: 'not an error' }])(
  'anything thrown shows a screen: %j',
  async (thrown) => {
    await showThrown(thrown)
    expect(screen.getByRole('link', { name: '홈으로' })).toBeVisible()
  },
)

describe('code that fails to load', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')

  async function showMissing() {
    vi.spyOn(console, 'warn').mockReturnValue()
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    await openSite(throwing(missing), '/')
    return reload
  }

  test('offline shows no error; the page reloads shortly after the network returns', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const listen = vi.spyOn(window, 'addEventListener')
    const reload = await showMissing()
    await screen.findByRole('heading', { level: 1, name: '인터넷에 연결되어 있지 않아요.' })
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
    expect(screen.queryByText(/Failed to fetch/)).toBeNull()
    expect(reload).not.toHaveBeenCalled()
    await waitFor(() => expect(listen).toHaveBeenCalledWith('online', expect.anything()))
    vi.useFakeTimers()
    window.dispatchEvent(new Event('online'))
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(RELOAD_DELAY_MS)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('is not reloaded without session storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const reload = await showMissing()
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error' })
    expect(reload).not.toHaveBeenCalled()
  })
})
