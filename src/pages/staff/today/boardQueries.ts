import { keepPreviousData } from '@tanstack/react-query'
import { limitsOfDay } from '@/domain/dates/day'
import { groupBy } from '@/domain/groupBy'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { followedRead } from '@/remote/followedRead'
import { staffQuery } from '@/remote/staffQuery'
import { readMessagesOfRides } from '@/repository/messages'
import { isFeeCharged } from '@/repository/rides/rideSteps'
import {
  RIDE_CHANGES_LIMIT,
  readAllChangedRides,
  readAllRidesBetween,
} from '@/repository/rides/rides'
import { pollWhileVisible } from '../staffNewsQueries'

const readDay = (day: string) => readAllRidesBetween(...limitsOfDay(day))

/** All rides of a day, unordered, possibly with changed ones of other days; polled. */
export const ridesOfDayQuery = (uid: string, day: string) => ({
  ...staffQuery({
    uid,
    name: ['rides', day],
    failure: '픽업 목록을 불러오지 못했습니다.',
    read: () => readDay(day),
  }),
  queryFn: followedRead({
    readAll: () => readDay(day),
    readChanges: readAllChangedRides,
    changesLimit: RIDE_CHANGES_LIMIT,
  }),
  // Dates compare as changed in structural sharing.
  structuralSharing: false,
  ...pollWhileVisible,
})

export type MessagesOfRides = ReadonlyMap<string, readonly RideMessage[]>

const byRide = (messages: readonly RideMessage[]): MessagesOfRides =>
  groupBy(messages, ({ rideId }) => rideId)

/** Read again when an unseen message arrives or is seen. */
export const messagesOfDayQuery = (
  uid: string,
  rides: readonly Ride[],
  unseen: readonly RideMessage[],
) => {
  const rideIds = rides.map(({ id }) => id)
  return {
    ...staffQuery({
      uid,
      name: ['messages', 'of-rides', rideIds.join(), unseen.map(({ id }) => id).join()],
      failure: '알림을 불러오지 못했습니다.',
      read: () => readMessagesOfRides(rideIds),
    }),
    select: byRide,
    placeholderData: keepPreviousData,
    gcTime: 0,
  }
}

export const feeChargedQuery = (uid: string, ride: Ride) =>
  staffQuery({
    uid,
    name: ['fee', ride.id],
    failure: '수수료 청구 여부를 확인하지 못했습니다.',
    read: () => isFeeCharged(ride),
  })
