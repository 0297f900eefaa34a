import { describe, expect, test } from 'vitest'
import { comingBookingText, isReadRecently, nextOf } from '@/domain/rides/week/comingBooking'
import {
  bookingsInOrder,
  comingBooking,
  isCalledOff,
  type MemberBookingDay,
  memberBookingList,
  ridesAndStaysAhead,
  withCancelledLines,
} from '@/domain/rides/week/memberBookings'
import { aCareBooking } from '../../care/aCareBooking'
import { aSessionBooking } from '../../programs/aSessionBooking'
import { aRide, inSeoul } from '../aRide'

const now = inSeoul('2026-11-25T15:00')
const booking = aSessionBooking()
const listOf = (...[rides, programs]: Parameters<typeof bookingsInOrder>) =>
  memberBookingList(bookingsInOrder(rides, programs), now)
function nameOf(entry: MemberBookingDay['bookings'][number]): string {
  if (entry.kind === 'cancelled') return `cancelled ${entry.time} ${entry.childName}`
  if (entry.kind === 'ride') return entry.ride.id
  if (entry.kind === 'program') return entry.booking.sessionId
  return `${entry.stay.bookings.length} of care`
}
const shown = (days: readonly MemberBookingDay[]) =>
  days.map(({ day, bookings }) => [day, bookings.map(nameOf)])

describe('내 예약', () => {
  test('by day, the nearest first, rides and programs by time', () => {
    const rides = [
      aRide({ id: 'evening', startsAt: inSeoul('2026-11-26T18:00') }),
      aRide({ id: 'tonight', startsAt: inSeoul('2026-11-26T00:10') }),
      aRide({ id: 'soon', startsAt: inSeoul('2026-11-25T23:50') }),
      aRide({ id: 'last-week', startsAt: inSeoul('2026-11-18T15:00') }),
      aRide({ id: 'yesterday', startsAt: inSeoul('2026-11-24T15:00') }),
    ]
    const list = listOf(rides, [booking])
    expect(shown(list.upcoming)).toEqual([
      ['2026-11-25', ['soon']],
      ['2026-11-26', ['tonight', 'art_20261126_1630', 'evening']],
    ])
    expect(shown(list.past)).toEqual([
      ['2026-11-24', ['yesterday']],
      ['2026-11-18', ['last-week']],
    ])
  })

  test.each([
    { status: 'requested' as const, isUpcoming: false },
    { status: 'confirmed' as const, isUpcoming: true },
    { status: 'onTheWay' as const, isUpcoming: true },
    { status: 'pickedUp' as const, isUpcoming: true },
    { status: 'arrived' as const, isUpcoming: false },
    { status: 'cancelled' as const, isUpcoming: false },
  ])('a ride that begins now and is $status: $isUpcoming', (row) => {
    const list = listOf([aRide({ status: row.status })], [])
    expect(list.upcoming.length > 0).toBe(row.isUpcoming)
    expect(list.past.length > 0).toBe(!row.isUpcoming)
  })

  test('adjoining care bookings make one stay, upcoming until its end', () => {
    const care = ['13:00', '15:00'].map((time) =>
      aCareBooking({ startsAt: inSeoul(`2026-11-25T${time}`) }),
    )
    const list = listOf([], care)
    expect(shown(list.upcoming)).toEqual([['2026-11-25', ['2 of care']]])
    const evening = memberBookingList(bookingsInOrder([], care), inSeoul('2026-11-25T17:00'))
    expect(shown(evening.past)).toEqual([['2026-11-25', ['2 of care']]])
  })

  test('what was cancelled leaves a line in its place, and nothing else does', () => {
    const care = ['13:00', '15:00'].map((time) =>
      aCareBooking({ startsAt: inSeoul(`2026-11-26T${time}`) }),
    )
    const rides = [
      aRide({ id: 'before', startsAt: inSeoul('2026-11-26T09:00'), status: 'cancelled' }),
      aRide({ id: 'now', startsAt: inSeoul('2026-11-26T10:00'), status: 'cancelled' }),
    ]
    const inOrder = bookingsInOrder(rides, [booking, ...care])
    const cancelledStay = inOrder.filter(({ kind }) => kind === 'stay')
    const cancelled = { rideIds: new Set(['now']), bookings: cancelledStay }
    const lines = [
      'before',
      'cancelled 10:00 김하준',
      'cancelled 13:00~17:00 김하준',
      'art_20261126_1630',
    ]
    const shownOf = (sorted: typeof inOrder) =>
      shown(memberBookingList(withCancelledLines(sorted, cancelled), now).upcoming)
    expect(shownOf(inOrder)).toEqual([['2026-11-26', lines]])
    // Its documents are gone.
    expect(shownOf(bookingsInOrder(rides, [booking]))).toEqual([['2026-11-26', lines]])
    // Booked anew by somebody else of the family.
    const anew = care.map((each) => ({ ...each, createdAt: now }))
    expect(shownOf(bookingsInOrder(rides, [booking, ...anew]))[0]?.[1]).toHaveLength(5)
  })

  test('a cancelled program leaves its line, too', () => {
    const sorted = bookingsInOrder([], [booking])
    expect(sorted.map(isCalledOff)).toEqual([false])
    expect(bookingsInOrder([], [{ ...booking, cancelledAt: now }]).map(isCalledOff)).toEqual([true])
    const lines = withCancelledLines(sorted, { rideIds: new Set(), bookings: sorted })
    expect(lines.map(nameOf)).toEqual(['cancelled 16:30 김하준'])
  })

  test('a begun session is past', () => {
    const list = listOf([], [{ ...booking, startsAt: now }])
    expect(list.upcoming).toEqual([])
  })
})

describe('what is next', () => {
  const stayAt = (time: string, change: Parameters<typeof aCareBooking>[0] = {}) =>
    aCareBooking({ startsAt: inSeoul(time), ...change })
  const nextAmong = (...[rides, programs]: Parameters<typeof bookingsInOrder>) => {
    const next = nextOf(ridesAndStaysAhead(bookingsInOrder(rides, programs), now), now)
    return next && comingBookingText(comingBooking(next), now)
  }
  const ride = (time: string, change: Parameters<typeof aRide>[0] = {}) =>
    aRide({ id: time, startsAt: inSeoul(time), ...change })

  test.each([
    { what: 'nothing', rides: [], bookings: [], next: undefined },
    {
      what: 'a ride of today before a stay of tomorrow',
      rides: [ride('2026-11-25T15:01')],
      bookings: [stayAt('2026-11-26T13:00')],
      next: '오늘 15:01 김하준 픽업',
    },
    {
      what: 'a stay before a ride',
      rides: [ride('2026-11-26T15:00')],
      bookings: [stayAt('2026-11-26T13:00')],
      next: '내일 13:00 김하준 돌봄',
    },
    {
      what: 'a stay of two sessions, by its start',
      rides: [],
      bookings: [stayAt('2026-11-30T15:00'), stayAt('2026-11-30T13:00')],
      next: '11.30(월) 13:00 김하준 돌봄',
    },
    {
      what: 'neither what has begun nor what was called off',
      rides: [
        ride('2026-11-25T15:00', { status: 'onTheWay' }),
        ride('2026-11-25T16:00', { status: 'cancelled' }),
        ride('2026-11-25T17:00', { status: 'declined' }),
        ride('2027-01-04T15:00'),
      ],
      bookings: [stayAt('2026-11-26T13:00', { cancelledAt: now })],
      next: '01.04(월) 15:00 김하준 픽업',
    },
    { what: 'no program', rides: [], bookings: [booking], next: undefined },
  ])('$what: $next', ({ rides, bookings, next }) => {
    expect(nextAmong(rides, bookings)).toBe(next)
  })

  test.each([
    { readAt: '2026-11-25T15:00', isShown: true },
    { readAt: '2026-11-24T15:01', isShown: true },
    { readAt: '2026-11-24T15:00', isShown: false },
    { readAt: '2026-11-25T15:01', isShown: false },
  ])('what was read at $readAt is shown at 15:00 of the 25th: $isShown', (row) => {
    expect(isReadRecently(inSeoul(row.readAt), now)).toBe(row.isShown)
  })
})
