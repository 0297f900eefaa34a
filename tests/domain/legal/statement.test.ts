import { describe, expect, test } from 'vitest'
import {
  attendedBookings,
  checkPeriod,
  earliestDay,
  isBeyondKept,
  limitsOfPeriod,
  paidLines,
  periodOfYear,
  sumOf,
  usedLines,
} from '@/domain/legal/statement'
import type { LedgerEntry } from '@/domain/orders/ledger'
import { wonInWords } from '@/domain/text/wonInWords'
import { aCareBooking } from '../care/aCareBooking'
import { anOrder } from '../orders/anOrder'
import { inSeoul } from '../rides/aRide'

const year = { from: '2026-01-01', until: '2026-11-28' }

test.each([
  [300_000, '일금 삼십만 원정'],
  [0, '일금 영 원정'],
  [1, '일금 일 원정'],
  [10_000, '일금 일만 원정'],
  [113_560, '일금 일십일만삼천오백육십 원정'],
  [100_000_000, '일금 일억 원정'],
  [1_020_304_050, '일금 일십억이천삼십만사천오십 원정'],
  [-1, undefined],
])('%s won in words', (sum, words) => {
  expect(wonInWords(sum)).toBe(words)
})

describe('a period', () => {
  test('begins as this year until today', () => {
    expect(periodOfYear('2026-11-28')).toEqual(year)
    expect(checkPeriod(year, '2026-11-28').ok).toBe(true)
  })

  test.each([
    [{ from: '2026-11-29', until: '2026-11-28' }, '시작일은 종료일보다 늦을 수 없어요.'],
    [{ from: '2026-11-01', until: '2026-11-29' }, '종료일은 오늘까지 고를 수 있어요.'],
    [{ from: '2025-10-24', until: '2026-11-28' }, '400일까지 고를 수 있어요.'],
    [{ from: '', until: '2026-11-28' }, '시작일과 종료일을 골라 주세요.'],
  ])('%j is none', (period, reason) => {
    expect(checkPeriod(period, '2026-11-28')).toEqual({ ok: false, reason })
  })

  test('of 400 days is one; rides and stays of more than a year ago are gone', () => {
    const longest = { from: '2025-10-25', until: '2026-11-28' }
    expect(checkPeriod(longest, '2026-11-28').ok).toBe(true)
    expect(isBeyondKept(longest, '2026-11-28')).toBe(true)
    expect(isBeyondKept({ ...longest, from: '2025-11-28' }, '2026-11-28')).toBe(false)
  })
})

test('paid is what was not paid with credit, refunds of it are negative, each on its own day', () => {
  const paidAt = inSeoul('2026-03-02T10:00')
  const lines = paidLines(
    [
      anOrder({ id: 'a', status: 'paid', paidAt }),
      anOrder({
        ...{ id: 'b', status: 'refunded', paidAt: inSeoul('2025-12-31T23:59') },
        ...{ refundedAt: inSeoul('2026-01-01T00:00'), refundKRW: 31_000 },
      }),
      anOrder({ id: 'c', status: 'paid', payWith: 'balance', paidAt }),
      anOrder({ id: 'd', status: 'awaitingPayment' }),
      anOrder({ id: 'e', kind: 'counter', status: 'paid', payWith: 'card', paidAt, totalKRW: 500 }),
      // From before the day of payment was written.
      anOrder({ id: 'f', status: 'paid', updatedAt: inSeoul('2026-02-01T10:00') }),
    ],
    year,
  )
  expect(lines.map(({ id, way, amountKRW }) => [id, way, amountKRW])).toEqual([
    ['b refund', '계좌 이체', -31_000],
    ['f', '계좌 이체', 50_000],
    ['a', '계좌 이체', 50_000],
    ['e', '현장 결제 · 카드 단말기', 500],
  ])
  expect(lines[0]?.what).toBe('충전 50,000원 환불')
  expect(sumOf(lines)).toBe(69_500)
})

test('used are orders, rides, fees and 조정, the newest first; a refund of a top-up is none', () => {
  const entry = (id: string, change: Partial<LedgerEntry>): LedgerEntry => ({
    ...{ id, kind: 'ride', amountKRW: -7_742, note: '김하준 15:00', refId: '', by: '' },
    at: inSeoul('2026-11-24T15:00'),
    ...change,
  })
  const giftAt = inSeoul('2026-10-10T10:00')
  const lines = usedLines(
    [
      entry('topup', { kind: 'topup', amountKRW: 50_000 }),
      entry('early', { at: inSeoul('2025-12-31T23:59') }),
      entry('ride', {}),
      entry('back', { kind: 'refund', amountKRW: 3_500, at: inSeoul('2026-11-25T10:00') }),
      entry('cash', { kind: 'refund', amountKRW: -50_000 }),
      entry('gift', { kind: 'adjustment', amountKRW: 1_500, note: '', at: giftAt }),
    ],
    year,
  )
  expect(lines.map(({ id }) => id)).toEqual(['back', 'ride', 'gift'])
  expect(lines[1]?.what).toBe('픽업 김하준 15:00')
  expect(lines[2]).toEqual({ id: 'gift', at: giftAt, what: '조정', way: '', amountKRW: 1_500 })
})

test('attended is where the child came, of all children or one', () => {
  const startsAt = inSeoul('2026-11-24T13:00')
  const came = aCareBooking({ id: 'a', childId: 'one', arrivedAt: startsAt })
  const earlier = aCareBooking({
    ...{ id: 'b', childId: 'two', arrivedAt: startsAt },
    startsAt: inSeoul('2026-11-23T13:00'),
  })
  const missed = aCareBooking({ id: 'c', childId: 'one' })
  const ids = (childId: string) =>
    attendedBookings([came, missed, earlier], year, childId).map(({ id }) => id)
  expect(ids('')).toEqual(['b', 'a'])
  expect(ids('one')).toEqual(['a'])
})

test('a period has both its days whole, one day is one', () => {
  const day = { from: '2026-11-28', until: '2026-11-28' }
  expect(checkPeriod(day, '2026-11-28').ok).toBe(true)
  expect(limitsOfPeriod(day)).toEqual([
    inSeoul('2026-11-28T00:00'),
    new Date(inSeoul('2026-11-29T00:00').getTime() - 1),
  ])
  expect(earliestDay('2026-11-28')).toBe('2025-10-25')
  const startsAt = inSeoul('2026-11-28T13:00')
  const came = aCareBooking({ startsAt, arrivedAt: startsAt })
  expect(attendedBookings([came], day, '')).toHaveLength(1)
  expect(attendedBookings([came], { ...day, until: '2026-11-27', from: '2026-11-01' }, '')).toEqual(
    [],
  )
})

test('what older documents lack: a refund says all of it went back, on its last change', () => {
  const old = anOrder({
    ...{ id: 'old', status: 'refunded', lines: [] },
    ...{ createdAt: inSeoul('2026-02-01T10:00'), updatedAt: inSeoul('2026-02-09T10:00') },
  })
  const lines = paidLines([old], year)
  expect(lines.map(({ id, at, amountKRW }) => [id, at, amountKRW])).toEqual([
    ['old', inSeoul('2026-02-01T10:00'), 50_000],
    ['old refund', inSeoul('2026-02-09T10:00'), -50_000],
  ])
})

test('an order that cost nothing is no line; two of one thing are one line with their number', () => {
  const two = [{ code: 'x', name: '우유', priceKRW: 1_500, quantity: 2 }]
  const paidAt = inSeoul('2026-03-02T10:00')
  const lines = paidLines(
    [
      anOrder({ id: 'free', status: 'paid', totalKRW: 0, paidAt }),
      anOrder({ id: 'milk', status: 'paid', lines: two, totalKRW: 3_000, paidAt }),
    ],
    year,
  )
  expect(lines.map(({ what }) => what)).toEqual(['우유 × 2'])
})
