import { expect, test } from 'vitest'
import { neighbourhoods, places } from '@/content/places'
import { distanceKm } from '@/domain/places/geo'

test('there are at least forty places, each with an id of its own', () => {
  expect(places.length).toBeGreaterThanOrEqual(40)
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
})

test('all of them lie in or near Seoul and Bundang', () => {
  const cityHall = { lat: 37.5665, lng: 126.978 }
  expect(places.filter((place) => distanceKm(cityHall, place) > 30)).toEqual([])
})

test('every place is in the neighbourhood of one branch', () => {
  const all = neighbourhoods.flatMap((area) => area.places.map(({ id }) => id))
  expect(all.toSorted()).toEqual(places.map(({ id }) => id).toSorted())
})
