import { describe, expect, test } from 'vitest'
import { seatsLeft, slotsOn } from '@/domain/programs/program'
import {
  canCancelBooking,
  checkCapacity,
  missingSessions,
  openSeats,
  type ProgramSession,
  sessionBookingKey,
  sessionEnd,
  sessionId,
  sessionIdAt,
  sessionsOfMonth,
  withSessions,
} from '@/domain/programs/programSession'
import { fc } from '../../fastCheck'
import { reasonOf } from '../reasonOf'
import { inSeoul } from '../rides/aRide'
import { aProgramInfo } from './aProgramInfo'

const timetable = {
  days: [5],
  times: [
    ['15:00', '16:00'],
    ['16:30', '17:30'],
  ],
  capacity: 8,
} as const

describe('the sessions of a month', () => {
  test('every time of every weekday, except public holidays', () => {
    const sessions = sessionsOfMonth('art', timetable, '2026-12')
    expect(sessions.map(({ id }) => id)).toEqual([
      'art_20261204_1500',
      'art_20261204_1630',
      'art_20261211_1500',
      'art_20261211_1630',
      'art_20261218_1500',
      'art_20261218_1630',
    ])
    expect(sessions[1]).toEqual({
      id: 'art_20261204_1630',
      programId: 'art',
      startsAt: inSeoul('2026-12-04T16:30'),
      endsAt: inSeoul('2026-12-04T17:30'),
      capacity: 8,
      taken: 0,
      closed: false,
    })
  })

  test.each(['', '2026', '2026-13', 'nonsense'])('none for the invalid month %j', (month) => {
    expect(sessionsOfMonth('art', timetable, month)).toEqual([])
  })

  test('exclude existing ones', () => {
    const sessions = sessionsOfMonth('art', timetable, '2026-12')
    const existing = sessions.slice(0, 4).map((session) => ({ ...session, capacity: 20, taken: 3 }))
    expect(missingSessions(sessions, existing)).toEqual(sessions.slice(4))
    expect(missingSessions(sessions, sessions)).toEqual([])
  })

  test('are in their month and have unique ids', () => {
    const month = fc
      .tuple(fc.integer({ min: 2026, max: 2030 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)
    fc.assert(
      fc.property(month, fc.subarray([0, 1, 2, 3, 4, 5, 6]), (text, days) => {
        const ids = sessionsOfMonth('art', { ...timetable, days }, text).map(({ id }) => id)
        expect(ids.every((id) => id.startsWith(`art_${text.replace('-', '')}`))).toBe(true)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a program with its sessions', () => {
  const session = (day: string, start: string, change: Partial<ProgramSession> = {}) => ({
    id: sessionId('art', day, start),
    programId: 'art',
    startsAt: inSeoul(`${day}T${start}`),
    endsAt: inSeoul(`${day}T18:00`),
    capacity: 4,
    taken: 1,
    closed: false,
    ...change,
  })
  const now = inSeoul('2026-11-20T09:00')

  test('has their days and seats, in order of time', () => {
    const program = withSessions(aProgramInfo(), [
      session('2026-11-25', '16:30', { taken: 4 }),
      session('2026-11-24', '15:00'),
      session('2026-11-25', '15:00'),
      session('2026-11-23', '15:00', { programId: 'robot' }),
    ])
    expect(program.allowedDates).toEqual(['2026-11-24', '2026-11-25'])
    expect(slotsOn(program, '2026-11-25')).toEqual([
      { slotId: 'art_20261125_1500', start: '15:00', end: '18:00', remaining: 3 },
      { slotId: 'art_20261125_1630', start: '16:30', end: '18:00', remaining: 0 },
    ])
    expect(seatsLeft(program, now)).toBe(6)
  })

  test('a time that is called off has no seats and says why', () => {
    const calledOff = { closed: true, closedReason: '강사 사정' }
    const program = withSessions(aProgramInfo(), [session('2026-11-25', '15:00', calledOff)])
    expect(slotsOn(program, '2026-11-25')).toMatchObject([
      { remaining: 0, closed: '휴강: 강사 사정' },
    ])
  })

  test('has no negative seats, and no days without sessions', () => {
    const full = withSessions(aProgramInfo(), [session('2026-11-25', '15:00', { taken: 9 })])
    expect(seatsLeft(full, now)).toBe(0)
    expect(withSessions(aProgramInfo(), []).allowedDates).toEqual([])
  })

  test.each([
    { now: '2026-11-25T14:59:59', free: true },
    { now: '2026-11-25T15:00:00', free: false },
  ])('a seat can be cancelled at $now: $free', ({ now: when, free }) => {
    expect(canCancelBooking(session('2026-11-25', '15:00'), inSeoul(when))).toBe(free)
  })

  test.each([
    { taken: 3, capacity: 2, reason: '정원은 3명 이상이어야 해요.' },
    { taken: 3, capacity: 3, reason: undefined },
    { taken: 0, capacity: 0, reason: '정원은 1명 이상이어야 해요.' },
    { taken: 0, capacity: 1, reason: undefined },
    { taken: 0, capacity: 1.5, reason: '정원은 1명 이상이어야 해요.' },
    { taken: 0, capacity: Number.NaN, reason: '정원은 1명 이상이어야 해요.' },
    { taken: 0, capacity: 1000, reason: undefined },
    { taken: 0, capacity: 1001, reason: '정원은 1,000명까지 입력할 수 있어요.' },
  ])('$capacity places with $taken taken: $reason', ({ taken, capacity, reason }) => {
    const target = session('2026-11-25', '15:00', { taken })
    expect(reasonOf(checkCapacity(target, capacity))).toBe(reason)
  })
})

test('a child has one key per session', () => {
  const booking = { sessionId: 'art_20261204_1500', uid: 'parent-1', childId: 'child-1' }
  expect(sessionBookingKey(booking)).toBe('art_20261204_1500/parent-1/child-1')
})

test('a session’s id is its program and start in Seoul', () => {
  const startsAt = inSeoul('2026-12-04T15:00')
  expect(sessionIdAt({ programId: 'art', startsAt })).toBe('art_20261204_1500')
})

test('a session ends by its timetable, else has no end', () => {
  expect(sessionEnd(timetable, inSeoul('2026-12-04T16:30'))).toEqual(inSeoul('2026-12-04T17:30'))
  expect(sessionEnd(timetable, inSeoul('2026-12-04T16:31'))).toBeUndefined()
})

test('open seats are never negative', () => {
  expect(openSeats({ programId: 'art', capacity: 16, taken: 3 })).toBe(13)
  expect(openSeats({ programId: 'art', capacity: 8, taken: 9 })).toBe(0)
})
