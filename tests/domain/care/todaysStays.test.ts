import { describe, expect, test } from 'vitest'
import { staysOf } from '@/domain/care/stay'
import {
  isStayNear,
  isStayOfToday,
  isStayOver,
  isStayUpcoming,
  mayNoteCome,
  todaysStays,
} from '@/domain/care/todaysStays'
import type { SessionBooking } from '@/domain/programs/programSession'
import { aCareBooking, onCareDay } from './aCareBooking'

const stayOf = (change: Partial<SessionBooking> = {}) => {
  const [stay] = staysOf([aCareBooking(change)])
  if (!stay) throw new Error('A booking of care is a stay.')
  return stay
}
const tomorrow = new Date('2026-11-25T13:00:00+09:00')
const cancelled = { cancelledAt: onCareDay('09:00'), cancelReason: '눈' }
const left = { arrivedAt: onCareDay('13:04'), leftAt: onCareDay('15:10') }

describe('「오늘」', () => {
  test.each([
    ['earlier today', onCareDay('00:00'), true],
    ['within 24 hours', new Date('2026-11-25T09:00:00+09:00'), true],
    ['later', new Date('2026-11-25T09:00:01+09:00'), false],
    ['yesterday', new Date('2026-11-23T17:00:00+09:00'), false],
  ])('includes what starts %s: %s', (_, startsAt, isShown) => {
    expect(isStayOfToday(stayOf({ startsAt }), onCareDay('09:00'))).toBe(isShown)
  })

  test('in order of time', () => {
    const bookings = [aCareBooking({ startsAt: tomorrow }), aCareBooking({ childId: 'child-2' })]
    expect(todaysStays(bookings, onCareDay('14:00')).map(({ childId }) => childId)).toEqual([
      'child-2',
      'child-1',
    ])
  })
})

test.each([
  ['until its end', {}, onCareDay('14:59'), true],
  ['not from its end', {}, onCareDay('15:00'), false],
  ['while the child is still there', { arrivedAt: onCareDay('13:04') }, onCareDay('18:00'), true],
  ['not once the child has left', left, onCareDay('14:00'), false],
  ['cancelled, until its start', cancelled, onCareDay('12:59'), true],
  ['cancelled, not from its start', cancelled, onCareDay('13:00'), false],
])('is upcoming %s', (_, change, now, isAhead) => {
  expect(isStayUpcoming(stayOf(change), now)).toBe(isAhead)
})

test.each([
  ['an hour before the start', {}, onCareDay('12:00'), true],
  ['earlier', {}, onCareDay('11:59'), false],
  ['while the child is there', { arrivedAt: onCareDay('13:04') }, onCareDay('17:00'), true],
  ['three hours after the end', { arrivedAt: onCareDay('13:04') }, onCareDay('18:00'), true],
  ['later', { arrivedAt: onCareDay('13:04') }, onCareDay('18:01'), false],
  ['once the child has left', left, onCareDay('14:11'), false],
  ['cancelled, before its start', cancelled, onCareDay('12:30'), false],
])('a stay is near %s: %s', (_, change, now, isNear) => {
  expect(isStayNear([aCareBooking(change)], now)).toBe(isNear)
})

test('nothing is near without a stay', () => {
  expect(isStayNear([], onCareDay('13:00'))).toBe(false)
})

test.each([
  ['booked', {}, onCareDay('12:00'), false],
  ['late', {}, onCareDay('13:30'), false],
  ['there', { arrivedAt: onCareDay('13:04') }, onCareDay('14:00'), false],
  ['left', left, onCareDay('15:11'), true],
  ['absent', {}, onCareDay('18:00'), true],
  [
    'never marked out',
    { arrivedAt: onCareDay('13:04') },
    new Date('2026-11-25T00:00:00+09:00'),
    true,
  ],
  ['cancelled', cancelled, onCareDay('12:00'), true],
])('a stay that is %s is over: %s', (_, change, now, isOver) => {
  expect(isStayOver(stayOf(change), now)).toBe(isOver)
})

test('「오늘」 leaves out other days', () => {
  const past = aCareBooking({ startsAt: new Date('2026-11-20T13:00:00+09:00') })
  expect(todaysStays([past, aCareBooking()], onCareDay('14:00'))).toHaveLength(1)
})

test.each([
  ['nothing', [], false],
  ['a stay of today', [aCareBooking()], true],
  ['a cancelled one', [aCareBooking(cancelled)], false],
  ['one of tomorrow', [aCareBooking({ startsAt: tomorrow })], false],
  [
    'one of two days ago',
    [aCareBooking({ startsAt: new Date('2026-11-22T14:00:00+09:00') })],
    true,
  ],
  ['one of before', [aCareBooking({ startsAt: new Date('2026-11-22T13:59:00+09:00') })], false],
  ['bookings that are not read', undefined, true],
])('after %s a note may come: %s', (_, bookings, may) => {
  expect(mayNoteCome(bookings, onCareDay('14:00'))).toBe(may)
})
