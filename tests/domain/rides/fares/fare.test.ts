import { describe, expect, test } from 'vitest'
import { distanceKm } from '@/domain/places/geo'
import {
  estimateFare,
  guidePickupKRW,
  isNightHour,
  sampleFares,
  sumFares,
} from '@/domain/rides/fares/fare'
import { fc } from '../../../fastCheck'

const tariff = sampleFares.current
const km = fc.double({ min: 0, max: 20_100, noNaN: true })
const hour = fc.integer({ min: 0, max: 23 })
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('estimateFare', () => {
  test.each([
    { at: '19:50', hour: 19, night: 0, total: 7_000 },
    { at: '20:00', hour: 20, night: 2_000, total: 9_000 },
    { at: '23:50', hour: 23, night: 2_000, total: 9_000 },
    { at: '00:00', hour: 0, night: 2_000, total: 9_000 },
    { at: '05:50', hour: 5, night: 2_000, total: 9_000 },
    { at: '06:00', hour: 6, night: 0, total: 7_000 },
  ])('a ride to the same spot at $at costs $total', ({ hour: at, night, total }) => {
    expect(estimateFare({ distanceKm: 0, hour: at }, tariff)).toEqual({
      base: 10_000,
      distance: 0,
      night,
      discount: 3_000,
      total,
    })
  })

  test('every kilometre costs 500 won, rounded to whole won', () => {
    expect(estimateFare({ distanceKm: 1, hour: 13 }, tariff).distance).toBe(500)
    expect(estimateFare({ distanceKm: 2.6734, hour: 13 }, tariff)).toMatchObject({
      distance: 1_337,
      total: 8_337,
    })
    expect(estimateFare({ distanceKm: 0.000_999, hour: 13 }, tariff).distance).toBe(0)
    expect(estimateFare({ distanceKm: 0.001, hour: 13 }, tariff).distance).toBe(1)
  })

  test('a ride to the antipode', () => {
    const there = distanceKm({ lat: 37.5, lng: 127 }, { lat: -37.5, lng: -53 })
    expect(there).toBeCloseTo(Math.PI * 6371, 6)
    expect(estimateFare({ distanceKm: there, hour: 13 }, tariff)).toMatchObject({
      distance: 10_007_543,
      total: 10_014_543,
    })
  })

  test('the total never falls below 0', () => {
    const gift = { ...tariff, discountKRW: 50_000 }
    expect(estimateFare({ distanceKm: 1, hour: 13 }, gift)).toMatchObject({
      discount: 50_000,
      total: 0,
    })
    expect(estimateFare({ distanceKm: 79, hour: 13 }, gift).total).toBe(0)
    expect(estimateFare({ distanceKm: 80, hour: 13 }, gift).total).toBe(0)
    expect(estimateFare({ distanceKm: 80.002, hour: 13 }, gift).total).toBe(1)
  })

  test('a distance that is no number costs nothing', () => {
    expect(estimateFare({ distanceKm: Number.NaN, hour: 13 }, tariff).distance).toBe(0)
    expect(estimateFare({ distanceKm: -3, hour: 13 }, tariff).distance).toBe(0)
  })

  test('the total is the sum of its parts, in whole won', () => {
    fc.assert(
      fc.property(km, hour, (distance, at) => {
        const fare = estimateFare({ distanceKm: distance, hour: at }, tariff)
        expect(fare.total).toBe(Math.max(0, fare.base + fare.distance + fare.night - fare.discount))
        expect(Object.values(fare).every(Number.isInteger)).toBe(true)
        expect(fare.night > 0).toBe(isNightHour(at))
      }),
    )
  })

  test('a longer distance never costs less', () => {
    fc.assert(
      fc.property(km, km, hour, (a, b, at) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)].map((distance) =>
          estimateFare({ distanceKm: distance, hour: at }, tariff),
        )
        expect(near?.total ?? 0).toBeLessThanOrEqual(far?.total ?? 0)
      }),
    )
  })

  test('both directions cost the same', () => {
    fc.assert(
      fc.property(place, place, hour, (a, b, at) => {
        const there = estimateFare({ distanceKm: distanceKm(a, b), hour: at }, tariff)
        const back = estimateFare({ distanceKm: distanceKm(b, a), hour: at }, tariff)
        expect(there).toEqual(back)
      }),
    )
  })
})

test('fares are added part by part', () => {
  const fare = fc.record({
    base: fc.nat(),
    distance: fc.nat(),
    night: fc.nat(),
    discount: fc.nat(),
    total: fc.nat(),
  })
  fc.assert(
    fc.property(fc.array(fare), (fares) => {
      const sumOf = (part: 'base' | 'distance' | 'night' | 'discount' | 'total') =>
        fares.reduce((sum, each) => sum + each[part], 0)
      expect(sumFares(fares)).toEqual({
        base: sumOf('base'),
        distance: sumOf('distance'),
        night: sumOf('night'),
        discount: sumOf('discount'),
        total: sumOf('total'),
      })
    }),
  )
})

test('the guide counts a pickup by day without its distance part', () => {
  expect(guidePickupKRW(tariff)).toBe(7_000)
})
