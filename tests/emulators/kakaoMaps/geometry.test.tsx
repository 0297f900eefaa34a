import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from '@/domain/places/geo'
import { LatLng, LatLngBounds } from '../../../emulators/kakao-maps/places.ts'
import { toLatLng, toMetres } from '../../../emulators/kakao-maps/plane.ts'

const inSeoul = fc.record({
  lat: fc.double({ min: 37.3, max: 37.7, noNaN: true }),
  lng: fc.double({ min: 126.7, max: 127.3, noNaN: true }),
})

describe('the plane', () => {
  it('turns places into metres and back', () => {
    fc.assert(
      fc.property(inSeoul, ({ lat, lng }) => {
        expect(toLatLng(toMetres([lat, lng])).equals(new LatLng(lat, lng))).toBe(true)
        expect(new LatLng(lat, lng).toCoords().toLatLng().equals(new LatLng(lat, lng))).toBe(true)
      }),
    )
  })

  it('is right about distances in Seoul to half a percent', () => {
    fc.assert(
      fc.property(inSeoul, inSeoul, (from, to) => {
        const a = toMetres(from)
        const b = toMetres(to)
        const km = distanceKm(from, to)
        expect(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) / 1000 - km)).toBeLessThanOrEqual(
          km * 0.005 + 1e-6,
        )
      }),
    )
  })
})

describe('LatLngBounds', () => {
  it('is empty until it is extended', () => {
    const bounds = new LatLngBounds([])
    expect(bounds.isEmpty()).toBe(true)
    bounds.extend(new LatLng(37.5, 127))
    expect(bounds.isEmpty()).toBe(false)
    expect(bounds.contain(new LatLng(37.5, 127))).toBe(true)
    expect(bounds.contain(new LatLng(37.5001, 127))).toBe(false)
  })

  it('has the same corners whichever is named first', () => {
    const [a, b] = [new LatLng(37.6, 127.1), new LatLng(37.4, 126.9)]
    expect(new LatLngBounds(a, b).equals(new LatLngBounds(b, a))).toBe(true)
    expect(new LatLngBounds(a, b).getSouthWest().equals(new LatLng(37.4, 126.9))).toBe(true)
  })
})
