import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memo } from 'react'
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Staff } from '@/features/account/useStaff'
import { StaffLayout } from '@/pages/staff/StaffLayout'
import { useStaffMember } from '@/pages/staff/staffMember'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { withQueries } from '../../remote/withQueries'

const who = vi.hoisted(() => ({ useStaff: vi.fn<() => Staff>() }))
vi.mock('@/features/account/useStaff', () => who)
const useStaffNews = vi.hoisted(() => vi.fn(() => ({ orders: 0, inbox: 0 })))
vi.mock('@/pages/staff/useStaffNews', () => ({ useStaffNews }))

const drawn = vi.fn()

/** Like a ride of the list: it asks who is there. */
const Row = memo(function Row() {
  drawn(useStaffMember().uid)
  return null
})

function Screen() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <button type="button" onClick={() => setParams({ status: 'requested' })}>
        접수
      </button>
      <output>{params.get('status')}</output>
      <Row />
    </>
  )
}

beforeEach(() => vi.clearAllMocks())

const open = () =>
  render(
    withQueries(
      <MemoryRouter initialEntries={['/staff']}>
        <Routes>
          <Route element={<StaffLayout />}>
            <Route path="/staff" element={<Screen />} />
          </Route>
        </Routes>
      </MemoryRouter>,
    ),
  )

test('a filter, which is another address, draws no row anew that asks who is there', async () => {
  who.useStaff.mockReturnValue({ status: 'staff', uid: 'staff-1', name: '도담쌤' })
  open()
  await userEvent.click(screen.getByRole('button', { name: '접수' }))
  expect(screen.getByText('requested')).toBeVisible()
  expect(drawn.mock.calls).toEqual([['staff-1']])
})

test.each<Staff>([
  { status: 'checking' },
  { status: 'failed', error: new RepositoryError('unavailable'), retry: () => {} },
])(
  'while it is $status who is there, the frame leads home, and nothing of the agit is asked for',
  (staff) => {
    who.useStaff.mockReturnValue(staff)
    open()
    const head = within(screen.getByRole('banner'))
    expect(head.getByText('아지트 관리')).toBeVisible()
    expect(head.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(drawn).not.toHaveBeenCalled()
    expect(useStaffNews).not.toHaveBeenCalled()
  },
)

test('a check that failed is tried again', async () => {
  const retry = vi.fn()
  who.useStaff.mockReturnValue({
    status: 'failed',
    error: new RepositoryError('unavailable'),
    retry,
  })
  open()
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(retry).toHaveBeenCalledOnce()
})
