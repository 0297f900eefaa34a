import { infiniteQueryOptions } from '@tanstack/react-query'
import { lastWeekFrom } from '@/domain/care/likeLastWeek'
import { usesOfPass } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import type { SessionBooking } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { accountKey, accountQuery, rememberedAccountQuery } from '@/remote/accountQuery'
import { retryPause } from '@/remote/pollPause'
import { freshForAMinute } from '@/remote/queryClient'
import { withinReadTime } from '@/remote/withinReadTime'
import { readPassUses } from '@/repository/orders/passUses'
import { sessionBookingSchema } from '@/repository/programs/bookingDocument'
import {
  PAST_BOOKINGS_PAGE_SIZE,
  readBookingsOfPass,
  readLastBookings,
  readOwnBookingsBetween,
  readPastBookings,
  readUpcomingBookings,
} from '@/repository/programs/bookingReads'

/** Every list of bookings. */
export const bookingQueries = (uid: string) => ({ queryKey: accountKey(uid, 'program-bookings') })

const FAILURE = '프로그램 예약을 불러오지 못했습니다.'

/** Never stored on the device: who took a child home, and the word that is asked for. */
const rememberableBooking = (booking: SessionBooking): SessionBooking => ({
  ...booking,
  leftWith: undefined,
  codeWord: booking.codeWord === undefined ? undefined : '',
})

/** Bookings of this week and later, of programs and care, by time; stored for offline. */
export const bookingsComing = (uid: string) => ({
  uid,
  name: ['program-bookings', 'coming'] as const,
  failure: FAILURE,
  schema: sessionBookingSchema,
  rememberable: rememberableBooking,
})

export const upcomingBookingsQuery = (uid: string) =>
  rememberedAccountQuery({
    ...bookingsComing(uid),
    read: () => readUpcomingBookings(uid, now()),
  })

export const bookingsOfPassQuery = (uid: string, passId: string) =>
  accountQuery({
    uid,
    name: ['program-bookings', 'pass', passId],
    failure: '이용권의 사용 내역을 불러오지 못했습니다.',
    read: () => readBookingsOfPass(uid, passId),
  })

export const lastBookingsQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['program-bookings', 'last'],
    failure: FAILURE,
    read: () => readLastBookings(uid, now()),
  })

/** Bookings that began in the last seven days; read again after a command. */
export const lastWeekQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['program-bookings', 'last-week'],
    failure: FAILURE,
    read: () => readOwnBookingsBetween(uid, lastWeekFrom(now()), now()),
  }),
  staleTime: freshForAMinute,
})

const noBooking: SessionBooking | undefined = undefined

/** Started bookings, newest first, by page; those of the last day are also in the upcoming list. */
export const pastBookingsQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: accountKey(uid, 'program-bookings', 'past'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readPastBookings(uid, now(), pageParam))(context),
    initialPageParam: noBooking,
    getNextPageParam: (page: SessionBooking[]) =>
      page.length < PAST_BOOKINGS_PAGE_SIZE ? undefined : page.at(-1),
    staleTime: 0,
    refetchInterval: retryPause,
    refetchOnWindowFocus: true,
    meta: { failure: FAILURE },
  })

/** All of 투약 의뢰, which goes with its booking. */
export const medicationQueries = (uid: string) => ({ queryKey: accountKey(uid, 'medications') })

/** The uses of every pass. */
export const passUseQueries = (uid: string) => ({ queryKey: accountKey(uid, 'pass-uses') })

/** Uses of a pass: all, or for a daily pass from today on. */
export const passUsesQuery = (uid: string, pass: Pass) =>
  accountQuery({
    uid,
    name: ['pass-uses', pass.id],
    failure: '이용권의 남은 횟수를 불러오지 못했습니다.',
    read: () =>
      readPassUses(
        { uid, passId: pass.id },
        usesOfPass(pass).per === 'day' ? dayOf(now()) : undefined,
      ),
  })
