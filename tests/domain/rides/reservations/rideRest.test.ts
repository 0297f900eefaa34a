import { expect, test } from 'vitest'
import { contactOf } from '@/content/branches/branchContacts'
import type { BranchContact } from '@/domain/places/branch'
import { restOfRoute, rideRestSentence } from '@/domain/rides/reservations/rideRest'
import { agit, school } from '../aReservation'

const branchAt = (id: string, lat: number): BranchContact => ({
  ...contactOf('seongsu'),
  ...{ id, name: `${id}점`, lat, lng: agit.lng },
})
const branches = [branchAt('seongsu', agit.lat), branchAt('mapo', 37.6)]
const toSeongsu = { origin: school, dest: agit }
const noRoute = { origin: school, dest: undefined }
const DAY = '2026-11-25'
const closed = (...ids: string[]) => ({
  days: Object.fromEntries(ids.map((id) => [`${id}_20261125`, `${id} 점검`])),
})

test('a route rests with its branch alone', () => {
  expect(rideRestSentence(toSeongsu, DAY, closed('seongsu'), branches)).toBe(
    'seongsu점은 11.25(수)에 쉬어요. (seongsu 점검)',
  )
  expect(restOfRoute(toSeongsu, DAY, closed('seongsu'), branches)).toBe('휴무: seongsu 점검')
  expect(rideRestSentence(toSeongsu, DAY, closed('mapo'), branches)).toBeUndefined()
  expect(restOfRoute(toSeongsu, DAY, closed('mapo'), branches)).toBeUndefined()
})

test('before the route is known a day rests only where all branches do', () => {
  for (const route of [noRoute, { origin: undefined, dest: agit }]) {
    expect(restOfRoute(route, DAY, closed('seongsu'), branches)).toBeUndefined()
    expect(restOfRoute(route, DAY, closed('seongsu', 'mapo'), branches)).toBe('휴무: seongsu 점검')
    expect(rideRestSentence(route, DAY, closed('seongsu', 'mapo'), branches)).toBeUndefined()
  }
})

test('without branches nothing is said', () => {
  expect(rideRestSentence(toSeongsu, DAY, closed('seongsu'), [])).toBeUndefined()
})
