import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { dayOf } from '../dates/day'
import { isActive, isUnderWay, type Ride } from './ride'

const TODAY_HOURS = 24
const ARRIVED_HOURS = 1
/** From so long before its start a ride is asked about often, and at most so long after it. */
const CLOSE_BEFORE_HOURS = 2
const CLOSE_AFTER_HOURS = 3
const CLOSE_POLL_MS = secondsToMilliseconds(5)
const FAR_POLL_MS = secondsToMilliseconds(60)

/** How long a ride that nobody finished is still waited for after its start. */
const isWaitedFor = ({ startsAt }: Ride, now: Date): boolean =>
  now <= addHours(startsAt, CLOSE_AFTER_HOURS)

/**
 * Does a ride stand under 「오늘」 (specification 4, section 3)? Every one that is under way or starts within 24 hours, until
 * 1 hour after its arrival; a late one that has not left yet until 3 hours after its start; what was declined as long as
 * the day lasts on which that, or the ride itself, was.
 */
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
      return isWaitedFor(ride, now)
  }
}

/** The rides of 「오늘」 in order of time. */
export const todaysRides = (rides: readonly Ride[], now: Date): Ride[] =>
  rides.filter((ride) => isOfToday(ride, now)).sort((a, b) => compareAsc(a.startsAt, b.startsAt))

/** Is it worth asking about a ride every few seconds? */
const isClose = (ride: Ride, now: Date): boolean =>
  isActive(ride) && ride.startsAt <= addHours(now, CLOSE_BEFORE_HOURS) && isWaitedFor(ride, now)

/**
 * After how many milliseconds to ask for the rides again (specification 4, section 3): 5 s from 2 hours before the start of
 * one until it arrived, at most until 3 hours after its start; 60 s otherwise; `false`, never, while nobody looks or
 * there is no network.
 */
export function ridePollMs(
  rides: readonly Ride[],
  now: Date,
  page: { isVisible: boolean; isOnline: boolean },
): number | false {
  if (!page.isVisible || !page.isOnline) return false
  return rides.some((ride) => isClose(ride, now)) ? CLOSE_POLL_MS : FAR_POLL_MS
}
