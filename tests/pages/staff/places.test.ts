import { expect, test } from 'vitest'
import type { Ride, RideStatus } from '@/domain/rides/ride'
import { placesOf } from '@/pages/staff/today/places'
import { aRide } from '../../domain/rides/aRide'

const ride = (id: string, status: RideStatus): Ride => aRide({ id, status })
const a = ride('a', 'arrived')
const b = ride('b', 'cancelled')
const c = ride('c', 'declined')
const d = ride('d', 'requested')
const e = ride('e', 'arrived')

test('rides that are over look like the lines of one card where they follow each other', () => {
  expect([...placesOf([a, b, c, d, e])]).toEqual([
    ['a', 'first'],
    ['b', 'middle'],
    ['c', 'last'],
    ['d', 'alone'],
    ['e', 'alone'],
  ])
  expect([...placesOf([d, a, b])]).toEqual([
    ['d', 'alone'],
    ['a', 'first'],
    ['b', 'last'],
  ])
  expect([...placesOf([])]).toEqual([])
})
