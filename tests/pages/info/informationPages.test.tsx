import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { sampleNotices as notices } from '@/content/info/notices'
import { PrivacyPage } from '@/pages/info/legal/PrivacyPage'
import { NoticesPage } from '@/pages/info/notices/NoticesPage'
import { FaqPage } from '@/pages/info/support/FaqPage'
import { SupportPage } from '@/pages/info/support/SupportPage'
import { withQueries } from '../../remote/withQueries'

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/notices', element: <NoticesPage /> },
      { path: '/faq', element: <FaqPage /> },
      { path: '/privacy', element: <PrivacyPage /> },
      { path: '/support', element: <SupportPage /> },
    ],
    { initialEntries: [path] },
  )
  render(withQueries(<RouterProvider router={router} />))
  return userEvent.setup()
}

describe('notices', () => {
  const [first, second] = notices

  test('open by their address and link to the next', async () => {
    const user = open('/notices')
    await user.click(screen.getByRole('link', { name: new RegExp(first?.title ?? '') }))
    expect(screen.getByRole('heading', { level: 2, name: first?.title ?? '' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: new RegExp(second?.title ?? '') }))
    expect(screen.getByRole('heading', { level: 2, name: second?.title ?? '' })).toHaveFocus()
    await user.click(screen.getByRole('link', { name: '목록으로' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(notices.length)
  })

  test('with an unknown address show the list', () => {
    open('/notices?id=nothing')
    expect(screen.getByRole('status')).toHaveTextContent('찾으시는 공지가 없어요.')
    expect(screen.getAllByRole('listitem')).toHaveLength(notices.length)
  })
})

test.each([
  ['2026-11-20T17:59', '지금 상담 가능'],
  ['2026-11-20T18:00', '상담 시간이 아니에요'],
])('the support page at %s of Seoul: %s', (time, text) => {
  vi.setSystemTime(new Date(`${time}+09:00`))
  open('/support')
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
    'href',
    'tel:02-000-0000',
  )
})

test('a legal text has a table of contents linking to its sections', () => {
  open('/privacy')
  const contents = screen.getByRole('navigation', { name: '차례' })
  for (const link of contents.querySelectorAll('a')) {
    const id = decodeURIComponent(link.hash.slice(1))
    expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '')
  }
})
