import { infiniteQueryOptions } from '@tanstack/react-query'
import type { SessionBooking } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { accountKey, accountQuery, rememberedAccountQuery } from '@/remote/accountQuery'
import { withinReadTime } from '@/remote/readDeadline'
import {
  PAST_BOOKINGS_PAGE,
  readComingBookings,
  readLastBookings,
  readPastBookings,
  sessionBookingSchema,
} from '@/repository/sessionBookings'

/** Everything of a member's program bookings in the cache, to be asked for again after a command. */
export const programBookingsKey = (uid: string) => accountKey(uid, 'program-bookings')

const FAILURE = '프로그램 예약을 불러오지 못했습니다.'

/** The member's program bookings that lie ahead and those of the last day, in order of time; also there offline. */
export const comingProgramBookingsQuery = (uid: string) =>
  rememberedAccountQuery({
    uid,
    name: ['program-bookings', 'coming'],
    failure: FAILURE,
    read: () => readComingBookings(uid, now()),
    schema: sessionBookingSchema,
  })

/** The few that have started last. */
export const lastProgramBookingsQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['program-bookings', 'last'],
    failure: FAILURE,
    read: () => readLastBookings(uid, now()),
  })

const noBooking: SessionBooking | undefined = undefined

/** Those that have started, the latest first, page by page; what started within a day also stands among the coming ones. */
export const pastProgramBookingsQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: accountKey(uid, 'program-bookings', 'past'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readPastBookings(uid, now(), pageParam))(context),
    initialPageParam: noBooking,
    getNextPageParam: (page: SessionBooking[]) =>
      page.length < PAST_BOOKINGS_PAGE ? undefined : page.at(-1),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { failure: FAILURE },
  })
