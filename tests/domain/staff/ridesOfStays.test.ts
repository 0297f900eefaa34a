import { expect, test } from 'vitest'
import { sampleBranches } from '@/content/branches/branches'
import { rideFinder, rideWords } from '@/domain/staff/ridesOfStays'
import { aRide, inSeoul } from '../rides/aRide'

const branchOf = (id: string) => sampleBranches.find((branch) => branch.id === id)

const stay = { uid: 'parent-1', childId: 'child-1', branchId: 'seongsu' }
const { origin, dest } = aRide()

test.each([
  { what: 'a confirmed one', change: { status: 'confirmed' }, is: true },
  { what: 'one that has arrived', change: { status: 'arrived' }, is: true },
  { what: 'a cancelled one', change: { status: 'cancelled' }, is: false },
  { what: 'a declined one', change: { status: 'declined' }, is: false },
  { what: 'a sibling’s', change: { childId: 'child-2' }, is: false },
  { what: 'another family’s child of the same id', change: { uid: 'parent-2' }, is: false },
  { what: 'to another branch', change: { branchId: 'mapo' }, is: false },
  { what: 'from the branch', change: { origin: dest, dest: origin }, is: false },
  {
    what: 'to a point 90 m beside it',
    change: { dest: { ...dest, lat: dest.lat + 0.0008 } },
    is: true,
  },
  {
    what: 'to a point 110 m beside it',
    change: { dest: { ...dest, lat: dest.lat + 0.001 } },
    is: false,
  },
] as const)('the child’s ride to the branch, $what: $is', ({ change, is }) => {
  const ride = aRide(change)
  expect(rideFinder([ride], branchOf)(stay)).toBe(is ? ride : undefined)
})

test('of several the first', () => {
  const [late, early] = ['16:00', '13:00'].map((time) =>
    aRide({ id: time, startsAt: inSeoul(`2026-11-25T${time}`) }),
  )
  expect(late && early && rideFinder([late, early], branchOf)(stay)).toBe(early)
})

test('of rides to two branches the one to the stay’s', () => {
  const mapo = branchOf('mapo')
  const early = { id: 'early', branchId: 'mapo', startsAt: inSeoul('2026-11-25T09:00') }
  const toMapo = aRide({ ...early, dest: { ...dest, lat: mapo?.lat ?? 0, lng: mapo?.lng ?? 0 } })
  const toSeongsu = aRide()
  const rideOf = rideFinder([toMapo, toSeongsu], branchOf)
  expect(rideOf(stay)).toBe(toSeongsu)
  expect(rideOf({ ...stay, branchId: 'mapo' })).toBe(toMapo)
})

const reached = {
  confirmed: inSeoul('2026-11-24T09:31'),
  pickedUp: inSeoul('2026-11-25T15:12'),
  arrived: inSeoul('2026-11-25T15:31'),
}

test.each([
  ['requested', '픽업 접수 15:00'],
  ['confirmed', '픽업 확정 15:00'],
  ['onTheWay', '픽업 출발 15:00'],
  ['pickedUp', '픽업 탑승 15:12'],
  ['arrived', '픽업 도착 15:31'],
] as const)('%s: %s', (status, words) => {
  expect(rideWords(aRide({ status, reached }))).toBe(words)
})
