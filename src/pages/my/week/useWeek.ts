import { useQueries, useQuery } from '@tanstack/react-query'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { useState } from 'react'
import type { CareDay } from '@/domain/care/careSession'
import { seoulInstant } from '@/domain/dates/day'
import { withSavedPlaces } from '@/domain/places/savedPlace'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import {
  type FamilyWeek,
  familyWeek,
  firstWeek,
  isWeekOver,
  weekLater,
} from '@/domain/rides/week/familyWeek'
import { bookingsInOrder } from '@/domain/rides/week/memberBookings'
import { useMayAct } from '@/features/account/MayAct'
import { childListOf, useChildren } from '@/features/account/useChildren'
import { savedPlacesQuery } from '@/features/places/queries'
import { careOfDayQuery } from '@/features/programs/seatQueries'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { accountQuery } from '@/remote/accountQuery'
import { useClosures } from '@/remote/publicSettings'
import { freshForAMinute } from '@/remote/queryClient'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { usePlaces } from '@/remote/usePlaces'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { readOwnBookingsBetween } from '@/repository/programs/bookingReads'
import { readRidesBetween } from '@/repository/rides/rides'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'

/** From its first to its last moment. */
const limitsOfWeek = (monday: string): [from: Date, to: Date] => [
  seoulInstant(monday, 0, 0),
  addMilliseconds(seoulInstant(weekLater(monday, 1), 0, 0), -1),
]

/** A week that is over is read once. */
const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false }

const ridesOfPastWeekQuery = (uid: string, monday: string) => ({
  ...accountQuery({
    uid,
    name: ['rides', 'week', monday],
    failure: '픽업 예약을 불러오지 못했습니다.',
    read: () => readRidesBetween(uid, ...limitsOfWeek(monday)),
  }),
  ...once,
})

const bookingsOfPastWeekQuery = (uid: string, monday: string) => ({
  ...accountQuery({
    uid,
    name: ['program-bookings', 'week', monday],
    failure: '돌봄과 프로그램 예약을 불러오지 못했습니다.',
    read: () => readOwnBookingsBetween(uid, ...limitsOfWeek(monday)),
  }),
  ...once,
})

const isFull = (read: RemoteRead<readonly unknown[]>): boolean =>
  read.status === 'loaded' && read.data.length > 0

const isEmpty = (read: RemoteRead<readonly unknown[]>): boolean =>
  read.status === 'loaded' && read.data.length === 0

const within = <Row extends { startsAt: Date }>(
  read: RemoteRead<readonly Row[]>,
  monday: string,
): RemoteRead<readonly Row[]> => {
  if (read.status !== 'loaded') return read
  const [from, to] = limitsOfWeek(monday)
  return {
    ...read,
    data: read.data.filter(({ startsAt }) => from <= startsAt && startsAt <= to),
  }
}

/** The week that is shown; `isWanted` false: nothing stood in it, in the last one, or ahead. */
export function useWeek() {
  const member = useMember()
  const time = useNow() ?? now()
  const first = firstWeek(time)
  const [weeks, setWeeks] = useState(0)
  const monday = weekLater(first, weeks)
  const isOver = isWeekOver(monday, time)
  // What lies ahead begins with this week.
  const ridesAhead = useRemoteRead(followedRidesQuery(member))
  const bookingsAhead = useRemoteRead(followedBookingsQuery(member))
  // Of the week shown; the last one is asked for by a family with nothing in this one, or ahead.
  const asksBefore = weeks === 0 && isEmpty(ridesAhead) && isEmpty(bookingsAhead)
  const asked = asksBefore ? weekLater(first, -1) : monday
  const ridesThen = useRemoteRead(
    ridesOfPastWeekQuery(member.familyUid, asked),
    isOver || asksBefore,
  )
  const bookingsThen = useRemoteRead(
    bookingsOfPastWeekQuery(member.familyUid, asked),
    isOver || asksBefore,
  )
  const rides = isOver ? ridesThen : within(ridesAhead, monday)
  const bookings = isOver ? bookingsThen : within(bookingsAhead, monday)
  const isSomething = [
    ridesAhead,
    bookingsAhead,
    ...(asksBefore ? [ridesThen, bookingsThen] : []),
  ].some(isFull)
  // It stays when its last booking is cancelled in it.
  const [hasHad, setHasHad] = useState(false)
  if (isSomething && !hasHad) setHasHad(true)
  const hasFailed = rides.status === 'failed' || bookings.status === 'failed'
  return {
    monday,
    now: time,
    isWanted: weeks !== 0 || isSomething || hasHad || hasFailed,
    rides,
    bookings,
    ...useWeekOf(monday, rides, bookings, time),
    turn: (by: 1 | -1) => setWeeks(weeks + by),
  }
}

/** `week`: undefined while it is read; `isAsking`: whether a day has care left. */
function useWeekOf(
  monday: string,
  rides: RemoteRead<readonly Ride[]>,
  bookings: RemoteRead<readonly SessionBooking[]>,
  time: Date,
): { week: FamilyWeek | undefined; isAsking: boolean } {
  const { familyUid } = useMember()
  const mayAct = useMayAct()
  const closures = useClosures()
  const children = childListOf(useChildren())
  const branchIds = useBranchContacts().map(({ id }) => id)
  const isRead = rides.status === 'loaded' && bookings.status === 'loaded'
  const places = usePlaces()
  // Where 「픽업 예약」 begins may be one of them; not asked for by the week.
  const { data: saved = [] } = useQuery({
    ...savedPlacesQuery(familyUid),
    staleTime: freshForAMinute,
    enabled: false,
  })
  const facts = isRead
    ? {
        monday,
        children,
        bookings: bookingsInOrder(rides.data, bookings.data),
        places: withSavedPlaces(places, saved),
        branchIds,
        closures,
        mayAct,
      }
    : undefined
  // A day without seats is no gap: asked for only where the timetable leaves one.
  const byTimetable = facts && familyWeek({ ...facts, careOf: unread }, time)
  const days = byTimetable?.careDays ?? []
  const asked = [...new Map(days.map((day) => [`${day.branchId} ${day.day}`, day])).values()]
  const care = useQueries({ queries: asked.map(careOfDayQuery) })
  const careOf = ({ branchId, day }: CareDay) =>
    care[asked.findIndex((one) => one.branchId === branchId && one.day === day)]?.data
  return {
    week: facts && asked.length > 0 ? familyWeek({ ...facts, careOf }, time) : byTimetable,
    isAsking: care.some(({ isLoading }) => isLoading),
  }
}

const unread = () => undefined
