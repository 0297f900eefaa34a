import { describe, expect, test } from 'vitest'
import {
  canAddSnacks,
  childSnacks,
  divideSnacks,
  likelySnacks,
  snackWords,
  staySnackText,
} from '@/domain/care/careSnacks'
import { staysOf } from '@/domain/care/stay'
import { stayState } from '@/domain/care/stayState'
import type { Order } from '@/domain/orders/order'
import { anOrder } from '../orders/anOrder'
import { aCareBooking, onCareDay } from './aCareBooking'

const DAY = '2026-11-24'
const milk = { code: 'basic/milk', name: '우유', priceKRW: 1_500, quantity: 2 }
const cookie = { code: 'basic/cookie', name: '쿠키', priceKRW: 2_000, quantity: 1 }

const paid = (change: Partial<Order> = {}): Order =>
  anOrder({
    kind: 'snack',
    status: 'paid',
    branchId: 'seongsu',
    childId: 'child-1',
    day: DAY,
    lines: [milk],
    ...change,
  })

test('paid snacks of a day are listed by child and branch, several orders as one', () => {
  const found = childSnacks(
    [
      paid(),
      paid({ id: 'o2', lines: [{ ...milk, quantity: 1 }, cookie] }),
      paid({ id: 'o3', branchId: 'mapo' }),
      paid({ id: 'o4', childId: 'child-2' }),
    ],
    DAY,
  )
  expect(found).toMatchObject([
    {
      uid: 'parent-1',
      childId: 'child-1',
      branchId: 'seongsu',
      snacks: [
        { name: '우유', quantity: 3 },
        { name: '쿠키', quantity: 1 },
      ],
    },
    { childId: 'child-1', branchId: 'mapo' },
    { childId: 'child-2', branchId: 'seongsu' },
  ])
})

test('what waits to be paid from the credit says so, and is not added to what is paid', () => {
  const waiting = paid({ id: 'b', status: 'awaitingPayment', payWith: 'balance', lines: [milk] })
  const [found] = childSnacks([waiting], DAY)
  expect(snackWords(found?.snacks ?? [], () => [], []).text).toBe('간식: 우유 2 (확인 대기)')
  const [both] = childSnacks([paid({ id: 'a', lines: [milk] }), waiting], DAY)
  expect(snackWords(both?.snacks ?? [], () => [], []).text).toBe('간식: 우유 2, 우유 2 (확인 대기)')
})

test('what was ordered first is listed first', () => {
  const ordered = (id: string, time: string, name: string) =>
    paid({ id, createdAt: onCareDay(time), lines: [{ ...milk, code: name, name }] })
  const orders = [
    ordered('a', '10:00', '셋째'),
    ordered('c', '09:00', '둘째'),
    ordered('b', '09:00', '첫째'),
  ]
  const [found] = childSnacks(orders, DAY)
  expect(found?.snacks.map(({ name }) => name)).toEqual(['첫째', '둘째', '셋째'])
})

test.each([
  ['that wait for a transfer', { status: 'awaitingPayment', payWith: 'transfer' }],
  ['that are refunded', { status: 'refunded' }],
  ['of another day', { day: '2026-11-25' }],
  ['for nobody', { childId: '' }],
  ['that cannot be read', { isUnreadable: true }],
  ['of another kind', { kind: 'specialSnack' }],
] as const)('orders %s are left out', (_, change) => {
  expect(childSnacks([paid(change)], DAY)).toEqual([])
})

test('an allergen of the child stands in red words, a snack that is gone says so', () => {
  const allergens = new Map([
    ['basic/milk', [2, 5]],
    ['basic/cookie', [1]],
  ])
  const [found] = childSnacks(
    [paid({ lines: [milk, cookie, { ...cookie, code: 'basic/gone', name: '송편' }] })],
    DAY,
  )
  const words = snackWords(found?.snacks ?? [], (code) => allergens.get(code), [5, 2])
  expect(words).toEqual({
    text: '간식: 우유 2, 쿠키 1, 송편 1',
    warnings: [
      { name: '우유', words: '우유, 대두 알레르기' },
      { name: '송편', words: '알레르기 정보 없음' },
    ],
  })
})

const stays = staysOf([
  aCareBooking({ uid: 'parent-1', childId: 'child-1' }),
  aCareBooking({ uid: 'parent-1', childId: 'child-2', cancelledAt: onCareDay('10:00') }),
])

test('a child in care is given them in its row, the others stand by themselves', () => {
  const all = childSnacks(
    [
      paid({ id: 'z', uid: 'parent-2', nickname: '하나맘' }),
      paid(),
      paid({ id: 'a', uid: 'parent-3', nickname: '가온맘' }),
      paid({ id: 'b', childId: 'child-2' }),
      paid({ id: 'c', branchId: 'mapo' }),
    ],
    DAY,
  )
  const { ofStay, others } = divideSnacks(all, stays)
  expect(stays.map((stay) => ofStay(stay)?.childId)).toEqual(['child-1', undefined])
  expect(others.map(({ uid, childId, branchId }) => [uid, childId, branchId])).toEqual([
    ['parent-1', 'child-1', 'mapo'],
    ['parent-3', 'child-1', 'seongsu'],
    ['parent-2', 'child-1', 'seongsu'],
    ['parent-1', 'child-2', 'seongsu'],
  ])
})

test('the card of a stay lists what is paid, and what still waits and for what', () => {
  const [stay] = stays
  if (!stay) throw new Error('no stay')
  const orders = [
    paid({ id: 'c', status: 'awaitingPayment', payWith: 'transfer', lines: [cookie] }),
    paid({ id: 'a' }),
    paid({ id: 'b', status: 'awaitingPayment', payWith: 'balance' }),
    paid({ id: 'd', status: 'refunded' }),
    paid({ id: 'e', kind: 'specialSnack' }),
    paid({ id: 'f', day: '2026-11-25' }),
    paid({ id: 'g', childId: 'child-2' }),
  ]
  expect(staySnackText(orders, stay)).toBe('간식: 우유 2, 우유 2 (확인 대기), 쿠키 1 (입금 대기)')
  expect(staySnackText(orders.slice(3), stay)).toBe('')
})

test.each([
  ['12:00', true],
  ['14:29', true],
  ['14:30', false],
])('at %s snacks can be added to a stay until 15:00: %s', (time, isOffered) => {
  const now = onCareDay(time)
  const [open, cancelled] = stays
  if (!open || !cancelled) throw new Error('two stays')
  expect(canAddSnacks(open, stayState(open, now), now)).toBe(isOffered)
  expect(canAddSnacks(cancelled, stayState(cancelled, now), now)).toBe(false)
  const refunded = stayState(open, now, { isRefunded: true })
  expect(canAddSnacks(open, refunded, now)).toBe(false)
})

describe('an order of snacks begins with', () => {
  const care = (childId: string, startsAt: Date, change = {}) =>
    aCareBooking({ uid: 'parent-1', childId, startsAt, ...change })
  const nextDay = new Date('2026-11-25T13:00:00+09:00')
  const begins = (bookings: Parameters<typeof staysOf>[0], chosenId = '', time = '12:00') =>
    likelySnacks(staysOf(bookings), chosenId, onCareDay(time))
  const both = [care('child-2', nextDay), care('child-1', onCareDay('13:00'))]

  test('the next stay: its child, day and branch', () => {
    expect(begins(both)).toEqual({ childId: 'child-1', day: DAY, branchId: 'seongsu' })
    expect(begins(both, '', '14:45')).toMatchObject({ childId: 'child-2', day: '2026-11-25' })
    const cancelled = care('child-3', onCareDay('13:00'), { cancelledAt: onCareDay('09:00') })
    expect(begins([cancelled, ...both])).toMatchObject({ childId: 'child-1' })
  })

  test('the nearest stay, in whatever order they are read', () => {
    expect(begins(both.toReversed())).toMatchObject({ childId: 'child-1', day: DAY })
    const [second, first] = ['15:30', '13:00'].map((time, at) =>
      care(`child-${at}`, onCareDay(time)),
    )
    if (!first || !second) throw new Error('two stays')
    expect(begins([second, first])).toMatchObject({ childId: 'child-1' })
  })

  test('the child that was chosen, and its next stay', () => {
    expect(begins(both, 'child-2')).toMatchObject({ childId: 'child-2', day: '2026-11-25' })
    expect(begins(both, 'child-3')).toEqual({ childId: 'child-3', day: '', branchId: '' })
  })

  test('the child of the last stay and no day, without one ahead', () => {
    const past = [care('child-1', onCareDay('13:00')), care('child-2', onCareDay('15:00'))]
    expect(begins(past, '', '18:00')).toEqual({ childId: 'child-2', day: '', branchId: '' })
    expect(begins([])).toEqual({ childId: '', day: '', branchId: '' })
  })
})
