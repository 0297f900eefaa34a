import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { branches } from '@/content/branches/branches'
import { places } from '@/content/places'
import { addDays, addMonths, dayOf, isDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money/money'
import { isExpired } from '@/domain/pickup/reservation'
import { emptyDraft } from '@/domain/pickup/reservationDraft'
import { findBranches, indexBranches } from '@/domain/places/branchSearch'
import { indexPlaces, searchPlaces } from '@/domain/places/placeSearch'
import { nearestPlace } from '@/features/map/mapBounds'
import { districtOf } from '@/pages/branches/BranchesPage'
import { chooseBackendConfig } from '@/platform/env'
import { useChildrenStore } from '@/stores/children'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { aReservation } from '../domain/pickup/aReservation'

// Each of these was a fault once.

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test.each(['가', 'ㄱ가', '('])('a pasted page of 「%s」 breaks no search', (part) => {
  const pasted = `${part.repeat(100_000)}가`
  expect(searchPlaces(indexPlaces(places), pasted)).toEqual([])
  expect(findBranches(indexBranches(branches), { query: pasted, district: '' })).toEqual([])
})

test('one bad row of a stored cart takes no other row with it', () => {
  const rows = [aReservation({ id: 'a' }), { id: 'b' }, aReservation({ id: 'c' }), null]
  localStorage.setItem('dodam-reservation-cart', JSON.stringify({ v: 1, data: rows }))
  void useReservationCart.persist.rehydrate()
  expect(useReservationCart.getState().items.map(({ id }) => id)).toEqual(['a', 'c'])
})

test('two stored rows of one id stand once', () => {
  const rows = [aReservation({ id: 'a', memo: '먼저' }), aReservation({ id: 'a', memo: '나중' })]
  localStorage.setItem('dodam-reservation-cart', JSON.stringify({ v: 1, data: rows }))
  void useReservationCart.persist.rehydrate()
  expect(useReservationCart.getState().items.map(({ memo }) => memo)).toEqual(['먼저'])
})

test('an unknown allergen of a stored child hides neither the child nor its other allergens', () => {
  const child = {
    id: 'x',
    name: '김하준',
    birthday: 'gestern',
    allergens: [2, 99, '7'],
    careNote: null,
  }
  localStorage.setItem('dodam-children', JSON.stringify({ v: 1, data: [child] }))
  void useChildrenStore.persist.rehydrate()
  expect(useChildrenStore.getState().children).toEqual([
    { id: 'x', name: '김하준', birthday: '', school: '', allergens: [2], careNote: '' },
  ])
})

test('a stored draft loses what does not fit and keeps what was typed; a sibling rides once', () => {
  const draft = {
    ...emptyDraft,
    dates: ['2026-11-25', 'morgen', '2026-11-25'],
    time: { hour: 99 },
    memo: '후문에서 만나요',
    siblingIds: ['child-2', 'child-2', 3],
  }
  sessionStorage.setItem('dodam-pickup-wizard', JSON.stringify({ v: 1, data: draft }))
  void usePickupWizard.persist.rehydrate()
  expect(usePickupWizard.getState().draft).toEqual({
    ...emptyDraft,
    dates: ['2026-11-25'],
    memo: '후문에서 만나요',
    siblingIds: ['child-2'],
  })
})

test('the last days of the calendar stay days', () => {
  expect(dayOf(new Date('9999-12-31T15:00:00Z'))).toBe('9999-12-31')
  expect(dayOf(new Date(Number.NaN))).toBe('1970-01-01')
  expect(addDays('9999-12-28', 7)).toBe('9999-12-31')
  expect(isDay(addDays('no day', 1))).toBe(true)
  expect(addMonths('9999-12', 1)).toBe('9999-12')
  expect(isExpired('9999-12-28', '2026-11-20')).toBe(false)
})

test('a tap or a device without a position chooses nothing', () => {
  const list = [{ id: 'a', label: '가', position: { lat: 37.5, lng: 127 } }]
  expect(nearestPlace({ lat: Number.NaN, lng: 127 }, list)).toBeUndefined()
  expect(nearestPlace({ lat: 37, lng: Number.POSITIVE_INFINITY }, list)).toBeUndefined()
})

test('a configuration counts when it names a project and a key, whatever else it holds', () => {
  const page = {
    apiKey: 'k',
    projectId: 'p',
    authDomain: null,
    appId: 7,
    firestoreEmulatorHost: [],
  }
  expect(chooseBackendConfig(page, { apiKey: 'b', projectId: 'built-in' })).toEqual({
    apiKey: 'k',
    projectId: 'p',
    authDomain: '',
    appId: '',
    firestoreEmulatorHost: undefined,
  })
})

test('no price is minus nothing', () => {
  expect(formatKRW(-0)).toBe('0원')
})

test('a district that no branch is in hides no branch', () => {
  expect(districtOf('가나')).toBe('')
  expect(districtOf('성동구')).toBe('성동구')
})
