import { describe, expect, it } from 'vitest'
import { boundsOf, centreOf, nearestPlace } from '@/features/map/mapBounds'

const place = (id: string, lat: number, lng: number) => ({ id, label: id, position: { lat, lng } })

describe('boundsOf', () => {
  it('holds all positions', () => {
    expect(
      boundsOf([
        { lat: 37.5, lng: 127.1 },
        { lat: 37.4, lng: 127 },
        { lat: 37.6, lng: 126.9 },
      ]),
    ).toEqual({ south: 37.4, west: 126.9, north: 37.6, east: 127.1 })
  })

  it('is the middle of Seoul without positions', () => {
    expect(centreOf(boundsOf([]))).toEqual({ lat: 37.5665, lng: 126.978 })
  })
})

describe('nearestPlace', () => {
  const places = [place('near', 37.5, 127), place('far', 37.6, 127.1)]

  it('finds the nearest one', () => {
    expect(nearestPlace({ lat: 37.51, lng: 127 }, places)?.id).toBe('near')
    expect(nearestPlace({ lat: 37.58, lng: 127.1 }, places)?.id).toBe('far')
  })

  it('finds none in an empty list', () => {
    expect(nearestPlace({ lat: 37.5, lng: 127 }, [])).toBeUndefined()
  })
})
