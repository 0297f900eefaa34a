import { expect, test } from 'vitest'
import { agitCancellations } from '@/domain/rides/booked/agitCancellation'
import { aSessionBooking } from '../../programs/aSessionBooking'
import { aRide, inSeoul } from '../aRide'

const now = inSeoul('2026-12-20T09:00')
const cancelledAt = inSeoul('2026-12-19T09:00')
const cancelled = { cancelledAt, cancelReason: '휴무: 겨울 휴원' }
const titleOf = (programId: string) => (programId === 'art' ? '창의 미술' : undefined)
const textsOf = (given: Parameters<typeof agitCancellations>[0]) =>
  agitCancellations(given, titleOf, now).map(({ text }) => text)

test('stays, programs and rides that the agit has cancelled, by time', () => {
  expect(
    textsOf({
      rides: [
        aRide({
          status: 'declined',
          reason: '휴무: 겨울 휴원',
          startsAt: inSeoul('2026-12-24T12:30'),
        }),
      ],
      bookings: [
        aSessionBooking({ startsAt: inSeoul('2026-12-24T16:30'), ...cancelled }),
        aSessionBooking({
          programId: 'care-seongsu',
          startsAt: inSeoul('2026-12-24T13:00'),
          ...cancelled,
        }),
        aSessionBooking({
          programId: 'gone',
          startsAt: inSeoul('2026-12-25T13:00'),
          cancelledAt,
        }),
      ],
    }),
  ).toEqual([
    '12.24(목) 12:30 김하준 픽업 · 휴무: 겨울 휴원',
    '12.24(목) 13:00 김하준 돌봄 · 휴무: 겨울 휴원',
    '12.24(목) 16:30 김하준 창의 미술 · 휴무: 겨울 휴원',
    '12.25(금) 13:00 김하준 프로그램',
  ])
})

test('nothing that stands, that a parent has cancelled, or that has begun', () => {
  const startsAt = inSeoul('2026-12-24T12:30')
  expect(
    textsOf({
      rides: [
        aRide({ status: 'confirmed', startsAt }),
        aRide({ status: 'cancelled', startsAt }),
        aRide({ status: 'declined', startsAt: now }),
      ],
      bookings: [aSessionBooking({ startsAt }), aSessionBooking({ startsAt: now, ...cancelled })],
    }),
  ).toEqual([])
})

test('a booking that is made and cancelled again is another', () => {
  const booking = { ...cancelled, startsAt: inSeoul('2026-12-24T12:30') }
  const keys = agitCancellations(
    {
      rides: [],
      bookings: [
        aSessionBooking(booking),
        aSessionBooking({ ...booking, cancelledAt: inSeoul('2026-12-19T10:00') }),
      ],
    },
    titleOf,
    now,
  ).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})
