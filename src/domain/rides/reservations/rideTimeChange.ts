import { addHours } from 'date-fns/addHours'
import { dayOf, seoulInstant } from '../../dates/day'
import { distanceKm } from '../../places/geo'
import { acceptIf, type RuleResult, rejected } from '../../rule'
import type { Ride } from '../booked/ride'
import { estimateFare, type Fares, tariffOn } from '../fares/fare'
import { isBookableStart } from './leadTime'
import type { TimeOfDay } from './reservation'

/** Hours before the start until which the time can be changed (specification 4, section 3). */
const limitHours = { requested: 1, confirmed: 8 } as const

/** The limit itself included. */
export function canChangeTime({ status, startsAt }: Ride, now: Date): RuleResult {
  if (status !== 'requested' && status !== 'confirmed')
    return rejected('지금은 시간을 바꿀 수 없는 예약이에요.')
  const hours = limitHours[status]
  return acceptIf(
    addHours(now, hours) <= startsAt,
    `출발 ${hours}시간 전부터는 시간을 바꿀 수 없어요. 아지트로 전화해 주세요.`,
  )
}

export interface TimeChange {
  ride: Ride
  startsAt: Date
  fareKRW: number
}

/** The new start and its fare, by the tariff of its day. */
export function timeChange(ride: Ride, { hour, minute }: TimeOfDay, fares: Fares): TimeChange {
  const day = dayOf(ride.startsAt)
  const km = distanceKm(ride.origin, ride.dest)
  return {
    ride,
    startsAt: seoulInstant(day, hour, minute),
    fareKRW: estimateFare({ distanceKm: km, hour }, tariffOn(fares, day)).total,
  }
}

/** The ride after the change, without server times; it must be confirmed again. */
export const rideAtNewTime = ({ ride, startsAt, fareKRW }: TimeChange): Ride => ({
  ...ride,
  startsAt,
  fareKRW,
  status: 'requested',
  driver: null,
  reached: {},
})

/** Without rides past their limit or with a new start too soon. */
export const possibleTimeChanges = (
  rides: readonly Ride[],
  time: TimeOfDay,
  fares: Fares,
  now: Date,
): readonly TimeChange[] =>
  rides
    .filter((ride) => canChangeTime(ride, now).ok)
    .map((ride) => timeChange(ride, time, fares))
    .filter(({ startsAt }) => isBookableStart(startsAt, now))
