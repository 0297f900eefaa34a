import { describe, expect, test } from 'vitest'
import { careTimeState } from '@/domain/care/careBooking'
import { canLeaveSession } from '@/domain/programs/programSession'
import { canWatch } from '@/domain/programs/seatWatch'
import { aSessionBooking } from '../programs/aSessionBooking'
import { at } from '../rides/aRide'
import { careSessionsOf } from './aCareSession'

const [session] = careSessionsOf('2026-11-30')
if (!session) throw new Error('a Monday has care')

const booking = (change = {}) =>
  aSessionBooking({ sessionId: session.id, programId: session.programId, ...change })

describe('a time for a child', () => {
  test.each([
    { name: 'free', change: {}, bookings: [], when: '2026-11-24T09:00', state: 'open' },
    {
      name: 'last seat',
      change: { taken: 19 },
      bookings: [],
      when: '2026-11-24T09:00',
      state: 'open',
    },
    { name: 'full', change: { taken: 20 }, bookings: [], when: '2026-11-24T09:00', state: 'full' },
    {
      name: 'closed',
      change: { closed: true },
      bookings: [booking()],
      when: '2026-11-24T09:00',
      state: 'closed',
    },
    {
      name: 'own',
      change: { taken: 20 },
      bookings: [booking()],
      when: '2026-11-24T09:00',
      state: 'booked',
    },
    {
      name: "a sibling's",
      change: {},
      bookings: [booking({ childId: 'child-2' })],
      when: '2026-11-24T09:00',
      state: 'open',
    },
    {
      name: 'cancelled by the agit',
      change: {},
      bookings: [booking({ cancelledAt: at('2026-11-24T08:00') })],
      when: '2026-11-24T09:00',
      state: 'open',
    },
    { name: 'at the door', change: {}, bookings: [], when: '2026-11-30T14:30', state: 'open' },
    { name: 'too late', change: {}, bookings: [], when: '2026-11-30T14:30:01', state: 'over' },
  ])('$name: $state', ({ change, bookings, when, state }) => {
    expect(careTimeState({ ...session, ...change }, 'child-1', bookings, at(when))).toBe(state)
  })

  test.each([
    { change: { taken: 20 }, when: '2026-11-30T12:59:59', can: true },
    { change: { taken: 20 }, when: '2026-11-30T13:00', can: false },
    { change: { taken: 19 }, when: '2026-11-30T12:00', can: false },
    { change: { taken: 20, closed: true }, when: '2026-11-30T12:00', can: false },
  ])('$change at $when is waited for: $can', ({ change, when, can }) => {
    expect(canWatch({ ...session, ...change }, at(when))).toBe(can)
  })
})

test.each([
  { change: {}, when: '2026-11-30T12:59:59', can: true },
  { change: {}, when: '2026-11-30T13:00', can: false },
  { change: { arrivedAt: at('2026-11-30T12:50') }, when: '2026-11-30T12:55', can: false },
  { change: { cancelledAt: at('2026-11-29T12:50') }, when: '2026-11-30T12:55', can: false },
])('a parent cancels $change at $when: $can', ({ change, when, can }) => {
  expect(canLeaveSession(booking({ startsAt: session.startsAt, ...change }), at(when))).toBe(can)
})
