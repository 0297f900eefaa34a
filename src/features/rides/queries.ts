import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Ride } from '@/domain/rides/booked/ride'
import { OVERLAP_MS } from '@/domain/rides/booked/rideOverlap'
import { now } from '@/platform/clock'
import { accountKey, accountQuery, rememberedAccountQuery } from '@/remote/accountQuery'
import { retryPause } from '@/remote/pollPause'
import { withinReadTime } from '@/remote/withinReadTime'
import {
  PAST_RIDES_PAGE_SIZE,
  readAnyRide,
  readPastRides,
  readRidesAround,
  readSeries,
  readUpcomingRides,
  rideSchema,
} from '@/repository/rides/rides'

/** Every list of rides that can still change. */
export const rideQueries = (uid: string) => ({ queryKey: accountKey(uid, 'rides') })

/** The family's messages to the agit. */
export const messagesName = ['messages'] as const

export const messageQueries = (uid: string) => ({ queryKey: accountKey(uid, ...messagesName) })

/** Never stored on the device: code word, memo (may contain health data) and phone. */
const rememberableRide = (ride: Ride): Ride => ({
  ...ride,
  codeWord: '',
  memo: '',
  phone: '',
})

const RIDES_FAILURE = '픽업 예약을 불러오지 못했습니다.'

/** Of a list of rides; stored without code words. */
export const ridesNamed = <Name extends string>(uid: string, name: Name) => ({
  uid,
  name: ['rides', name] as const,
  failure: RIDES_FAILURE,
  schema: rideSchema,
  rememberable: rememberableRide,
})

/** Rides of this week and later, by time. */
export const upcomingRidesQuery = (uid: string) =>
  rememberedAccountQuery({
    ...ridesNamed(uid, 'coming'),
    read: () => readUpcomingRides(uid, now()),
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
    refetchInterval: retryPause,
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
