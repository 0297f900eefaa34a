import { describe, expect, test } from 'vitest'
import { careDays, careTimeState, isTimeLeft, tooEarlyNote } from '@/domain/care/careBooking'
import { canCancelBooking } from '@/domain/programs/programSession'
import { canWatch } from '@/domain/programs/seatWatch'
import { aSessionBooking } from '../programs/aSessionBooking'
import { inSeoul } from '../rides/aRide'
import { careSessionsOf } from './careSessionsOf'

const [session] = careSessionsOf('2026-11-30')
if (!session) throw new Error('a Monday has care')

const booking = (change = {}) =>
  aSessionBooking({ sessionId: session.id, programId: session.programId, ...change })

describe('a time for a child', () => {
  test.each([
    ['free', {}, [], 'open'],
    ['last seat', { taken: 19 }, [], 'open'],
    ['full', { taken: 20 }, [], 'full'],
    ['closed', { closed: true }, [booking()], 'closed'],
    ['own', { taken: 20 }, [booking()], 'booked'],
    ["a sibling's", {}, [booking({ childId: 'child-2' })], 'open'],
    ['of another session', {}, [booking({ sessionId: 'other' })], 'open'],
    ['cancelled by the agit', {}, [booking({ cancelledAt: inSeoul('2026-11-24T08:00') })], 'open'],
    ['at the door', {}, [], 'open', '2026-11-30T14:30'],
    ['too late', {}, [], 'over', '2026-11-30T14:30:01'],
  ])('%s', (_, change, bookings, state, when = '2026-11-24T09:00') => {
    expect(careTimeState({ ...session, ...change }, 'child-1', bookings, inSeoul(when))).toBe(state)
  })

  test.each([
    { change: { taken: 20 }, when: '2026-11-30T12:59:59', can: true },
    { change: { taken: 20 }, when: '2026-11-30T13:00', can: false },
    { change: { taken: 19 }, when: '2026-11-30T12:00', can: false },
    { change: { taken: 20, closed: true }, when: '2026-11-30T12:00', can: false },
  ])('$change at $when can have a seat watch: $can', ({ change, when, can }) => {
    expect(canWatch({ ...session, ...change }, inSeoul(when))).toBe(can)
  })
})

test.each([
  { change: {}, when: '2026-11-30T12:59:59', can: true },
  { change: {}, when: '2026-11-30T13:00', can: false },
  { change: { arrivedAt: inSeoul('2026-11-30T12:50') }, when: '2026-11-30T12:55', can: false },
  { change: { cancelledAt: inSeoul('2026-11-29T12:50') }, when: '2026-11-30T12:55', can: false },
])('a parent can cancel $change at $when: $can', ({ change, when, can }) => {
  expect(canCancelBooking(booking({ startsAt: session.startsAt, ...change }), inSeoul(when))).toBe(
    can,
  )
})

test('care can be booked until half an hour before its end, a program until its start', () => {
  const left = (programId: string, when: string) =>
    isTimeLeft({ ...session, programId }, inSeoul(`2026-11-30T${when}`))
  expect([left(session.programId, '14:30'), left(session.programId, '14:31')]).toEqual([
    true,
    false,
  ])
  expect([left('art', '12:59'), left('art', '13:00')]).toEqual([true, false])
})

test('days with care of a pass: open, not past, unique and in order', () => {
  const days = ['2026-12-02', '2026-12-01', '2026-11-30'].flatMap((day) => careSessionsOf(day))
  const pass = { planKey: 'timepass', startsOn: '2026-11-01', expiresOn: '2026-12-01' } as const
  expect(careDays(days, pass, inSeoul('2026-11-27T09:00'))).toEqual(['2026-11-30', '2026-12-01'])
  expect(careDays(days, pass, inSeoul('2026-11-30T18:31'))).toEqual(['2026-12-01'])
  const closed = days.map((each) => ({ ...each, closed: true }))
  expect(careDays(closed, pass, inSeoul('2026-11-27T09:00'))).toEqual([])
})

test.each([
  ['timepass', '2026-12-04', false],
  ['timepass', '2026-12-07', true],
  ['subscription', '2026-12-07', false],
  ['subscription', '2026-12-14', true],
  ['timepass', '2026-12-12', false],
] as const)('with %s it is too early for %s: %s', (planKey, day, isTooEarly) => {
  expect(tooEarlyNote(day, { planKey }, inSeoul('2026-11-27T09:00'))).toBe(
    isTooEarly ? '아직 예약할 수 없는 날이에요.' : undefined,
  )
})
