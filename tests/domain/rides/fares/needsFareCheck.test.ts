import { expect, test } from 'vitest'
import { needsFareCheck } from '@/domain/rides/fares/rideCharge'
import { aRide } from '../aRide'

/** A degree of latitude is 111.195 km. */
const northOf = (lat: number, km: number) => lat + km / 111.195
const school = { name: '성동초등학교', lat: 37.5547, lng: 127.0402 }
const places = [school, { name: '서초초등학교', lat: 37.4946, lng: 127.0189 }]
const placeAt = (name: string, lat: number) => ({ name, address: '', lat, lng: school.lng })
const far = placeAt('우리 집', 37.1)

test.each([
  ['its own point', '성동초등학교', 0, false],
  ['299 m away', '성동초등학교', 0.299, false],
  ['301 m away', '성동초등학교', 0.301, true],
  ['301 m away with invisible spaces', ' 성동\u200b초등\u3000학교', 0.301, true],
  ['301 m away with decomposed syllables', '성동초등학교'.normalize('NFD'), 0.301, true],
  ['an unknown name', '수원화성', 30, false],
])('a place of the site: %s', (_, name, km, doubtful) => {
  const place = placeAt(name, northOf(school.lat, km))
  expect(needsFareCheck(aRide({ origin: place, dest: far }), places)).toBe(doubtful)
  expect(needsFareCheck(aRide({ origin: far, dest: place }), places)).toBe(doubtful)
})

test('of two places with one name the nearer counts', () => {
  const namesake = { ...school, lat: 37.1 }
  const ride = aRide({ origin: placeAt(school.name, 37.1), dest: far })
  expect(needsFareCheck(ride, places)).toBe(true)
  expect(needsFareCheck(ride, [...places, namesake])).toBe(false)
})
