import { expect, test } from 'vitest'
import type { Ride, RideStatus } from '@/domain/ride'
import { runsOf, runsOfRows } from '@/pages/staff/today/runs'
import { aRide } from '../../domain/aRide'

const ride = (id: string, status: RideStatus): Ride => aRide({ id, status })
const a = ride('a', 'arrived')
const b = ride('b', 'cancelled')
const c = ride('c', 'declined')
const d = ride('d', 'requested')
const e = ride('e', 'arrived')

test('rides that are over look like the lines of one card where they follow each other', () => {
  expect([...runsOf([a, b, c, d, e])]).toEqual([
    ['a', 'first'],
    ['b', 'middle'],
    ['c', 'last'],
  ])
  expect([...runsOf([d, a, b])]).toEqual([
    ['a', 'first'],
    ['b', 'last'],
  ])
  expect([...runsOf([])]).toEqual([])
})

test('rows that are still to leave stand between nothing that is seen', () => {
  expect(Object.fromEntries(runsOfRows([a, e], [a, b, c, d, e]))).toEqual({
    a: 'first',
    e: 'last',
    b: 'first',
    c: 'last',
  })
  expect(Object.fromEntries(runsOfRows([d], [a, b, d]))).toEqual({ a: 'first', b: 'last' })
})
