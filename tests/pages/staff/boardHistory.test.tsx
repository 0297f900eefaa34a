import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { DayFilters } from '@/pages/staff/day/DayFilters'
import { FilterSelect } from '@/pages/staff/day/FilterSelect'
import { StaffMemberProvider } from '@/pages/staff/StaffMemberContext'
import { useBoardAddress } from '@/pages/staff/today/useBoard'
import { withQueries } from '../../remote/withQueries'
import { anOwner } from '../aStaffUser'

const statuses = [
  ['requested', '접수'],
  ['confirmed', '확정'],
] as const

function Board() {
  const { day, filter, goToDay, enterDay, choose } = useBoardAddress()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        뒤로
      </button>
      <output>{pathname + search}</output>
      <DayFilters day={day} goToDay={goToDay} enterDay={enterDay}>
        <FilterSelect
          label="상태"
          all="전체 상태"
          options={statuses}
          value={filter.status}
          onChoose={(status) => choose('status', status)}
        />
      </DayFilters>
    </>
  )
}

function open() {
  render(
    withQueries(
      <MemoryRouter initialEntries={['/my', '/staff?date=2026-11-25']}>
        <StaffMemberProvider value={anOwner('staff-1')}>
          <Board />
        </StaffMemberProvider>
      </MemoryRouter>,
    ),
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const choose = (name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option)
  const expectAddress = (address: string) =>
    expect(screen.getByRole('status')).toHaveTextContent(address)
  return { press, choose, expectAddress }
}

test('back goes from day to day, then away; a filter adds no step', async () => {
  const { press, choose, expectAddress } = open()
  await press('다음 날')
  await choose('상태', '접수')
  await choose('상태', '확정')
  expectAddress('/staff?date=2026-11-26&status=confirmed')
  await press('다음 날')
  expectAddress('/staff?status=confirmed&date=2026-11-27')
  await press('뒤로')
  expectAddress('/staff?date=2026-11-26&status=confirmed')
  await press('뒤로')
  expectAddress('/staff?date=2026-11-25')
  await press('뒤로')
  expectAddress('/my')
})

test('a date typed digit by digit is one step', async () => {
  const { press, expectAddress } = open()
  const field = screen.getByLabelText('날짜')
  for (const value of ['2026-12-05', '2026-12-02', '2026-12-24'])
    fireEvent.change(field, { target: { value } })
  expectAddress('/staff?date=2026-12-24')
  await press('뒤로')
  expectAddress('/staff?date=2026-11-25')
})
