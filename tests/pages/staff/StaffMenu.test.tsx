import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffMenu } from '@/pages/staff/StaffMenu'
import { StaffMemberContext } from '@/pages/staff/staffMember'
import { anOrder } from '../../domain/orders/anOrder'
import { withQueries } from '../../remote/withQueries'

const { waiting, messages } = vi.hoisted(() => {
  const waiting = (id: string, status = '') => ({
    id,
    status,
    createdAt: new Date('2026-11-20T09:00Z'),
  })
  return { waiting, messages: { unseen: [waiting('m-1')] } }
})
vi.mock('@/repository/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders')>()),
  readOrdersOf: async (status: string) =>
    status === 'paid' ? [anOrder({ id: 'paid', status })] : [anOrder(), anOrder({ id: 'two' })],
}))
vi.mock('@/repository/rides/pickupRequests', () => ({
  readOpenPickupRequests: async () => [waiting('r-1', 'new'), waiting('r-2', 'called')],
}))
vi.mock('@/repository/messages', () => ({ readUnseenMessages: async () => messages.unseen }))
vi.mock('@/repository/branchSuggestions', () => ({
  readUnseenSuggestions: async () => [waiting('s-1')],
}))

const show = () =>
  render(
    withQueries(
      <MemoryRouter initialEntries={['/staff/orders']}>
        <StaffMemberContext value={{ uid: 'staff-1', name: '도담쌤' }}>
          <StaffMenu />
        </StaffMemberContext>
      </MemoryRouter>,
    ),
  )
afterEach(() => vi.useRealTimers())

test('「관리 메뉴」 leads to the screens of the agit and counts what is new in two of them', async () => {
  show()
  const menu = within(screen.getByRole('navigation', { name: '관리 메뉴' }))
  const linkTo = (name: string) => menu.getByRole('link', { name })
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/staff',
    '/staff/care',
    '/staff/orders',
    '/staff/inbox',
    '/staff/programs',
    '/staff/content',
  ])
  // Awaiting orders; a new request, an unseen message and an unseen suggestion.
  await vi.waitFor(() => {
    expect(linkTo('주문')).toHaveAccessibleDescription('새 소식 2건')
    expect(linkTo('요청함')).toHaveAccessibleDescription('새 소식 3건')
  })
  expect(linkTo('주문')).toHaveAttribute('aria-current', 'page')
  for (const name of ['오늘의 픽업', '프로그램']) {
    expect(linkTo(name)).not.toHaveAccessibleDescription()
    expect(linkTo(name)).not.toHaveAttribute('aria-current')
  }
})

test('what comes while somebody looks is read out, and nothing of the first list', async () => {
  vi.useFakeTimers()
  const { container } = show()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const spoken = container.querySelector('[aria-live="polite"]')
  await pass(1000)
  expect(screen.getByText('새 소식 3건')).toBeInTheDocument()
  expect(spoken).toHaveTextContent(/^$/)
  messages.unseen = [waiting('m-1'), waiting('m-2')]
  await pass(6000)
  expect(spoken).toHaveTextContent(/^새 알림 1건$/)
})
