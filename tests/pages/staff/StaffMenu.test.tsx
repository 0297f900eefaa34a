import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { StaffMenu } from '@/pages/staff/StaffMenu'
import { StaffMember } from '@/pages/staff/staffMember'
import { anOrder } from '../../domain/anOrder'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders')>()),
  readOrdersOf: async (status: string) =>
    status === 'paid' ? [anOrder({ id: 'paid', status })] : [anOrder(), anOrder({ id: 'two' })],
}))
vi.mock('@/repository/pickupRequests', () => ({
  readOpenPickupRequests: async () => [{ status: 'new' }, { status: 'called' }],
}))
vi.mock('@/repository/messages', () => ({ readUnseenMessages: async () => [{ id: 'm-1' }] }))
vi.mock('@/repository/branchSuggestions', () => ({
  readUnseenSuggestions: async () => [{ id: 's-1' }],
}))

test('「관리 메뉴」 leads to the four screens and counts what is new in two of them', async () => {
  render(
    withQueries(
      <MemoryRouter initialEntries={['/staff/orders']}>
        <StaffMember value={{ uid: 'staff-1', name: '도담쌤' }}>
          <StaffMenu />
        </StaffMember>
      </MemoryRouter>,
    ),
  )
  const menu = within(screen.getByRole('navigation', { name: '관리 메뉴' }))
  const linkTo = (name: string) => menu.getByRole('link', { name })
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/staff',
    '/staff/orders',
    '/staff/inbox',
    '/staff/programs',
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
