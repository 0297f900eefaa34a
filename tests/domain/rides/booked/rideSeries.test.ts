import { describe, expect, test } from 'vitest'
import {
  cancellationPlan,
  cancelledRide,
  ridesInScope,
  splitByOutcome,
} from '@/domain/rides/booked/rideSeries'
import { fc } from '../../../fastCheck'
import { aRide, inSeoul } from '../aRide'

const weekly = (id: string, day: string, change = {}) =>
  aRide({
    id,
    startsAt: inSeoul(`${day}T15:00`),
    seriesId: 'series-1',
    status: 'confirmed',
    ...change,
  })
const first = weekly('first', '2026-11-24')
const second = weekly('second', '2026-12-01')
const third = weekly('third', '2026-12-08')
const stranger = weekly('stranger', '2026-12-01', { seriesId: 'series-2' })
const rides = [third, stranger, first, second]
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

describe('the scope of a series', () => {
  test('in order of time', () => {
    expect(ids(ridesInScope(second, rides, 'one'))).toEqual(['second'])
    expect(ids(ridesInScope(second, rides, 'later'))).toEqual(['second', 'third'])
    expect(ids(ridesInScope(second, rides, 'all'))).toEqual(['first', 'second', 'third'])
  })

  test('of a single ride is the ride itself', () => {
    const single = aRide()
    const other = aRide({ id: 'other' })
    expect(ridesInScope(single, [other, single], 'all')).toEqual([single])
  })

  test('includes the smaller scope', () => {
    const day = fc.integer({ min: 1, max: 30 }).map((date) => String(date).padStart(2, '0'))
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 20 }), fc.nat(), (days, pick) => {
        const series = days.map((date, index) => weekly(`${index}`, `2026-11-${date}`))
        const ride = series[pick % series.length] ?? first
        const [one, later, all] = [
          ids(ridesInScope(ride, series, 'one')),
          ids(ridesInScope(ride, series, 'later')),
          ids(ridesInScope(ride, series, 'all')),
        ]
        expect(one).toEqual([ride.id])
        expect(one.filter((id) => !later.includes(id))).toEqual([])
        expect(later.filter((id) => !all.includes(id))).toEqual([])
        expect(all).toHaveLength(series.length)
      }),
    )
  })
})

describe('cancelling a scope', () => {
  test('adds up the fees and counts only what can be cancelled', () => {
    const now = inSeoul('2026-12-01T10:00')
    const plan = cancellationPlan(ridesInScope(first, rides, 'all'), now)
    expect(plan.items.map(({ ride, feeKRW }) => [ride.id, feeKRW])).toEqual([
      ['second', 3_870],
      ['third', 0],
    ])
    expect(plan.feeKRW).toBe(3_870)
  })

  test('the sum is exact', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 60 }), (fares) => {
        const many = fares.map((fareKRW, index) => weekly(`${index}`, '2026-12-01', { fareKRW }))
        const plan = cancellationPlan(many, inSeoul('2026-12-01T14:30'))
        expect(plan.feeKRW).toBe(fares.reduce((sum, fare) => sum + fare, 0))
        expect(plan.items).toHaveLength(fares.length)
      }),
    )
  })
})

test('requests are done or open; missing rides are neither', () => {
  const asked = ['done', 'open', 'gone'].map((id) => ({ ride: aRide({ id }) }))
  const rides = [aRide({ id: 'done', status: 'cancelled' }), aRide({ id: 'open' })]
  expect(splitByOutcome(asked, rides, ({ status }) => status === 'cancelled')).toEqual({
    done: 1,
    open: [asked[1]],
  })
})

test('a cancelled ride changes only status and fee', () => {
  const ride = aRide({ status: 'confirmed' })
  expect(cancelledRide({ ride, feeKRW: 3_870 })).toEqual({
    ...ride,
    status: 'cancelled',
    cancelFeeKRW: 3_870,
  })
})
