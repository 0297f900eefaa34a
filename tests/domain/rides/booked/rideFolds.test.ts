import { describe, expect, test } from 'vitest'
import { rideStatuses } from '@/domain/rides/booked/ride'
import { foldFamilies, isDeclinable, latestRides } from '@/domain/rides/booked/rideFolds'
import { aRide, inSeoul } from '../aRide'

const ridesOf = (uid: string, count: number) =>
  Array.from({ length: count }, (_, index) => aRide({ id: `${uid}-${index}`, uid }))

/** Ids, and of a fold its ids in a list. */
const folded = (...families: ReturnType<typeof ridesOf>[]) =>
  foldFamilies(families.flat()).map(({ ride, fold }) =>
    ride ? ride.id : fold.rides.map(({ id }) => id),
  )

describe('rides of a family beyond ten are one row', () => {
  test('ten are ten rows, the eleventh is folded', () => {
    expect(folded(ridesOf('a', 10))).toHaveLength(10)
    expect(folded(ridesOf('a', 11)).at(-1)).toEqual(['a-10'])
  })

  test('the fold stands where the eleventh would, and hides nobody else’s', () => {
    const flood = ridesOf('flood', 14)
    const rows = folded(flood.slice(0, 11), ridesOf('b', 1), flood.slice(11), ridesOf('c', 2))
    expect(rows.slice(9)).toEqual([
      'flood-9',
      ['flood-10', 'flood-11', 'flood-12', 'flood-13'],
      'b-0',
      'c-0',
      'c-1',
    ])
  })

  test('a fold knows its family and what is not folded', () => {
    const fold = foldFamilies(ridesOf('a', 12)).at(-1)?.fold
    expect(fold).toMatchObject({ uid: 'a', childName: '김하준' })
    expect(fold?.unfoldedIds).toEqual(ridesOf('a', 10).map(({ id }) => id))
  })

  test('rides whose family cannot be read are not folded', () => {
    expect(folded(ridesOf('', 12))).toHaveLength(12)
  })
})

test('only what is not under way and not over is declined with the others', () => {
  expect(rideStatuses.filter((status) => isDeclinable(aRide({ status })))).toEqual([
    'requested',
    'confirmed',
  ])
})

test('of two versions of a ride the later one counts, of equal ones the first', () => {
  const known = aRide({ id: 'a' })
  const newer = aRide({ id: 'b', updatedAt: inSeoul('2026-11-21T09:00') })
  expect(latestRides([known, aRide({ id: 'b' })], [aRide({ id: 'a' }), newer])).toEqual([
    known,
    newer,
  ])
  expect(latestRides([known], [aRide({ id: 'a' })])[0]).toBe(known)
})
