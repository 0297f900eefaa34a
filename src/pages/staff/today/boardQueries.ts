import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { limitsOfDay } from '@/domain/dates/day'
import { groupBy } from '@/domain/groupBy'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { followedRead } from '@/remote/followedRead'
import { staffKey, staffQuery } from '@/remote/staffQuery'
import { withinReadTime } from '@/remote/withinReadTime'
import {
  readMessagesOfRide,
  readMessagesOfRides,
  readNewestMessages,
} from '@/repository/rides/messages'
import { isFeeCharged } from '@/repository/rides/rideSteps'
import {
  RIDE_CHANGES_LIMIT,
  RIDES_PAGE_SIZE,
  readAllChangedRides,
  readRidesPage,
} from '@/repository/rides/rides'
import { namesOfBranch, pollWhileVisible, type StaffReader } from '../staffNewsQueries'
import { type Beyond, readDayPages } from './readDayPages'

const FAILURE = '픽업 목록을 불러오지 못했습니다.'

/** Written by `ridesOfDayQuery` once the day was read to its end. */
export const beyondKey = ({ uid, at }: StaffReader, day: string) =>
  staffKey(uid, 'rides-beyond', day, ...namesOfBranch(at))

/** Rides of a day but those of `Beyond`, unordered, possibly with changed ones of other days; polled. */
export const ridesOfDayQuery = (staff: StaffReader, day: string) => {
  const { uid, at } = staff
  const key = beyondKey(staff, day)
  return {
    ...staffQuery({
      uid,
      name: ['rides', day, ...namesOfBranch(at)],
      failure: FAILURE,
      queryFn: followedRead({
        readAll: ({ client }) =>
          readDayPages({ day, at }, (beyond) => client.setQueryData<Beyond>(key, beyond)),
        readChanges: (since, { client, queryKey }) => {
          // After a command a flooding family's changes are wanted, too.
          const isInvalidated = client.getQueryState(queryKey)?.isInvalidated
          const flooding = isInvalidated ? [] : client.getQueryData<Beyond>(key)?.flooding
          return readAllChangedRides(since, flooding, at)
        },
        changesLimit: RIDE_CHANGES_LIMIT,
      }),
    }),
    // Dates compare as changed in structural sharing.
    structuralSharing: false,
    ...pollWhileVisible,
  }
}

const readDay = (day: string, at: string | undefined, after: Ride | undefined) => {
  const [from, to] = limitsOfDay(day)
  return readRidesPage({ from, to, after, branchId: at })
}

/** 「더 보기」: what lies beyond, page by page; changes of it are in the polled list. */
export const moreRidesQuery = ({ uid, at }: StaffReader, day: string, after: Ride | undefined) =>
  infiniteQueryOptions({
    queryKey: staffKey(uid, 'rides-more', day, ...namesOfBranch(at)),
    queryFn: ({ pageParam, ...context }) =>
      withinReadTime(() => readDay(day, at, pageParam))(context),
    initialPageParam: after,
    getNextPageParam: (page: Ride[]) => (page.length < RIDES_PAGE_SIZE ? undefined : page.at(-1)),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    gcTime: 0,
    meta: { failure: FAILURE },
  })

export type MessagesOfRides = ReadonlyMap<string, readonly RideMessage[]>

const byRide = (messages: readonly RideMessage[]): MessagesOfRides =>
  groupBy(messages, ({ rideId }) => rideId)

/** Read again when `mark` changes. */
export const messagesOfDayQuery = (
  { uid, at }: StaffReader,
  rides: readonly Ride[],
  mark: string,
) => {
  const rideIds = rides.map(({ id }) => id)
  return {
    ...staffQuery({
      uid,
      name: ['messages', 'of-rides', rideIds.join(), mark, ...namesOfBranch(at)],
      failure: '알림을 불러오지 못했습니다.',
      read: () => readMessagesOfRides(rideIds, at),
    }),
    select: byRide,
    placeholderData: keepPreviousData,
    gcTime: 0,
  }
}

/** The newest about one ride, for 「더 보기」. */
export const messagesOfRideQuery = ({ uid, at }: StaffReader, rideId: string, limit: number) => ({
  ...staffQuery({
    uid,
    name: ['messages', 'of-ride', rideId, String(limit), ...namesOfBranch(at)],
    failure: '알림을 불러오지 못했습니다.',
    read: () => readMessagesOfRide(rideId, limit, at),
  }),
  placeholderData: keepPreviousData,
  gcTime: 0,
})

/** Tells of new messages where there are too many to count. */
export const newestMessageQuery = ({ uid, at }: StaffReader) => ({
  ...staffQuery({
    uid,
    name: ['messages', 'newest-id', ...namesOfBranch(at)],
    failure: '알림을 불러오지 못했습니다.',
    read: async () => (await readNewestMessages(1, at))[0]?.id ?? '',
  }),
  ...pollWhileVisible,
})

export const feeChargedQuery = (uid: string, ride: Ride) =>
  staffQuery({
    uid,
    name: ['fee', ride.id],
    failure: '수수료 청구 여부를 확인하지 못했습니다.',
    read: () => isFeeCharged(ride),
  })
