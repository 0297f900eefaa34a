import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DayField } from '@/pages/staff/day/DayFilters'

const onEnter = vi.fn()

function Page() {
  const [day, setDay] = useState('2026-11-20')
  const enterDay = (entered: string) => {
    onEnter(entered)
    setDay(entered)
  }
  return <DayField day={day} goToDay={setDay} enterDay={enterDay} />
}

function open() {
  onEnter.mockReset()
  render(<Page />)
  const field = screen.getByLabelText('날짜')
  return { field, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}

test('a year typed digit by digit stays in the field and goes to one day', () => {
  const { field, type } = open()
  for (const year of ['0002', '0020', '0202', '2027']) {
    type(`${year}-11-20`)
    expect(field).toHaveValue(`${year}-11-20`)
  }
  expect(onEnter.mock.calls).toEqual([['2027-11-20']])
})

test('an emptied field shows the day again when it is left', () => {
  const { field, type } = open()
  type('')
  expect(field).toHaveValue('')
  fireEvent.blur(field)
  expect(field).toHaveValue('2026-11-20')
})

test('another day takes the place of what is half typed', () => {
  const { field, type } = open()
  type('0002-11-20')
  fireEvent.click(screen.getByRole('button', { name: '다음 날' }))
  expect(field).toHaveValue('2026-11-21')
})
