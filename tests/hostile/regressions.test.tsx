import { afterEach, expect, test, vi } from 'vitest'
import { addDays, addMonths, dayOf } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { isExpired } from '@/domain/rides/reservations/reservation'
import { useChildrenStore } from '@/stores/children'
import { useReservationCart } from '@/stores/reservationCart'
import { aReservation } from '../domain/rides/aReservation'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('two stored rows with one id are listed once', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const rows = [aReservation({ id: 'a', memo: '먼저' }), aReservation({ id: 'a', memo: '나중' })]
  localStorage.setItem('dodam-reservation-cart', JSON.stringify({ v: 1, data: rows }))
  useReservationCart.reread()
  expect(useReservationCart.getState().items.map(({ memo }) => memo)).toEqual(['먼저'])
})

test('an unknown allergen of a stored child removes neither the child nor the others', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const child = { id: 'x', name: '김하준', birthday: 'gestern', allergens: [2, 99, '7'] }
  localStorage.setItem('dodam-children', JSON.stringify({ v: 1, data: [child] }))
  useChildrenStore.reread()
  expect(useChildrenStore.getState().children).toEqual([
    { id: 'x', name: '김하준', birthday: '', school: '', allergens: [2], careNote: '' },
  ])
})

test('the last days of the calendar stay valid', () => {
  expect(dayOf(new Date('9999-12-31T15:00:00Z'))).toBe('9999-12-31')
  expect(dayOf(new Date(Number.NaN))).toBe('1970-01-01')
  expect(addDays('9999-12-28', 7)).toBe('9999-12-31')
  expect(addMonths('9999-12', 1)).toBe('9999-12')
  expect(isExpired('9999-12-28', '2026-11-20')).toBe(false)
})

test('no price is negative zero', () => {
  expect(formatKRW(-0)).toBe('0원')
})
