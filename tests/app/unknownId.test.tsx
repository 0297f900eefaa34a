import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '@/app/routing/routes'
import { openSite } from './openSite'

const TIMEOUT_MS = 60_000

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')

test.each([
  {
    address: '/branches/none',
    message: '존재하지 않는 지점입니다.',
    role: 'link',
    back: '지점 안내로 돌아가기',
    list: '/branches',
  },
  {
    address: '/programs/none',
    message: '존재하지 않는 프로그램입니다.',
    role: 'button',
    back: '뒤로',
    list: '/programs',
  },
] as const)(
  '$address says so, is no page for search engines and leads back to the list',
  async ({ address, message, role, back, list }) => {
    const { user } = await openSite(routes, address)
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(robots()).toContain('noindex'))
    await user.click(screen.getByRole(role, { name: back }))
    await waitFor(() => expect(window.location.pathname).toBe(list))
    await waitFor(() => expect(robots()).toBeUndefined())
  },
  TIMEOUT_MS,
)
