import { describe, expect, test } from 'vitest'
import {
  carePasses,
  checkRegular,
  freePassSlots,
  isDayBookable,
  isUsedUp,
  lastOpenDay,
  passOptionLabel,
  slotsOf,
  usesLabel,
  usesOfPass,
  usesText,
  windowEnd,
} from '@/domain/care/passUses'
import type { Pass } from '@/domain/orders/pass'
import { anOrder } from '../orders/anOrder'
import { aPass } from '../orders/aPass'
import { inSeoul } from '../rides/aRide'

const fourHours = aPass({ optionKey: '4h-45000', label: '라이트 4시간권', minutes: 240 })
const regular = aPass({
  id: 'order-o2-1',
  planKey: 'subscription',
  optionKey: 'm-59000',
  label: '레귤러',
  minutes: 0,
  orderId: 'o2',
})
const family = (optionKey: 'pre-100' | 'pre-200'): Pass =>
  aPass({
    id: 'order-o3-1',
    planKey: 'prepaid',
    optionKey,
    label: '패밀리',
    minutes: 0,
    orderId: 'o3',
  })

const used = (...slots: string[]) =>
  slots.map((slot) => ({
    slot,
    sessionId: 'care-seongsu_20261130_1300',
    bookingId: 'b',
    childId: 'child-1',
    createdAt: inSeoul('2026-11-24T09:00'),
  }))

describe('uses', () => {
  test.each([
    { pass: aPass(), uses: { per: 'pass', count: 1 }, slots: ['1'] },
    { pass: fourHours, uses: { per: 'pass', count: 2 }, slots: ['1', '2'] },
    { pass: aPass({ minutes: 239 }), uses: { per: 'pass', count: 1 }, slots: ['1'] },
    { pass: aPass({ minutes: 119 }), uses: { per: 'pass', count: 0 }, slots: [] },
    { pass: regular, uses: { per: 'day', count: 1 }, slots: ['20261130'] },
    { pass: family('pre-100'), uses: { per: 'day', count: 1 }, slots: ['20261130'] },
    { pass: family('pre-200'), uses: { per: 'day', count: 2 }, slots: ['20261130', '20261130-2'] },
  ])('$pass.optionKey of $pass.minutes minutes: $slots', ({ pass, uses, slots }) => {
    expect(usesOfPass(pass)).toEqual(uses)
    expect(slotsOf(pass, '2026-11-30')).toEqual(slots)
  })

  test('no slot has more than four digits', () => {
    expect(slotsOf(aPass({ minutes: 1_000_000 * 120 }), '').at(-1)).toBe('9999')
  })

  test.each([
    { pass: fourHours, uses: used(), free: ['1', '2'] },
    { pass: fourHours, uses: used('1'), free: ['2'] },
    { pass: fourHours, uses: used('2', '9'), free: ['1'] },
    { pass: fourHours, uses: used('1', '2'), free: [] },
    { pass: regular, uses: used('20261129'), free: ['20261130'] },
    { pass: regular, uses: used('20261130'), free: [] },
    { pass: family('pre-200'), uses: used('20261130'), free: ['20261130-2'] },
  ])('next of $pass.optionKey after $uses.length uses: $free', ({ pass, uses, free }) => {
    expect(freePassSlots(pass, '2026-11-30', uses)).toEqual(free)
  })

  test.each([
    { pass: fourHours, uses: used(), label: '2회 남음', usedUp: false },
    { pass: fourHours, uses: used('1'), label: '1회 남음', usedUp: false },
    { pass: fourHours, uses: used('1', '2'), label: '0회 남음', usedUp: true },
    { pass: fourHours, uses: undefined, label: '남은 횟수를 확인하지 못했어요.', usedUp: false },
    { pass: regular, uses: undefined, label: '하루 1회', usedUp: false },
    { pass: regular, uses: used('20261130'), label: '하루 1회', usedUp: false },
    { pass: family('pre-200'), uses: used(), label: '하루 2회', usedUp: false },
  ])('$pass.label: $label', ({ pass, uses, label, usedUp }) => {
    expect(usesLabel(pass, uses)).toBe(label)
    expect(isUsedUp(pass, uses)).toBe(usedUp)
  })

  test.each([
    { pass: fourHours, text: '2회' },
    { pass: regular, text: '하루 1회' },
  ])('$pass.label can be used $text', ({ pass, text }) => {
    expect(usesText(pass)).toBe(text)
  })

  test('an option of the select', () => {
    expect(passOptionLabel(fourHours, used('1'), '2026-11-24')).toBe(
      '라이트 4시간권 · 1회 남음 · D-12',
    )
    expect(passOptionLabel(regular, undefined, '2026-12-06')).toBe('레귤러 · 하루 1회 · D-DAY')
  })
})

describe('우선 예약', () => {
  test.each([
    { pass: aPass(), last: '2026-12-01' },
    { pass: fourHours, last: '2026-12-01' },
    { pass: regular, last: '2026-12-08' },
    { pass: family('pre-100'), last: '2026-12-08' },
    { pass: family('pre-200'), last: '2026-12-08' },
  ])('$pass.optionKey until $last', ({ pass, last }) => {
    expect(windowEnd(pass, '2026-11-24')).toBe(last)
  })

  test.each([
    { pass: fourHours, last: '2026-12-01' },
    { pass: regular, last: '2026-12-06' },
    { pass: { ...fourHours, expiresOn: '2026-12-01' }, last: '2026-12-01' },
    { pass: { ...fourHours, expiresOn: '2026-11-30' }, last: '2026-11-30' },
  ])('$pass.optionKey that expires on $pass.expiresOn until $last', ({ pass, last }) => {
    expect(lastOpenDay(pass, '2026-11-24')).toBe(last)
  })

  test.each([
    { pass: aPass(), day: '2026-11-23', bookable: false },
    { pass: aPass(), day: '2026-11-24', bookable: true },
    { pass: aPass(), day: '2026-12-01', bookable: true },
    { pass: aPass(), day: '2026-12-02', bookable: false },
    { pass: regular, day: '2026-12-06', bookable: true },
    { pass: regular, day: '2026-12-07', bookable: false },
    { pass: aPass({ startsOn: '2026-11-26' }), day: '2026-11-25', bookable: false },
    { pass: aPass({ startsOn: '2026-11-26' }), day: '2026-11-26', bookable: true },
  ])('$pass.optionKey on $day: $bookable', ({ pass, day, bookable }) => {
    expect(isDayBookable(pass, day, '2026-11-24')).toBe(bookable)
  })
})

describe('패밀리 beside 레귤러', () => {
  const refused = { ok: false, reason: '레귤러 이용권이 있는 날만 쓸 수 있어요.' }
  test.each([
    { all: [regular], day: '2026-12-06', refunded: [], result: { ok: true } },
    { all: [regular], day: '2026-12-07', refunded: [], result: refused },
    { all: [regular], day: '2026-12-06', refunded: ['o2'], result: refused },
    { all: [fourHours], day: '2026-12-06', refunded: [], result: refused },
    { all: [], day: '2026-12-06', refunded: [], result: refused },
  ])('on $day with $all.length others', ({ all, day, refunded, result }) => {
    const passes = [family('pre-100'), ...all]
    expect(checkRegular(family('pre-100'), day, passes, new Set(refunded))).toEqual(result)
    expect(checkRegular(family('pre-200'), day, passes, new Set(refunded))).toEqual(result)
    expect(checkRegular(fourHours, day, passes, new Set(refunded))).toEqual({ ok: true })
  })
})

test('valid passes are offered, the soonest to expire first; the uses of all of them are to be read', () => {
  const soon = aPass({ id: 'order-o4-1', orderId: 'o4', expiresOn: '2026-11-24' })
  const over = aPass({ id: 'order-o5-1', orderId: 'o5', expiresOn: '2026-11-23' })
  const refunded = aPass({ id: 'order-o6-1', orderId: 'o6' })
  const later = aPass({ id: 'order-o7-1', orderId: 'o7', startsOn: '2026-11-25' })
  const usedUp = aPass({ id: 'order-o8-1', orderId: 'o8' })
  const all = [regular, later, usedUp, soon, over, refunded]
  const orders = [anOrder({ id: 'o6', status: 'refunded' }), anOrder({ id: 'o7', status: 'paid' })]
  const { candidates, withUses } = carePasses(all, orders, '2026-11-24')
  expect(candidates).toEqual([soon, regular, usedUp, later])
  const known = withUses((passId) => (passId === usedUp.id ? used('1') : undefined))
  expect(known.offered).toEqual([soon, regular, later])
  expect(known.passes).toBe(all)
  expect([...known.refundedOrderIds]).toEqual(['o6'])
  expect(known.openUntil).toBe('2026-12-06')
  expect(carePasses([], [], '2026-11-24').withUses(() => []).openUntil).toBeUndefined()
})
