import { describe, expect, test } from 'vitest'
import { careRow, careRowTime } from '@/domain/care/careCart'
import {
  careOfLastWeek,
  type LastWeekContext,
  leftOutText,
  likeLastWeek,
} from '@/domain/care/likeLastWeek'
import type { PassUse } from '@/domain/care/passUses'
import { noClosures } from '@/domain/places/closures'
import type { SessionBooking } from '@/domain/programs/programSession'
import { aPass } from '../orders/aPass'
import { aSessionBooking } from '../programs/aSessionBooking'
import { inSeoul } from '../rides/aRide'
import { aCareBooking } from './aCareBooking'
import { careSessionsOf } from './careSessionsOf'

const regular = aPass({
  id: 'regular',
  planKey: 'subscription',
  optionKey: 'm-59000',
  minutes: 0,
  expiresOn: '2026-12-20',
})
const twoHours = aPass({ id: 'two' })
/** A Tuesday noon. */
const now = inSeoul('2026-11-24T12:00')

const on = (startsAt: string, change: Partial<SessionBooking> = {}) =>
  aCareBooking({ childId: 'child-1', startsAt: inSeoul(startsAt), ...change })
const wednesday = on('2026-11-18T13:00')
const thursday = on('2026-11-19T15:00')
const friday = on('2026-11-20T13:00')

const sessions = (change: Parameters<typeof careSessionsOf>[1] = {}) =>
  ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].flatMap((day) =>
    careSessionsOf(day, change),
  )
const context = (change: Partial<LastWeekContext> = {}): LastWeekContext => ({
  passes: [regular, twoHours],
  refundedOrderIds: new Set(),
  usesOf: () => [],
  passId: 'regular',
  rows: [],
  sessionsOf: new Map([['seongsu', sessions()]]),
  bookings: [],
  closures: noClosures,
  ...change,
})
const use = (slot: string): PassUse => ({
  slot,
  sessionId: 's',
  bookingId: 'b',
  childId: 'child-1',
  createdAt: now,
})

describe('the care of the last seven days', () => {
  test.each([
    { startsAt: '2026-11-17T13:00', isThere: true },
    { startsAt: '2026-11-16T17:00', isThere: false },
    { startsAt: '2026-11-24T12:00', isThere: true },
    { startsAt: '2026-11-24T13:00', isThere: false },
  ])('$startsAt: $isThere', ({ startsAt, isThere }) => {
    expect(careOfLastWeek([on(startsAt)], 'child-1', now)).toHaveLength(isThere ? 1 : 0)
  })

  test('of this child, by time; no program, nothing cancelled', () => {
    const bookings = [
      friday,
      wednesday,
      on('2026-11-19T13:00', { childId: 'child-2' }),
      on('2026-11-19T13:00', { cancelledAt: inSeoul('2026-11-19T09:00') }),
      aSessionBooking({ childId: 'child-1', startsAt: inSeoul('2026-11-19T13:00') }),
    ]
    expect(careOfLastWeek(bookings, 'child-1', now)).toEqual([wednesday, friday])
  })
})

describe('like last week', () => {
  test('a session each, a week later, at its branch, with the chosen pass', () => {
    const mapo = on('2026-11-19T15:00', { programId: 'care-mapo' })
    const sessionsOf = new Map([
      ['seongsu', sessions()],
      ['mapo', sessions().map((each) => ({ ...each, id: each.id.replace('seongsu', 'mapo') }))],
    ])
    const { added, leftOut } = likeLastWeek([wednesday, mapo], context({ sessionsOf }), now)
    expect(added).toMatchObject([
      { slotId: 'care-seongsu_20261125_1300', passId: 'regular', childId: 'child-1' },
      { slotId: 'care-mapo_20261126_1500', branchId: 'mapo', end: '17:00' },
    ])
    expect(leftOut).toEqual([])
    expect(leftOutText({ leftOut })).toBe('')
  })

  test.each<[reason: string, change: Partial<LastWeekContext>, time?: string]>([
    ['마감', { sessionsOf: new Map([['seongsu', sessions({ taken: 20 })]]) }],
    ['휴원', { sessionsOf: new Map([['seongsu', sessions({ closed: true })]]) }],
    ['열리지 않음', { sessionsOf: new Map() }],
    ['휴무', { closures: { days: { seongsu_20261125: '겨울 휴원' } } }],
    ['예약함', { bookings: [on('2026-11-25T13:00')] }],
    [
      '마감',
      {
        bookings: ['a', 'b', 'c', 'd'].map((childId) => on('2026-11-25T13:00', { childId })),
      },
    ],
    ['이용권 부족', { passId: 'two', usesOf: () => [use('1')] }],
    ['이용권 부족', { passes: [aPass({ ...regular, expiresOn: '2026-11-24' })] }],
    ['이용권 부족', { passes: [] }],
    ['이용권 부족', { passes: [aPass({ ...regular, planKey: 'prepaid', optionKey: 'pre-100' })] }],
  ])('%s', (reason, change) => {
    expect(leftOutText(likeLastWeek([wednesday], context(change), now))).toBe(
      `담지 못한 시간: 11.25(수) 13:00~15:00 (${reason})`,
    )
  })

  test.each([
    { what: 'in another session', change: { startsAt: inSeoul('2026-11-25T15:00') } },
    { what: 'that were cancelled', change: { cancelledAt: now } },
  ])('the family’s seats $what are not counted', ({ change }) => {
    const bookings = ['a', 'b', 'c', 'd'].map((childId) =>
      on('2026-11-25T13:00', { childId, ...change }),
    )
    expect(likeLastWeek([wednesday], context({ bookings }), now).added).toHaveLength(1)
  })

  test('a time that is over today, and a day that is not open yet', () => {
    const tuesday = on('2026-11-17T13:00')
    const late = inSeoul('2026-11-24T14:30:01')
    expect(leftOutText(likeLastWeek([tuesday], context(), late))).toBe(
      '담지 못한 시간: 11.24(화) 13:00~15:00 (지난 시간)',
    )
    expect(
      leftOutText(likeLastWeek([tuesday], context({ sessionsOf: new Map() }), late)),
    ).toContain('(지난 시간)')
    expect(likeLastWeek([tuesday], context(), inSeoul('2026-11-24T14:30')).added).toHaveLength(1)
    const today = on('2026-11-24T13:00')
    const early = inSeoul('2026-11-23T14:00')
    expect(leftOutText(likeLastWeek([today], context({ passId: 'two' }), early))).toBe(
      '담지 못한 시간: 12.01(화) 13:00~15:00 (아직 예약할 수 없음)',
    )
    // The last day that is open for booking, but has no session.
    expect(leftOutText(likeLastWeek([today], context({ passId: 'two' }), now))).toContain(
      '(열리지 않음)',
    )
  })

  test('as far as the pass goes: what was added first counts', () => {
    const result = likeLastWeek([wednesday, thursday, friday], context({ passId: 'two' }), now)
    expect(result.added.map(careRowTime)).toEqual(['11.25(수) 13:00~15:00'])
    expect(leftOutText(result)).toBe(
      '담지 못한 시간: 11.26(목) 15:00~17:00 (이용권 부족), 11.27(금) 13:00~15:00 (이용권 부족)',
    )
  })

  test('what is picked already is neither added nor left out', () => {
    const [first] = careSessionsOf('2026-11-25')
    const rows = first
      ? [careRow(first, { childId: 'child-1', branchId: 'seongsu', passId: 'regular' })]
      : []
    const { added, leftOut } = likeLastWeek([wednesday, thursday], context({ rows }), now)
    expect(added.map(careRowTime)).toEqual(['11.26(목) 15:00~17:00'])
    expect(leftOut).toEqual([])
  })
})
