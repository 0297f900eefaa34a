import { describe, expect, test } from 'vitest'
import { sampleContacts } from '@/content/branches/branchContacts'
import type { PassUse } from '@/domain/care/passUses'
import { noClosures } from '@/domain/places/closures'
import type { SessionBooking } from '@/domain/programs/programSession'
import { sampleFares } from '@/domain/rides/fares/fare'
import {
  isNextWeekOffered,
  nextWeekGroups,
  nextWeekText,
  rideLineTime,
  rideWeekLater,
  rowsOfNextWeek,
  whyNoRide,
} from '@/domain/rides/week/nextWeek'
import { aCareBooking } from '../../care/aCareBooking'
import { aPass } from '../../orders/aPass'
import { agit, school } from '../aReservation'
import { aRide, inSeoul } from '../aRide'

/** A Friday. */
const now = inSeoul('2026-11-27T10:00')
const child = { id: 'child-1', name: '김하준' }
const branches = sampleContacts
const stay = (startsAt: string, change: Partial<SessionBooking> = {}) =>
  aCareBooking({ childId: 'child-1', startsAt: inSeoul(startsAt), ...change })
const monday = stay('2026-11-23T13:00')

describe('the offer', () => {
  test.each([
    ['2026-11-25T13:00', false],
    ['2026-11-26T11:59', false],
    ['2026-11-26T12:00', true],
    ['2026-11-27T00:00', true],
    ['2026-11-29T23:59', true],
    ['2026-11-30T00:00', false],
  ])('at %s: %s', (at, isOffered) => {
    expect(isNextWeekOffered(inSeoul(at))).toBe(isOffered)
  })
})

describe('its groups', () => {
  const groups = (bookings: readonly SessionBooking[], rides = [aRide()]) =>
    nextWeekGroups({ children: [child], bookings, rides, branches }, now)

  test('hold the stays of Monday to Friday, joined, each once', () => {
    const [group] = groups([monday, monday, stay('2026-11-23T15:00'), stay('2026-11-27T13:00')])
    expect(group?.child).toEqual(child)
    expect(group?.stays.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [inSeoul('2026-11-23T13:00'), inSeoul('2026-11-23T17:00')],
      [inSeoul('2026-11-27T13:00'), inSeoul('2026-11-27T15:00')],
    ])
  })

  test.each([
    ['nothing', []],
    ['a cancelled stay', [stay('2026-11-23T13:00', { cancelledAt: now })]],
    ['a stay of last week', [stay('2026-11-20T13:00')]],
    ['another child', [stay('2026-11-23T13:00', { childId: 'child-2' })]],
    ['a stay in the next week, too', [monday, stay('2026-12-02T13:00')]],
  ])('are none with %s', (_, bookings) => {
    expect(groups(bookings)).toEqual([])
  })

  test('are there while the next week has only what was cancelled, or what comes later', () => {
    const cancelled = stay('2026-12-02T13:00', { cancelledAt: now })
    expect(groups([monday, cancelled, stay('2026-12-07T13:00')])).toHaveLength(1)
  })

  test.each([
    ['one that arrived', {}, true],
    ['one that is on its way', { status: 'onTheWay' }, true],
    ['a cancelled one', { status: 'cancelled' }, false],
    ['a refused one', { status: 'declined' }, false],
    ['one of another day', { startsAt: inSeoul('2026-11-24T12:30') }, false],
    ['one of another child', { childId: 'child-2' }, false],
    ['one away from the branch', { origin: agit, dest: school }, false],
  ] as const)('hold the rides to these branches of these days: %s', (_, change, isThere) => {
    const ride = aRide({ status: 'arrived', startsAt: inSeoul('2026-11-23T12:30'), ...change })
    expect(groups([monday], [ride])[0]?.rides).toEqual(isThere ? [ride] : [])
  })

  test('hold a ride that leads to one of the stays, by time, and none to another branch', () => {
    const [late, early] = ['2026-11-24T12:30', '2026-11-23T12:30'].map((startsAt) =>
      aRide({ id: startsAt, status: 'arrived', startsAt: inSeoul(startsAt) }),
    )
    if (!late || !early) throw new Error('there are no rides')
    const tuesday = stay('2026-11-24T13:00')
    expect(groups([monday, tuesday], [late, early])[0]?.rides).toEqual([early, late])
    const elsewhere = { programId: 'care-mapo', sessionId: 'care-mapo_20261123_1300' }
    expect(groups([stay('2026-11-23T13:00', elsewhere)], [early])[0]?.rides).toEqual([])
    const gone = { programId: 'care-gone', sessionId: 'care-gone_20261123_1300' }
    expect(groups([stay('2026-11-23T13:00', gone)], [early])[0]?.rides).toEqual([])
  })
})

describe('the passes', () => {
  const regular = aPass({
    id: 'regular',
    planKey: 'subscription',
    optionKey: 'm-59000',
    minutes: 0,
    expiresOn: '2026-12-20',
  })
  const twoHours = aPass({ id: 'two' })
  const used: PassUse = {
    slot: '1',
    sessionId: 's',
    bookingId: 'b',
    childId: 'child-1',
    createdAt: now,
  }
  const rows = (
    bookings: readonly [SessionBooking, ...SessionBooking[]],
    uses: readonly PassUse[] = [],
  ) => {
    const [first] = bookings
    const { uid, childId, childName, startsAt } = first
    const context = {
      passes: [twoHours, regular],
      offered: [twoHours, regular],
      refundedOrderIds: new Set<string>(),
      usesOf: (id: string) => (id === 'two' ? uses : []),
    }
    const one = {
      uid,
      childId,
      childName,
      branchId: 'seongsu',
      startsAt,
      endsAt: startsAt,
      bookings,
    }
    return rowsOfNextWeek([one], context).map(({ date, start, passId }) => [date, start, passId])
  }

  test('are the same a week later', () => {
    const own = stay('2026-11-23T13:00', { passId: 'regular' })
    expect(rows([own])).toEqual([['2026-11-30', '13:00', 'regular']])
  })

  test('used up or unknown, the one that expires first', () => {
    const both = stay('2026-11-23T13:00', { passId: 'two' })
    expect(rows([both], [used])).toEqual([['2026-11-30', '13:00', 'regular']])
    expect(rows([stay('2026-11-23T13:00', { passId: 'gone' })])).toEqual([
      ['2026-11-30', '13:00', 'two'],
    ])
    expect(rows([both, stay('2026-11-23T15:00', { passId: 'two' })])).toEqual([
      ['2026-11-30', '13:00', 'two'],
      ['2026-11-30', '15:00', 'regular'],
    ])
  })
})

describe('a ride a week later', () => {
  const line = rideWeekLater(aRide({ startsAt: inSeoul('2026-11-23T12:30') }), {
    id: 'line-1',
    fares: sampleFares,
  })
  const context = { rides: [], branches, closures: noClosures }

  test('has its time, places and the fare of its day', () => {
    expect(line).toMatchObject({
      ...{ id: 'line-1', child, date: '2026-11-30', hour: 12, minute: 30, memo: '' },
      ...{ origin: { name: school.name }, dest: { name: agit.name }, fareKRW: 7_742 },
    })
    expect(rideLineTime(line)).toBe('11.30(월) 12:30 픽업')
    expect(whyNoRide(line, context, now)).toBeUndefined()
  })

  test('cannot be booked once it is over, on a closed day, or beside another', () => {
    expect(whyNoRide(line, context, inSeoul('2026-11-30T12:01'))).toBe('지난 시간')
    const closures = { days: { seongsu_20261130: '점검' } }
    expect(whyNoRide(line, { ...context, closures }, now)).toBe('휴무')
    const other = aRide({ id: 'other', startsAt: inSeoul('2026-11-30T13:00') })
    expect(whyNoRide(line, { ...context, rides: [other] }, now)).toBe('예약함')
    expect(
      whyNoRide(line, { ...context, rides: [{ ...other, id: 'line-1' }] }, now),
    ).toBeUndefined()
  })
})

test.each([
  [2, 3, '픽업 2건, 돌봄 3건을 예약했어요.'],
  [2, 0, '픽업 2건을 예약했어요.'],
  [0, 1, '돌봄 1건을 예약했어요.'],
  [0, 0, ''],
])('%i rides and %i stays: %s', (rides, stays, text) => {
  expect(nextWeekText({ rides, stays })).toBe(text)
})
