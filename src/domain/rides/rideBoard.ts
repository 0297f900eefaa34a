import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import type { FollowedChild } from '../agit/childrenInTurn'
import { addDays, clockTime, dayOf, seoulInstant } from '../dates/day'
import { fails, passesIf, type RuleResult } from '../rule'
import { csvFile } from '../text/csv'
import { tidyText, tidyTextWithin } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import {
  isUnderWay,
  nextSteps,
  type Ride,
  type RideDriver,
  type RideStatus,
  rideStatuses,
  staffStatusLabels,
} from './ride'

/** What the agit looks at of a day; an empty value is no filter (specification 4, section 4). */
export interface BoardFilter {
  branchId: string
  status: RideStatus | ''
}

/** The status that an address names; none for anything else. */
export const boardStatus = (named: string | null): RideStatus | '' =>
  rideStatuses.find((status) => status === named) ?? ''

/** The rides of a day in order of time; those of one instant in the order of their ids. */
export function boardOfDay(rides: readonly Ride[], day: string): Ride[] {
  const from = seoulInstant(day, 0, 0)
  const to = seoulInstant(addDays(day, 1), 0, 0)
  return rides
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt) || (a.id < b.id ? -1 : 1))
}

/** Does the filter let a ride through? */
export const isOnBoard = ({ branchId, status }: BoardFilter, ride: Ride): boolean =>
  (branchId === '' || ride.branchId === branchId) && (status === '' || ride.status === status)

/** Needs a ride no hand any more? */
export const isRideOver = ({ status }: Ride): boolean => nextSteps(status, 'staff').length === 0

/** Does somebody of the agit deal with the ride about now: under way, or due within the hour? */
export const isDueSoon = (ride: Ride, now: Date): boolean =>
  isUnderWay(ride) || ride.startsAt <= addHours(now, 1)

/** A step that one press makes: the usual next one. */
export type UsualStep = 'confirmed' | 'onTheWay' | 'pickedUp' | 'arrived'

const usualSteps: Partial<Record<RideStatus, UsualStep>> = {
  requested: 'confirmed',
  confirmed: 'onTheWay',
  onTheWay: 'pickedUp',
  pickedUp: 'arrived',
}

/** The step that the agit's one large button makes; none where nothing is left to do. */
export const usualStep = ({ status }: Ride): UsualStep | undefined => usualSteps[status]

/** The children of the rides that still need a hand, as a screen follows them. */
export const followedChildren = (rides: readonly Ride[], now: Date): FollowedChild[] =>
  rides
    .filter((ride) => !isRideOver(ride))
    .map((ride) => ({ uid: ride.uid, childId: ride.childId, isSoon: isDueSoon(ride, now) }))

/** How many of these rides stand where; a car is under way for two of the statuses. */
export function boardCounts(rides: readonly Ride[]) {
  const count = (...statuses: readonly RideStatus[]) =>
    rides.filter(({ status }) => statuses.includes(status)).length
  return {
    requested: count('requested'),
    confirmed: count('confirmed'),
    underWay: count('onTheWay', 'pickedUp'),
    arrived: count('arrived'),
  }
}

/**
 * The list as a file for the agit's own records: no phone numbers, no code words, nothing about health.
 * @param branchName of a branch's id
 */
export const boardFile = (
  rides: readonly Ride[],
  branchName: (branchId: string) => string,
): string =>
  csvFile([
    ['날짜', '시각', '자녀', '출발', '도착', '지점', '상태', '담당 선생님', '차량', '요금'],
    ...rides.map((ride) => [
      dayOf(ride.startsAt),
      clockTime(ride.startsAt),
      ride.childName,
      ride.origin.name,
      ride.dest.name,
      branchName(ride.branchId),
      staffStatusLabels[ride.status],
      ride.driver?.name ?? '',
      ride.driver?.car ?? '',
      String(ride.fareKRW),
    ]),
  ])

/** Longest reason of a refusal in characters (specification 4, section 4). */
export const MAX_REASON = 100

/** Can a reason be sent? */
export function checkRefusalReason(text: string): RuleResult {
  if (!isVisibleText(text)) return fails('사유를 입력해 주세요.')
  return passesIf(
    tidyText(text).length <= MAX_REASON,
    `사유는 ${MAX_REASON}자까지 입력할 수 있어요.`,
  )
}

/** Longest name and car of an assignment (specification 4, section 7). */
export const MAX_DRIVER = 200

/** Can somebody of this name be assigned? */
export const checkDriverName = (name: string): RuleResult =>
  passesIf(isVisibleText(name), '담당 선생님의 이름을 입력해 주세요.')

/** Who comes, as it is kept; nobody without a name. */
export function driverOf(name: string, car: string): RideDriver | undefined {
  const tidyName = tidyTextWithin(name, MAX_DRIVER)
  return tidyName ? { name: tidyName, car: tidyTextWithin(car, MAX_DRIVER) } : undefined
}
