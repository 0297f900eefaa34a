import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SlotPicker } from '@/pages/programs/booking/SlotPicker'
import { aProgram } from '../../domain/programs/aProgram'

test('a day without a time says so', () => {
  render(
    <SlotPicker
      sessions={{ status: 'loaded', data: undefined }}
      usualStarts={[]}
      program={aProgram({ allowedDates: ['2026-11-24'], slots: {} })}
      date="2026-11-25"
      now={new Date()}
      bookings={[]}
      isLocked={false}
      onPress={() => {}}
      fullAction={() => null}
    />,
  )
  const words = screen.getByText('선택한 날짜에 예약 가능한 시간이 없습니다.')
  expect(words).toHaveAttribute('role', 'status')
})
