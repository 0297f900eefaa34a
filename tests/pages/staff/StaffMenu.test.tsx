import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffMenu } from '@/pages/staff/StaffMenu'
import { anOrder } from '../../domain/orders/anOrder'
import { inSeoul } from '../../domain/rides/aRide'
import { advanceTime, localSite } from '../localSite'

const site = localSite()
const createdAt = inSeoul('2026-11-20T09:00')
const unseen = { createdAt, seenAt: null }
const show = () => site.openAsStaff(<StaffMenu />, '/staff/orders')

beforeEach(async () => {
  await site.putAll('orders', [
    anOrder(),
    anOrder({ id: 'two' }),
    anOrder({ id: 'paid', status: 'paid' }),
  ])
  await site.put('pickup_requests/r-1', { status: 'new', createdAt })
  await site.put('pickup_requests/r-2', { status: 'called', createdAt })
  await site.put('messages/m-1', unseen)
  await site.put('branch_suggestions/s-1', unseen)
})

test('「관리 메뉴」 links to the agit’s screens and counts new items in two of them', async () => {
  await show()
  const menu = within(screen.getByRole('navigation', { name: '관리 메뉴' }))
  const linkTo = (name: string) => menu.getByRole('link', { name })
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/staff',
    '/staff/care',
    '/staff/orders',
    '/staff/inbox',
    '/staff/programs',
    '/staff/families',
    '/staff/report',
    '/staff/content',
    '/staff/people',
    '/staff/settings',
  ])
  // Awaiting orders; and a new request, an unseen message and suggestion.
  await waitFor(() => {
    expect(linkTo('주문')).toHaveAccessibleDescription('새 소식 2건')
    expect(linkTo('요청함')).toHaveAccessibleDescription('새 소식 3건')
  })
  expect(linkTo('주문')).toHaveAttribute('aria-current', 'page')
  for (const name of ['오늘의 픽업', '프로그램']) {
    expect(linkTo(name)).not.toHaveAccessibleDescription()
    expect(linkTo(name)).not.toHaveAttribute('aria-current')
  }
})

test('new items are announced, those of the first list are not', async () => {
  vi.useFakeTimers()
  const { view } = await show()
  const spoken = view.container.querySelector('[aria-live="polite"]')
  await advanceTime(1000)
  expect(screen.getByText('새 소식 3건')).toBeInTheDocument()
  expect(spoken).toHaveTextContent(/^$/)
  await site.put('messages/m-2', unseen)
  await advanceTime(6000)
  expect(spoken).toHaveTextContent(/^새 알림 1건$/)
})
