import { describe, expect, test } from 'vitest'
import {
  addMoney,
  creditAfterKRW,
  endedSpan,
  hasBranch,
  isMonthCleared,
  leftKRW,
  missedOf,
  monthSpan,
  type OrderSums,
  reportedMonths,
  reportMonth,
  revenueKRW,
  sixMonths,
  unchargedFees,
} from '@/domain/staff/report'
import { noTally, tallyLess } from '@/domain/tally'
import { inSeoul } from '../rides/aRide'

const row = (count: number, paidKRW: number, refundKRW: number) => ({ count, paidKRW, refundKRW })
const credit = {
  ...{ beforeKRW: 1_000, topupKRW: 50_000, purchaseKRW: -3_000, rideKRW: -7_000 },
  ...{ refundKRW: 3_000, adjustmentKRW: -500, chargedFees: 1 },
}

describe('sums', () => {
  test('rows add up, and what went back is taken off', () => {
    const sum = addMoney([row(2, 30_000, 1_000), row(1, 5_000, 0)])
    expect(sum).toEqual(row(3, 35_000, 1_000))
    expect(leftKRW(sum)).toBe(34_000)
    expect(addMoney([])).toEqual(row(0, 0, 0))
  })

  test('the credit at the end is what there was and all its changes', () => {
    expect(creditAfterKRW(credit)).toBe(43_500)
  })

  test('who missed care is what is left of the seats, if all is known', () => {
    expect(missedOf({ booked: 10, arrived: 7, cancelled: 1 })).toBe(2)
    for (const unknown of ['booked', 'arrived', 'cancelled'] as const)
      expect(
        missedOf({ booked: 10, arrived: 7, cancelled: 1, [unknown]: undefined }),
      ).toBeUndefined()
  })

  test('fees without an entry are still to be taken, and never fewer than none', () => {
    const fees = (count: number) => ({ arrived: 0, fareKRW: 0, fees: count, feeKRW: 0 })
    expect(unchargedFees(fees(3), credit)).toBe(2)
    expect(unchargedFees(fees(0), credit)).toBe(0)
  })

  test('a top-up is no revenue until it is used; nothing is said before all is read', () => {
    const orders: OrderSums = {
      received: new Map([
        ['membership', row(1, 59_000, 9_000)],
        ['topup', row(1, 100_000, 0)],
      ]),
      credit: new Map([['snack', row(1, 3_000, 1_000)]]),
    }
    const rides = { arrived: 2, fareKRW: 15_000, fees: 1, feeKRW: 3_500 }
    expect(revenueKRW(orders, rides)).toBe(70_500)
    expect(revenueKRW(undefined, rides)).toBeUndefined()
    expect(revenueKRW(orders, undefined)).toBeUndefined()
  })

  test('a pass and a top-up are of no branch', () => {
    const kinds = ['membership', 'topup', 'snack', 'specialSnack', 'counter'] as const
    expect(kinds.map(hasBranch)).toEqual([false, false, true, true, true])
  })

  test('what is left of a count without a part of it', () => {
    expect(tallyLess({ count: 5, sum: 900 }, { count: 2, sum: 300 })).toEqual({
      count: 3,
      sum: 600,
    })
    expect(noTally).toEqual({ count: 0, sum: 0 })
  })
})

describe('months', () => {
  const today = '2026-11-28'

  test('five years back, and none ahead', () => {
    expect(reportedMonths(today)).toEqual({ first: '2021-11', last: '2026-11' })
    const shown = ['2026-11', '2021-11', '2021-10', '2026-12', '2026-13', '2026-1', 'x2026-11', '']
    expect(shown.map((text) => reportMonth(text, today))).toEqual([
      ...['2026-11', '2021-11', '2026-11', '2026-11', '2026-11', '2026-11', '2026-11', '2026-11'],
    ])
    expect(reportMonth('2026-10x', today)).toBe('2026-11')
    expect(reportMonth('2022-2026-10', today)).toBe('2026-11')
    expect(reportMonth('2026-00', today)).toBe('2026-11')
    expect(reportMonth('2026-09', today)).toBe('2026-09')
  })

  test('begin and end at midnight in Seoul', () => {
    expect(monthSpan('2026-12')).toEqual({
      from: inSeoul('2026-12-01T00:00'),
      to: inSeoul('2027-01-01T00:00'),
    })
  })

  test('a session has ended two hours after its start', () => {
    const month = monthSpan('2026-11')
    const { from, to } = endedSpan(month, inSeoul('2026-11-24T15:00'))
    expect(from).toEqual(month.from)
    expect(inSeoul('2026-11-24T13:00') < to).toBe(true)
    expect(to.getTime()).toBe(inSeoul('2026-11-24T13:00').getTime() + 1)
    expect(endedSpan(month, inSeoul('2027-01-24T15:00'))).toEqual(month)
  })

  test('more than a year ago, rides and bookings are gone', () => {
    const now = inSeoul('2026-11-28T09:00')
    expect(isMonthCleared('2025-11', now)).toBe(true)
    expect(isMonthCleared('2025-12', now)).toBe(false)
    expect(isMonthCleared('2025-12', inSeoul('2026-12-01T00:00'))).toBe(false)
  })

  test('six of them, the oldest first', () => {
    expect(sixMonths('2026-03')).toEqual([
      ...['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    ])
  })
})
