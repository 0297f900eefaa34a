import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { clockTime } from '../../dates/day'
import { isActive, type Ride } from './ride'

/** Rides of a child this near to each other overlap (specification 4, section 3). */
export const OVERLAP_MS = minutesToMilliseconds(30)

export interface ChildTime {
  childId: string
  startsAt: Date
}

const isNear = (a: ChildTime, b: ChildTime): boolean =>
  a.childId === b.childId &&
  Math.abs(differenceInMilliseconds(a.startsAt, b.startsAt)) <= OVERLAP_MS

/** The first active ride of the child within 30 minutes, inclusive. */
export const overlappingRide = (time: ChildTime, rides: readonly Ride[]): Ride | undefined =>
  rides.find((ride) => isActive(ride) && isNear(ride, time))

const NAMED_MAX = 3

interface NamedTime extends ChildTime {
  childName: string
}

/** One question for all overlaps with rides and earlier cart lines; undefined without any. */
export function overlapQuestion(
  booked: readonly NamedTime[],
  rides: readonly Ride[],
): string | undefined {
  const overlapped = booked.map(
    (time, index): NamedTime | undefined =>
      overlappingRide(time, rides) ?? booked.slice(0, index).find((other) => isNear(other, time)),
  )
  const others = [...new Set(overlapped.flatMap((other) => other ?? []))]
  if (others.length === 0) return undefined
  const named = others
    .slice(0, NAMED_MAX)
    .map(({ childName, startsAt }) => `${childName}의 다른 예약(${clockTime(startsAt)})`)
  const rest = others.length > NAMED_MAX ? ` 외 ${others.length - NAMED_MAX}건` : ''
  return `${named.join(', ')}${rest}과 겹쳐요. 그래도 예약할까요?`
}

export interface SessionTime extends ChildTime {
  endsAt: Date
}

/** Another plan of the child; the end of a ride is not known. */
export interface PlannedTime extends ChildTime {
  endsAt?: Date | undefined
}

/** Does another plan overlap? Adjoining is fine; a warning only (specification 4, section 6). */
export const hasOtherPlan = (
  { childId, startsAt, endsAt }: SessionTime,
  rides: readonly Ride[],
  joined: readonly PlannedTime[],
): boolean =>
  [...rides.filter(isActive), ...joined].some((other: PlannedTime) => {
    if (other.childId !== childId || other.startsAt >= endsAt) return false
    return startsAt <= other.startsAt || (other.endsAt !== undefined && startsAt < other.endsAt)
  })
