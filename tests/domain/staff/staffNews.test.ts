import { describe, expect, test } from 'vitest'
import type { Ride } from '@/domain/rides/booked/ride'
import {
  boardNews,
  newItemsMessage,
  type UnseenItem,
  type UnseenItems,
  unseenCount,
} from '@/domain/staff/staffNews'
import { aRide, inSeoul } from '../rides/aRide'

const made = (id: string, createdAtMs: number): UnseenItem => ({ id, createdAtMs: createdAtMs })
const first = made('first', 1)
const second = made('second', 2)
const twin = made('twin', 1)

describe('what is new for the agit', () => {
  test.each<[string, UnseenItems, UnseenItems, string]>([
    ['nothing', { orders: [first] }, { orders: [first] }, ''],
    ['one order', { orders: [first, second] }, { orders: [first] }, '새 주문 1건'],
    ['one of the same moment', { orders: [first, twin] }, { orders: [first] }, '새 주문 1건'],
    ['the first order of all', { orders: [first] }, { orders: [] }, '새 주문 1건'],
    [
      'something of every kind',
      { orders: [first], requests: 2, messages: 1, suggestions: 4 },
      { orders: [], requests: 0, messages: 0, suggestions: 3 },
      '새 주문 1건, 새 픽업 신청 2건, 새 알림 1건, 새 지점 제안 1건',
    ],
    ['a list first read now', { orders: [first], messages: 2 }, { requests: 1 }, ''],
    ['items already seen', { orders: [], messages: 0 }, { orders: [first], messages: 1 }, ''],
    ['an older item within the limit now', { orders: [first] }, { orders: [second] }, ''],
  ])('%s', (_, now, before, news) => {
    expect(newItemsMessage(now, before)).toBe(news)
  })
})

test('unseen items of several kinds are counted together, those not read yet as none', () => {
  expect(unseenCount({ orders: [first], requests: 101, messages: 2 }, ['orders', 'requests'])).toBe(
    102,
  )
  expect(unseenCount({ messages: 2 }, ['requests', 'messages', 'suggestions'])).toBe(2)
})

describe('what parents changed in the rides of a day', () => {
  test.each<[string, Partial<Ride>, Partial<Ride>, string]>([
    ['nothing', {}, {}, ''],
    ['the agit’s own step', {}, { status: 'confirmed' }, ''],
    ['the agit’s refusal', {}, { status: 'declined' }, ''],
    ['another time', {}, { startsAt: inSeoul('2026-11-25T16:00') }, '시간 변경 1건'],
    ['cancelled', { status: 'confirmed' }, { status: 'cancelled' }, '예약 취소 1건'],
    ['cancelled before', { status: 'cancelled' }, { status: 'cancelled', memo: '메모' }, ''],
  ])('%s', (_, before, after, news) => {
    expect(boardNews([aRide(after)], [aRide(before)])).toBe(news)
  })

  test('new rides are counted, not named', () => {
    const rides = ['ride-1', 'ride-2', 'ride-3'].map((id) => aRide({ id }))
    expect(boardNews(rides, rides.slice(0, 1))).toBe('새 예약 2건')
  })
})
