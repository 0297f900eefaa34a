import { describe, expect, it } from 'vitest'
import { distanceKm, straightDistanceLabel } from '@/domain/places/geo'
import { fc } from '../../fastCheck'

const seoul = { lat: 37.5665, lng: 126.978 }
const busan = { lat: 35.1796, lng: 129.0756 }

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distanceKm', () => {
  it.each([
    ['no distance', seoul, seoul, 0],
    ['Seoul to Busan', seoul, busan, 325.0],
    ['one degree of latitude', { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111.195],
    ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.195],
    ['the other side of the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015.087],
  ])('%s', (_, from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 0)
  })

  it('is symmetric, never negative and at most half the earth', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const there = distanceKm(from, to)
        expect(there).toBeCloseTo(distanceKm(to, from), 6)
        expect(there).toBeGreaterThanOrEqual(0)
        expect(there).toBeLessThanOrEqual(20_015.1)
      }),
    )
  })
})

it.each([
  [0, '직선거리 0.00 km'],
  [1.484, '직선거리 1.48 km'],
  [20.9, '직선거리 20.90 km'],
])('%d km is 「%s」', (km, label) => {
  expect(straightDistanceLabel(km)).toBe(label)
})
