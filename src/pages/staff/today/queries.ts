import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { limitsOfDay } from '@/domain/dates/day'
import { groupBy } from '@/domain/groupBy'
import type { Ride } from '@/domain/rides/booked/ride'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { retryPause } from '@/remote/pollPause'
import { staffKey, staffQuery } from '@/remote/staffQuery'
import { withinReadTime } from '@/remote/withinReadTime'
import { type DayRides, followRidesOfDay } from '@/repository/rides/dayRides'
import { followMessagesOfRide, followMessagesOfRides } from '@/repository/rides/messages'
import { isFeeCharged } from '@/repository/rides/rideSteps'
import { RIDES_PAGE_SIZE, readRidesPage } from '@/repository/rides/rides'
import { namesOfBranch, type StaffReader } from '../queries'

const FAILURE = '픽업 목록을 불러오지 못했습니다.'

/** The rides of every day. */
export const rideQueries = (uid: string) => ({ queryKey: staffKey(uid, 'rides') })

export const ridesOfDayQuery = ({ uid, at }: StaffReader, day: string) =>
  followedStaffQuery<DayRides>({
    uid,
    name: ['rides', day, ...namesOfBranch(at)],
    failure: FAILURE,
    follow: (known) => followRidesOfDay({ day, at }, known),
  })

const readDay = (day: string, at: string | undefined, after: Ride | undefined) => {
  const [from, to] = limitsOfDay(day)
  return readRidesPage({ from, to, after, branchId: at })
}

export const moreRidesQueries = (uid: string) => ({ queryKey: staffKey(uid, 'rides-more') })

/** 「더 보기」: what lies beyond, page by page. */
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
    refetchInterval: retryPause,
    meta: { failure: FAILURE },
  })

export type MessagesOfRides = ReadonlyMap<string, readonly RideMessage[]>

const byRide = (messages: readonly RideMessage[]): MessagesOfRides =>
  groupBy(messages, ({ rideId }) => rideId)

export const messagesOfDayQuery = ({ uid, at }: StaffReader, rides: readonly Ride[]) => {
  const ids = rides.map(({ id }) => id)
  return {
    ...followedStaffQuery<RideMessage[]>({
      uid,
      name: ['messages', 'of-rides', ids.join(), ...namesOfBranch(at)],
      failure: '알림을 불러오지 못했습니다.',
      follow: (known) => followMessagesOfRides({ ids, known, branchId: at }),
    }),
    select: byRide,
    placeholderData: keepPreviousData,
    gcTime: 0,
  }
}

/** The newest about one ride, for 「더 보기」. */
export const messagesOfRideQuery = ({ uid, at }: StaffReader, rideId: string, limit: number) => ({
  ...followedStaffQuery<RideMessage[]>({
    uid,
    name: ['messages', 'of-ride', rideId, String(limit), ...namesOfBranch(at)],
    failure: '알림을 불러오지 못했습니다.',
    follow: () => followMessagesOfRide(rideId, limit, at),
  }),
  placeholderData: keepPreviousData,
  gcTime: 0,
})

export const feeQueries = (uid: string) => ({ queryKey: staffKey(uid, 'fee') })

export const feeChargedQuery = (uid: string, ride: Ride) =>
  staffQuery({
    uid,
    name: ['fee', ride.id],
    failure: '수수료 청구 여부를 확인하지 못했습니다.',
    read: () => isFeeCharged(ride),
  })
