import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PublicLayout } from '@/app/shell/PublicLayout'
import { useTheme } from '@/app/shell/useTheme'
import { useThemeStore } from '@/stores/theme'
import { withQueries } from '../remote/withQueries'

function Themed() {
  useTheme()
  return <PublicLayout />
}

const openAt = (path: string) =>
  render(
    withQueries(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <Themed /> }], {
          initialEntries: [path],
        })}
      />,
    ),
  )

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+09:00'), toFake: ['Date', 'setInterval'] })
})
afterEach(() => {
  localStorage.clear()
  useThemeStore.setState({ theme: 'light' })
})

describe('header', () => {
  test.each([
    ['/', '서비스 소개'],
    ['/services', '서비스 소개'],
    ['/branches/seongsu', '지점 안내'],
    ['/Space', '공간 소개'],
    ['/pickup/apply', '내 정보'],
  ])('at %s the active link is %s', (path, name) => {
    openAt(path)
    const menu = within(screen.getByRole('navigation', { name: '주 메뉴' }))
    const current = menu
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual([name])
  })

  test.each(['/membership', '/pickups', '/mypage'])('at %s no link is active', (path) => {
    openAt(path)
    const menu = within(screen.getByRole('navigation', { name: '주 메뉴' }))
    expect(menu.queryAllByRole('link', { current: 'page' })).toEqual([])
  })

  test('the second menu is on account pages only', () => {
    openAt('/my/bookings')
    const menu = within(screen.getByRole('navigation', { name: '내 메뉴' }))
    expect(
      menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['픽업 예약', '/pickup'],
      ['내 예약', '/my/bookings'],
      ['멤버십', '/my/memberships'],
      ['자녀', '/my/children'],
      ['프로필', '/my/profile'],
    ])
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('내 예약')
  })
})

describe('footer', () => {
  test('company, contact and links', () => {
    openAt('/')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
      'href',
      'tel:02-000-0000',
    )
    expect(footer.getByText('제2026-서울성동-0000호')).toBeVisible()
    expect(footer.getByText('© 2026 도담아지트. All rights reserved.')).toBeVisible()
    expect(footer.getByText('지점·후기·프로그램 정보는 예시입니다.')).toBeVisible()
    for (const name of ['인스타그램', '페이스북', '유튜브', '사업자정보 확인']) {
      const link = footer.getByRole('link', { name })
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  test('says that the phone is answered now', () => {
    openAt('/')
    expect(screen.getByText('지금 상담 가능')).toBeVisible()
  })

  test('says that the phone is not answered now', () => {
    vi.setSystemTime(new Date('2026-11-20T18:00:00+09:00'))
    openAt('/')
    expect(screen.getByText('상담 시간이 아니에요')).toBeVisible()
  })
})
