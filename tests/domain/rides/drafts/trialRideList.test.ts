import { describe, expect, test } from 'vitest'
import { sampleChildren } from '@/domain/account/child'
import { calendarFile } from '@/domain/dates/calendarFile'
import { seoulInstant } from '@/domain/dates/day'
import { draftProblems } from '@/domain/rides/drafts/reservationDraft'
import {
  bookedOf,
  rebookingDraft,
  trialRideList,
  trialRideName,
} from '@/domain/rides/drafts/trialRideList'
import {
  calendarFileName,
  trialRideEvent,
  trialRideOf,
} from '@/domain/rides/reservations/trialRide'
import { neverRests, noRestDay } from '../../places/neverRests'
import { agit, aReservation, school } from '../aReservation'

const now = seoulInstant('2026-11-20', 13, 0)
const aBooking = (id: string, date: string, hour = 13, minute = 0) =>
  trialRideOf(aReservation({ id, date, hour, minute }))
const ids = (days: ReturnType<typeof trialRideList>['upcoming']) =>
  days.map(({ day, entries }) => [day, ...entries.map(({ booking }) => booking.id)])

describe('the list', () => {
  test('is grouped by day: upcoming ascending, past descending', () => {
    const { upcoming, past } = trialRideList(
      [
        aBooking('late', '2026-12-02'),
        aBooking('afternoon', '2026-11-25', 15),
        aBooking('noon', '2026-11-25', 12),
        aBooking('old', '2026-11-16'),
        aBooking('older', '2026-11-14'),
      ],
      [],
      now,
    )
    expect(ids(upcoming)).toEqual([
      ['2026-11-25', 'noon', 'afternoon'],
      ['2026-12-02', 'late'],
    ])
    expect(ids(past)).toEqual([
      ['2026-11-16', 'old'],
      ['2026-11-14', 'older'],
    ])
  })

  test('a ride is past once it starts', () => {
    const { upcoming, past } = trialRideList(
      [aBooking('now', '2026-11-20', 13, 0), aBooking('soon', '2026-11-20', 13, 10)],
      [],
      now,
    )
    expect(ids(upcoming)).toEqual([['2026-11-20', 'soon']])
    expect(ids(past)).toEqual([['2026-11-20', 'now']])
  })

  test('a booked line still in the cart is listed once, as booked', () => {
    const cart = [aReservation({ id: 'r-1' }), aReservation({ id: 'r-2', memo: '우유 알레르기' })]
    const { upcoming } = trialRideList([aBooking('r-1', '2026-11-25')], cart, now)
    expect(upcoming[0]?.entries.map(({ booking, isBooked }) => [booking.id, isBooked])).toEqual([
      ['r-1', true],
      ['r-2', false],
    ])
    expect(bookedOf(upcoming).map(({ id }) => id)).toEqual(['r-1'])
    expect(JSON.stringify(upcoming)).not.toContain('알레르기')
  })
})

test('a booking is named by child, day and time', () => {
  expect(trialRideName(aBooking('r-1', '2026-11-25', 13, 10))).toBe('김하준 2026.11.25(수) 13:10')
})

test('a rebooked ride has its next weekday; one that is ahead lacks the day', () => {
  const past = rebookingDraft(aBooking('r-1', '2026-11-10', 15, 20), now, noRestDay)
  expect(past.dates).toEqual(['2026-11-24'])
  const draft = rebookingDraft(aBooking('r-1', '2026-11-24', 15, 20), now, noRestDay)
  expect(draft).toMatchObject({
    childId: 'child-1',
    dates: [],
    time: { hour: 15, minute: 20 },
    route: { origin: school, dest: agit },
  })
  expect(draftProblems(draft, sampleChildren, now, neverRests).map(({ field }) => field)).toEqual([
    'date',
  ])
})

test('a calendar entry has child, time and places, and says it is simulated', () => {
  const event = trialRideEvent(aBooking('r-1', '2026-11-25'), '체험용 화면입니다.')
  expect(event).toEqual({
    uid: 'r-1',
    start: new Date('2026-11-25T04:00:00Z'),
    durationMin: 30,
    title: '[체험 예약] 김하준 픽업',
    location: '성동초등학교 (서울 성동구 왕십리로 189)',
    note: '성동초등학교 → 도담아지트 성수점\n예상 요금 7,500원\n체험용 화면입니다.',
    isConfirmed: false,
  })
})

test('no memo reaches a calendar', () => {
  const booking = trialRideOf(aReservation({ memo: '우유 알레르기가 있어요' }))
  expect(calendarFile([trialRideEvent(booking, '')], now)).not.toContain('알레르기')
})

test('a file is named after its only day', () => {
  const one = aBooking('r-1', '2026-11-25')
  expect(calendarFileName([one])).toBe('dodam-agit-2026-11-25.ics')
  expect(calendarFileName([one, one])).toBe('dodam-agit.ics')
})
