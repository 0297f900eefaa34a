import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '@/app/routing/routes'
import { openSite } from './openSite'

const { isBroken } = vi.hoisted(() => ({ isBroken: { current: true } }))

vi.mock('@/pages/info/legal/TermsPage', () => ({
  head: { title: '이용약관', description: '' },
  Component: () => {
    if (isBroken.current) throw new Error('010-1234-5678')
    return <p>모든 조항</p>
  },
}))

test('a page that crashes keeps header, menu and footer', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const { user, onError } = await openSite(routes, '/terms')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error' }),
  ).toBeVisible()
  expect(screen.getByRole('navigation', { name: '주 메뉴' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  await vi.waitFor(() => expect(document.title).toBe('오류 | 도담아지트'))
  expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/')

  expect(onError).toHaveBeenCalledOnce()

  isBroken.current = false
  await user.click(screen.getByRole('link', { name: '이용약관' }))
  expect(await screen.findByText('모든 조항')).toBeVisible()
})
