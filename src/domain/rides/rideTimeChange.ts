import { addHours } from 'date-fns/addHours'
import { dayOf, seoulInstant } from '../dates/day'
import { estimateFare } from '../pickup/fare'
import type { TimeOfDay } from '../pickup/reservation'
import { distanceKm } from '../places/geo'
import { fails, passesIf, type RuleResult } from '../rule'
import type { Ride } from './ride'
import { isBookableStart } from './rideStart'

/** Until how many hours before the start a parent may change the time (specification 4, section 3). */
const limitHours = { requested: 1, confirmed: 8 } as const

/** May the parent still change the time of a ride at `now`? Exactly at the limit they may. */
export function canChangeTime({ status, startsAt }: Ride, now: Date): RuleResult {
  if (status !== 'requested' && status !== 'confirmed')
    return fails('지금은 시간을 바꿀 수 없는 예약이에요.')
  const hours = limitHours[status]
  return passesIf(
    addHours(now, hours) <= startsAt,
    `출발 ${hours}시간 전부터는 시간을 바꿀 수 없어요. 아지트로 전화해 주세요.`,
  )
}

/** A ride with the start and the fare that it will have. */
export interface TimeChange {
  ride: Ride
  startsAt: Date
  fareKRW: number
}

/** The ride at another time of its day, with the fare of that hour: the way stays, the night surcharge may come or go. */
export const timeChange = (ride: Ride, { hour, minute }: TimeOfDay): TimeChange => ({
  ride,
  startsAt: seoulInstant(dayOf(ride.startsAt), hour, minute),
  fareKRW: estimateFare({ distanceKm: distanceKm(ride.origin, ride.dest), hour }).total,
})

/** The ride as its change leaves it, apart from the server's times: to be confirmed again. */
export const movedRide = ({ ride, startsAt, fareKRW }: TimeChange): Ride => ({
  ...ride,
  startsAt,
  fareKRW,
  status: 'requested',
  driver: null,
  reached: {},
})

/** The changes that can be made at `now`: rides that are past their limit stay as they are, and so do those that would start too soon. */
export const possibleTimeChanges = (
  rides: readonly Ride[],
  time: TimeOfDay,
  now: Date,
): readonly TimeChange[] =>
  rides
    .filter((ride) => canChangeTime(ride, now).ok)
    .map((ride) => timeChange(ride, time))
    .filter(({ startsAt }) => isBookableStart(startsAt, now))
