import { expect, test } from 'vitest'
import { snackDays } from '@/domain/orders/snackDay'
import { noRestDay } from '../places/neverRests'

test('from today to two weeks later, Monday to Friday', () => {
  // A Friday.
  expect(snackDays('2026-11-20', noRestDay)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ])
})

test('without holidays, also when they are today', () => {
  const days = snackDays('2026-12-25', noRestDay)
  expect(days).not.toContain('2026-12-25')
  expect(days).not.toContain('2027-01-01')
  expect(days[0]).toBe('2026-12-28')
  expect(days.at(-1)).toBe('2027-01-08')
})
