import { infiniteQueryOptions } from '@tanstack/react-query'
import { stayPollMs } from '@/domain/care/stayFollowing'
import type { SessionBooking } from '@/domain/programs/programSession'
import { now } from '@/platform/clock'
import { isOnline } from '@/platform/network/network'
import { accountKey, accountQuery, rememberedAccountQuery } from '@/remote/accountQuery'
import { followedRead } from '@/remote/followedRead'
import { withinReadTime } from '@/remote/withinReadTime'
import {
  OWN_CHANGES_LIMIT,
  PAST_BOOKINGS_PAGE_SIZE,
  readBookingsOfPass,
  readChangedOwnBookings,
  readComingBookings,
  readLastBookings,
  readPastBookings,
  sessionBookingSchema,
} from '@/repository/care/sessionBookings'

/** Everything of a member's program bookings in the cache, to be asked for again after a command. */
export const bookingsKey = (uid: string) => accountKey(uid, 'program-bookings')

const FAILURE = '프로그램 예약을 불러오지 못했습니다.'

/** Never remembered on a device: who took a child home. */
const rememberableBooking = (booking: SessionBooking): SessionBooking => ({
  ...booking,
  leftWith: undefined,
})

/**
 * The member's bookings of programs and care that lie ahead and those of the last day, in no order; also there offline. Asked
 * for again, only what has changed is read.
 */
export const comingBookingsQuery = (uid: string) => ({
  ...rememberedAccountQuery({
    uid,
    name: ['program-bookings', 'coming'],
    failure: FAILURE,
    read: () => readComingBookings(uid, now()),
    schema: sessionBookingSchema,
    rememberable: rememberableBooking,
  }),
  queryFn: followedRead({
    readAll: () => readComingBookings(uid, now()),
    readChanges: (since) => readChangedOwnBookings(uid, since),
    changesLimit: OWN_CHANGES_LIMIT,
    areRowsDeleted: true,
  }),
})

/** Those, followed while somebody looks: see `stayPollMs`. */
export const followedBookingsQuery = (uid: string) => ({
  ...comingBookingsQuery(uid),
  refetchInterval: ({ state }: { state: { data: SessionBooking[] | undefined } }) =>
    stayPollMs(state.data ?? [], now(), {
      isVisible: document.visibilityState === 'visible',
      isOnline: isOnline(),
    }),
})

/** What a pass was used for. */
export const bookingsOfPassQuery = (uid: string, passId: string) =>
  accountQuery({
    uid,
    name: ['program-bookings', 'pass', passId],
    failure: '이용권의 사용 내역을 불러오지 못했습니다.',
    read: () => readBookingsOfPass(uid, passId),
  })

/** The few that have started last. */
export const lastBookingsQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['program-bookings', 'last'],
    failure: FAILURE,
    read: () => readLastBookings(uid, now()),
  })

const noBooking: SessionBooking | undefined = undefined

/** Those that have started, the latest first, page by page; what started within a day also stands among the coming ones. */
export const pastBookingsQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: accountKey(uid, 'program-bookings', 'past'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readPastBookings(uid, now(), pageParam))(context),
    initialPageParam: noBooking,
    getNextPageParam: (page: SessionBooking[]) =>
      page.length < PAST_BOOKINGS_PAGE_SIZE ? undefined : page.at(-1),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { failure: FAILURE },
  })
