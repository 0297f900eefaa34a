import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import { clockTime, dayOf, limitsOfDay } from '../../dates/day'
import { type RuleResult, rejected } from '../../rule'
import { compareText } from '../../text/compareText'
import { csvFile } from '../../text/csv'
import { acceptWithin, checkRequiredText, checkTextWithin } from '../../text/textLimit'
import { tidyTextWithin } from '../../text/tidyText'
import { isVisibleText } from '../../text/visibleText'
import {
  isUnderWay,
  nextSteps,
  type Ride,
  type RideDriver,
  type RideStatus,
  rideStatuses,
  staffStatusLabels,
} from './ride'

/** Empty values do not filter (specification 4, section 4). */
export interface BoardFilter {
  branchId: string
  status: RideStatus | ''
  /** A name, or `UNASSIGNED`. */
  driver: string
}

/** No name: those are tidied. */
export const UNASSIGNED = ' '

/** The names of a day's drivers, sorted. */
export const driversOf = (rides: readonly Ride[]): string[] =>
  [...new Set(rides.flatMap(({ driver }) => driver?.name || []))].sort(compareText)

const isDrivenBy = (name: string, { driver }: Ride): boolean =>
  name === UNASSIGNED ? driver === null : driver?.name === name

/** The status in a query; empty for anything else. */
export const boardStatus = (named: string | null): RideStatus | '' =>
  rideStatuses.find((status) => status === named) ?? ''

/** Sorted by time, then id. */
export function boardOfDay(rides: readonly Ride[], day: string): Ride[] {
  const [from, to] = limitsOfDay(day)
  return rides
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt) || compareText(a.id, b.id))
}

export const isOnBoard = ({ branchId, status, driver }: BoardFilter, ride: Ride): boolean =>
  (branchId === '' || ride.branchId === branchId) &&
  (status === '' || ride.status === status) &&
  (driver === '' || isDrivenBy(driver, ride))

export const isRideOver = ({ status }: Ride): boolean => nextSteps(status, 'staff').length === 0

export const isDueSoon = (ride: Ride, now: Date): boolean =>
  isUnderWay(ride) || ride.startsAt <= addHours(now, 1)

export type UsualStep = 'confirmed' | 'onTheWay' | 'pickedUp' | 'arrived'

const usualSteps: Partial<Record<RideStatus, UsualStep>> = {
  requested: 'confirmed',
  confirmed: 'onTheWay',
  onTheWay: 'pickedUp',
  pickedUp: 'arrived',
}

export const usualStep = ({ status }: Ride): UsualStep | undefined => usualSteps[status]

/** Number of rides by state; two statuses count as under way. */
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

/** The list as CSV for the agit: no phones, code words or health data; `branchName` takes a branch id. */
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

/** In characters (specification 4, section 4). */
export const MAX_REASON = 100

export const checkRefusalReason = (text: string): RuleResult =>
  checkRequiredText(text, MAX_REASON, '사유를')

/** In characters, of name and car (specification 4, section 7). */
export const MAX_DRIVER = 200

export const checkDriverName = (name: string): RuleResult =>
  isVisibleText(name)
    ? acceptWithin(name, MAX_DRIVER)
    : rejected('담당 선생님의 이름을 입력해 주세요.')

export const checkDriverCar = checkTextWithin(MAX_DRIVER)

export function driverOf(name: string, car: string): RideDriver | undefined {
  const tidyName = tidyTextWithin(name, MAX_DRIVER)
  return tidyName ? { name: tidyName, car: tidyTextWithin(car, MAX_DRIVER) } : undefined
}
