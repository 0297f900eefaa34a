import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffOrdersPage } from '@/pages/staff/orders/StaffOrdersPage'
import { StaffMemberContext } from '@/pages/staff/staffMember'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readOrdersOf } from '@/repository/orders'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders')>()),
  readOrdersOf: vi.fn(),
}))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a list that was never read keeps its message for a while, and comes by itself', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readOrdersOf).mockRejectedValue(new RepositoryError('timeout'))
  render(
    withQueries(
      <MemoryRouter>
        <StaffMemberContext value={{ uid: 'staff-1', name: '도담쌤' }}>
          <StaffOrdersPage />
        </StaffMemberContext>
      </MemoryRouter>,
    ),
  )
  await pass(1000)
  const message = screen.getByRole('alert')
  await pass(10_000)
  expect(screen.getByRole('alert')).toBe(message)
  vi.mocked(readOrdersOf).mockResolvedValue([])
  await pass(6000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('입금을 기다리는 주문이 없어요.')).toBeVisible()
})
