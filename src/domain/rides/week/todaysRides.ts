import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import { dayOf } from '../../dates/day'
import { isActive, isUnderWay, type Ride } from '../booked/ride'

const TODAY_HOURS = 24
const ARRIVED_HOURS = 1
const CLOSE_BEFORE_HOURS = 2
const CLOSE_AFTER_HOURS = 3

const isStillFollowed = ({ startsAt }: Ride, now: Date): boolean =>
  now <= addHours(startsAt, CLOSE_AFTER_HOURS)

/** 「오늘」 (specification 4, section 3): under way, within 24 h, late ≤ 3 h, arrived ≤ 1 h ago; declined: day of ride or refusal. */
export function isOfToday(ride: Ride, now: Date): boolean {
  if (isUnderWay(ride)) return true
  const { status, startsAt, reached } = ride
  if (startsAt > addHours(now, TODAY_HOURS)) return false
  switch (status) {
    case 'arrived':
      return reached.arrived !== undefined && now <= addHours(reached.arrived, ARRIVED_HOURS)
    case 'declined':
      return (
        dayOf(startsAt) >= dayOf(now) ||
        (reached.declined !== undefined && dayOf(reached.declined) === dayOf(now))
      )
    case 'cancelled':
      return false
    default:
      return isStillFollowed(ride, now)
  }
}

export const todaysRides = (rides: readonly Ride[], now: Date): Ride[] =>
  rides.filter((ride) => isOfToday(ride, now)).sort((a, b) => compareAsc(a.startsAt, b.startsAt))

const isClose = (ride: Ride, now: Date): boolean =>
  isActive(ride) && ride.startsAt <= addHours(now, CLOSE_BEFORE_HOURS) && isStillFollowed(ride, now)

/** Is one to be followed at once: from 2 h before a start to arrival, 3 h after at most (specification 4, section 3)? */
export const isRideNear = (rides: readonly Ride[], now: Date): boolean =>
  rides.some((ride) => isClose(ride, now))
