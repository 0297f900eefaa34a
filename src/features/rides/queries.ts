import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { OVERLAP_MS } from '@/domain/rides/rideOverlap'
import { ridePollMs } from '@/domain/rides/ridePolling'
import { now } from '@/platform/clock'
import { mayPoll } from '@/platform/network/mayPoll'
import { accountKey, accountQuery, rememberedAccountQuery } from '@/remote/accountQuery'
import { followedRead } from '@/remote/followedRead'
import { type Polled, pollPauseIf } from '@/remote/pollPause'
import { withinReadTime } from '@/remote/withinReadTime'
import { readOwnMessages, readOwnUnseenMessages } from '@/repository/rides/messages'
import {
  PAST_RIDES_PAGE_SIZE,
  RIDE_CHANGES_LIMIT,
  readAnyRide,
  readChangedRides,
  readPastRides,
  readRidesAround,
  readSeries,
  readTodaysRides,
  readUpcomingRides,
  rideSchema,
} from '@/repository/rides/rides'

/** Prefix of all ride queries, invalidated after a command. */
export const ridesKey = (uid: string) => accountKey(uid, 'rides')

/** Never stored on the device: code word, memo (may contain health data) and phone. */
export const rememberableRide = (ride: Ride): Ride => ({
  ...ride,
  codeWord: '',
  memo: '',
  phone: '',
})

export const shownRidesPollMs = (rides: readonly Ride[]): number | false =>
  mayPoll() && ridePollMs(rides, now())

const refetchInterval = (query: Polled<Ride[]>): number | false =>
  pollPauseIf(shownRidesPollMs(query.state.data ?? []), query)

export const RIDES_FAILURE = '픽업 예약을 불러오지 못했습니다.'

/** Rides that may belong to 「오늘」, unordered (see `todaysRides`); polled, one read if unchanged. Stored without code words. */
export const todaysRidesQuery = (uid: string) => ({
  ...rememberedAccountQuery({
    uid,
    name: ['rides', 'today'],
    failure: RIDES_FAILURE,
    queryFn: followedRead({
      readAll: () => readTodaysRides(uid, now()),
      readChanges: (since) => readChangedRides(uid, since),
      changesLimit: RIDE_CHANGES_LIMIT,
    }),
    schema: rideSchema,
    rememberable: rememberableRide,
  }),
  refetchInterval,
})

/** Upcoming rides and the last two days', unordered; polled and stored like today's. */
export const upcomingRidesQuery = (uid: string) => ({
  ...rememberedAccountQuery({
    uid,
    name: ['rides', 'coming'],
    failure: RIDES_FAILURE,
    queryFn: followedRead({
      readAll: () => readUpcomingRides(uid, now()),
      readChanges: (since) => readChangedRides(uid, since),
      changesLimit: RIDE_CHANGES_LIMIT,
    }),
    schema: rideSchema,
    rememberable: rememberableRide,
  }),
  refetchInterval,
})

export const anyRideQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['rides', 'any'],
    failure: RIDES_FAILURE,
    read: () => readAnyRide(uid),
  })

/** Started rides, newest first, by page; not refetched after commands: rides that can still change are in the upcoming list. */
export const pastRidesQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: accountKey(uid, 'past-rides'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readPastRides(uid, now(), pageParam))(context),
    initialPageParam: noRide,
    getNextPageParam: (page: Ride[]) =>
      page.length < PAST_RIDES_PAGE_SIZE ? undefined : page.at(-1),
    refetchOnWindowFocus: true,
    meta: { failure: RIDES_FAILURE },
  })

const noRide: Ride | undefined = undefined

export const seriesQuery = (uid: string, seriesId: string) =>
  accountQuery({
    uid,
    name: ['rides', 'series', seriesId],
    failure: RIDES_FAILURE,
    read: () => readSeries(uid, seriesId),
  })

const unseenIds = (messages: readonly RideMessage[]): string =>
  messages
    .filter(({ seenAt }) => seenAt === null)
    .map(({ id }) => id)
    .sort()
    .join()

/** Newest first; never stored on the device. A refetch reads only unseen messages, and the whole list if one was seen. */
export const messagesQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['messages'],
    failure: '알림을 불러오지 못했습니다.',
    read: async ({ client, queryKey }) => {
      const known = client.getQueryData<RideMessage[]>(queryKey) ?? []
      const awaited = unseenIds(known)
      const isUnchanged = awaited !== '' && awaited === unseenIds(await readOwnUnseenMessages(uid))
      return isUnchanged ? known : readOwnMessages(uid)
    },
  })

/** Rides near these times, read before each booking: overlaps, and lines that arrived with a lost answer. */
export const ridesAroundQuery = (uid: string, times: readonly { startsAt: Date }[]) => ({
  ...accountQuery({
    uid,
    name: ['rides', 'around'],
    failure: RIDES_FAILURE,
    read: () => readRidesAround(uid, times, OVERLAP_MS),
  }),
  gcTime: 0,
})
