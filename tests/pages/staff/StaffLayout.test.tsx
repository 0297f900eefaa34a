import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memo } from 'react'
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { StaffLayout } from '@/pages/staff/StaffLayout'
import { useStaffMember } from '@/pages/staff/staffMember'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/features/account/useStaff', () => ({
  useStaff: () => ({ status: 'staff', uid: 'staff-1', name: '도담쌤' }),
}))
vi.mock('@/pages/staff/useStaffNews', () => ({ useStaffNews: () => ({ orders: 0, inbox: 0 }) }))

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

test('a filter, which is another address, draws no row anew that asks who is there', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: '접수' }))
  expect(screen.getByText('requested')).toBeVisible()
  expect(drawn.mock.calls).toEqual([['staff-1']])
})
