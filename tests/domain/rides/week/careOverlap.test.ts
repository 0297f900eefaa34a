import { expect, test } from 'vitest'
import { overlapsCare, servesStay } from '@/domain/rides/week/careOverlap'
import { agit, school } from '../aReservation'
import { aRide, inSeoul } from '../aRide'

const stay = {
  childId: 'child-1',
  startsAt: inSeoul('2026-11-25T13:00'),
  endsAt: inSeoul('2026-11-25T15:00'),
}
const place = { name: '', address: '' }
const there = { origin: { ...place, ...school }, dest: { ...place, ...agit } }
const home = { origin: { ...place, ...agit }, dest: { ...place, ...school } }

test.each([
  { way: there, when: '2026-11-25T11:59', serves: false },
  { way: there, when: '2026-11-25T12:00', serves: true },
  { way: there, when: '2026-11-25T15:00', serves: true },
  { way: there, when: '2026-11-25T15:01', serves: false },
  { way: home, when: '2026-11-25T12:59', serves: false },
  { way: home, when: '2026-11-25T13:00', serves: true },
  { way: home, when: '2026-11-25T16:00', serves: true },
  { way: home, when: '2026-11-25T16:01', serves: false },
  { way: { origin: there.origin, dest: there.origin }, when: '2026-11-25T13:30', serves: false },
])('a ride at $when serves the stay: $serves', ({ way, when, serves }) => {
  expect(servesStay(aRide({ ...way, startsAt: inSeoul(when) }), stay, agit)).toBe(serves)
})

test.each([
  { name: 'to the branch', ride: { ...there }, overlaps: false },
  { name: 'from the branch', ride: { ...home }, overlaps: false },
  { name: 'elsewhere', ride: { origin: there.origin, dest: there.origin }, overlaps: true },
  {
    name: "of another's",
    ride: { origin: there.origin, dest: there.origin, childId: 'c2' },
    overlaps: false,
  },
])('a ride $name during the stay', ({ ride, overlaps }) => {
  const rides = [aRide({ ...ride, startsAt: inSeoul('2026-11-25T14:00') })]
  expect(overlapsCare(stay, agit, rides, [])).toBe(overlaps)
})

test.each([
  { from: '2026-11-25T14:00', until: '2026-11-25T16:00', overlaps: true },
  { from: '2026-11-25T15:00', until: '2026-11-25T17:00', overlaps: false },
])('another session from $from', ({ from, until, overlaps }) => {
  const joined = [{ childId: 'child-1', startsAt: inSeoul(from), endsAt: inSeoul(until) }]
  expect(overlapsCare(stay, agit, [], joined)).toBe(overlaps)
})
