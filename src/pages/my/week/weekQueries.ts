import { addMilliseconds } from 'date-fns/addMilliseconds'
import { seoulInstant } from '@/domain/dates/day'
import { isWeekOver, weekLater } from '@/domain/rides/familyWeek'
import { now } from '@/platform/clock'
import { FAR_MS } from '@/remote/followedBy'
import { followedQuery } from '@/remote/followedQuery'
import type { FamilyUids } from '@/remote/useMember'
import type { Followable } from '@/repository/firestore/followable'
import { followOwnBookingsBetween } from '@/repository/programs/bookingReads'
import { followRidesBetween } from '@/repository/rides/followedRides'

const limitsOf = (monday: string): [from: Date, to: Date] => [
  seoulInstant(monday, 0, 0),
  addMilliseconds(seoulInstant(weekLater(monday, 1), 0, 0), -1),
]

/** Followed like 「오늘」 while the week is not over; one that is over is read once. */
const ofWeek = <T>(
  { familyUid, ownUid }: FamilyUids,
  monday: string,
  list: string,
  failure: string,
  follow: (uid: string, from: Date, to: Date) => Followable<T>,
) => {
  const isOver = isWeekOver(monday, now())
  const query = followedQuery<T>({
    uid: familyUid,
    ownUid,
    name: [list, 'week', monday],
    failure,
    follow: () => follow(familyUid, ...limitsOf(monday)),
    patienceMs: () => (isOver ? false : FAR_MS),
  })
  return {
    ...query,
    staleTime: isOver ? Number.POSITIVE_INFINITY : query.staleTime,
    refetchOnWindowFocus: isOver ? false : query.refetchOnWindowFocus,
  }
}

export const ridesOfWeekQuery = (member: FamilyUids, monday: string) =>
  ofWeek(member, monday, 'rides', '픽업 예약을 불러오지 못했습니다.', followRidesBetween)

export const bookingsOfWeekQuery = (member: FamilyUids, monday: string) =>
  ofWeek(
    member,
    monday,
    'program-bookings',
    '돌봄과 프로그램 예약을 불러오지 못했습니다.',
    followOwnBookingsBetween,
  )
