import { addMilliseconds } from 'date-fns/addMilliseconds'
import { seoulInstant } from '@/domain/dates/day'
import { weekLater } from '@/domain/rides/week/familyWeek'
import { accountQuery } from '@/remote/accountQuery'
import { readOwnBookingsBetween } from '@/repository/programs/bookingReads'
import { readRidesBetween } from '@/repository/rides/rides'

/** From its first to its last moment. */
export const limitsOfWeek = (monday: string): [from: Date, to: Date] => [
  seoulInstant(monday, 0, 0),
  addMilliseconds(seoulInstant(weekLater(monday, 1), 0, 0), -1),
]

/** A week that is over is read once. */
const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false }

export const ridesOfPastWeekQuery = (uid: string, monday: string) => ({
  ...accountQuery({
    uid,
    name: ['rides', 'week', monday],
    failure: '픽업 예약을 불러오지 못했습니다.',
    read: () => readRidesBetween(uid, ...limitsOfWeek(monday)),
  }),
  ...once,
})

export const bookingsOfPastWeekQuery = (uid: string, monday: string) => ({
  ...accountQuery({
    uid,
    name: ['program-bookings', 'week', monday],
    failure: '돌봄과 프로그램 예약을 불러오지 못했습니다.',
    read: () => readOwnBookingsBetween(uid, ...limitsOfWeek(monday)),
  }),
  ...once,
})
