import { infiniteQueryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import type { Ride } from '@/domain/rides/ride'
import { ridePollMs } from '@/domain/rides/rideFollowing'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { now } from '@/platform/clock'
import { isOnline } from '@/platform/network/network'
import { accountKey, accountQuery, rememberedAccountQuery } from '@/remote/accountQuery'
import { followedRead } from '@/remote/followedRead'
import { withinReadTime } from '@/remote/withinReadTime'
import { readOwnMessages, readOwnUnseenMessages } from '@/repository/messages'
import {
  CHANGES_LIMIT,
  PAST_PAGE_SIZE,
  readChangedRides,
  readComingRides,
  readPastRides,
  readSeries,
  readTodaysRides,
  rideSchema,
} from '@/repository/rides/rides'

/** Everything of a member's rides in the cache, to be asked for again after a command. */
export const ridesKey = (uid: string) => accountKey(uid, 'rides')

/** Never remembered on a device: code word and memo, which may speak of a child's health, nor the phone. */
export const rememberableRide = (ride: Ride): Ride => ({
  ...ride,
  codeWord: '',
  memo: '',
  phone: '',
})

/** After how long rides that are shown here are asked for again: see `ridePollMs`. */
export const shownRidesPollMs = (rides: readonly Ride[]): number | false =>
  ridePollMs(rides, now(), {
    isVisible: document.visibilityState === 'visible',
    isOnline: isOnline(),
  })

const refetchInterval = ({ state }: { state: { data: Ride[] | undefined } }): number | false =>
  shownRidesPollMs(state.data ?? [])

/** What is logged when rides cannot be read. */
export const RIDES_FAILURE = '픽업 예약을 불러오지 못했습니다.'

/**
 * The rides that may stand under 「오늘」, in no order; `todaysRides` says which do. Followed while somebody looks: where
 * nothing changes, one read a time. What the device remembers has no code words.
 */
export const todaysRidesQuery = (uid: string) => ({
  ...rememberedAccountQuery({
    uid,
    name: ['rides', 'today'],
    failure: RIDES_FAILURE,
    read: () => readTodaysRides(uid, now()),
    schema: rideSchema,
    rememberable: rememberableRide,
  }),
  queryFn: followedRead({
    readAll: () => readTodaysRides(uid, now()),
    readChanges: (since) => readChangedRides(uid, since),
    changesLimit: CHANGES_LIMIT,
  }),
  refetchInterval,
})

/** All rides that lie ahead and those of the last two days, in no order. Followed and remembered as those of today. */
export const comingRidesQuery = (uid: string) => ({
  ...rememberedAccountQuery({
    uid,
    name: ['rides', 'coming'],
    failure: RIDES_FAILURE,
    read: () => readComingRides(uid, now()),
    schema: rideSchema,
    rememberable: rememberableRide,
  }),
  queryFn: followedRead({
    readAll: () => readComingRides(uid, now()),
    readChanges: (since) => readChangedRides(uid, since),
    changesLimit: CHANGES_LIMIT,
  }),
  refetchInterval,
})

/**
 * What has started, the latest first, page by page. What still changes, the rides of the last two days, also stands among the
 * coming ones: no command and no look at the tab makes these pages worth reading again, only time.
 */
export const pastRidesQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: accountKey(uid, 'past-rides'),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readPastRides(uid, now(), pageParam))(context),
    initialPageParam: noRide,
    getNextPageParam: (page: Ride[]) => (page.length < PAST_PAGE_SIZE ? undefined : page.at(-1)),
    refetchOnWindowFocus: true,
    meta: { failure: RIDES_FAILURE },
  })

const noRide: Ride | undefined = undefined

/** All rides of a weekly series, for its scopes. */
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

/**
 * What the member told the agit, the newest first. Never remembered on the device. Asked for again, only what nobody had
 * seen is read, and the whole list when somebody has seen it since.
 */
export const messagesQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['messages'],
    failure: '알림을 불러오지 못했습니다.',
    read: () => readOwnMessages(uid),
  }),
  queryFn: (context: Pick<QueryFunctionContext, 'client' | 'queryKey'>) =>
    withinReadTime(async () => {
      const known = context.client.getQueryData<RideMessage[]>(context.queryKey) ?? []
      const awaited = unseenIds(known)
      const isUnchanged = awaited !== '' && awaited === unseenIds(await readOwnUnseenMessages(uid))
      return isUnchanged ? known : readOwnMessages(uid)
    })(context),
})
