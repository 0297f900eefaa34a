import { compareAsc } from 'date-fns/compareAsc'
import { type CareRow, checkCareRow, type PassesAndUses, withCareRow } from '../../care/careCart'
import { type LeftOutReason, rowWeekLater } from '../../care/likeLastWeek'
import { isDayOfPass } from '../../care/passUses'
import { isCancelled, type Stay, staysOf } from '../../care/stay'
import { addDays, clockTime, dayOf, formatShortDay, mondayOf, weekdayOf } from '../../dates/day'
import { isWeekend } from '../../dates/holidays'
import { seoulTime } from '../../dates/seoulTime'
import type { Pass } from '../../orders/pass'
import type { BranchContact } from '../../places/branch'
import { type Closures, restText } from '../../places/closures'
import { distanceKm } from '../../places/geo'
import type { SessionBooking } from '../../programs/programSession'
import { isActive, type Ride, type RidePlace } from '../booked/ride'
import { overlappingRide } from '../booked/rideOverlap'
import type { Fares } from '../fares/fare'
import { reservationStart } from '../reservations/cartTiming'
import { isBookableStart } from '../reservations/leadTime'
import { fareOfRide, type Reservation } from '../reservations/reservation'
import { isAtBranch } from './careOverlap'

/** 「다음 주도 그대로」 (specification 8, section 2). */

const WEEK_DAYS = 7
const THURSDAY = 4
const FROM_HOUR = 12

/** From Thursday 12:00 to Sunday. */
export function isNextWeekOffered(now: Date): boolean {
  const { day, hour } = seoulTime(now)
  const weekday = weekdayOf(day)
  return weekday === 0 || weekday > THURSDAY || (weekday === THURSDAY && hour >= FROM_HOUR)
}

export interface NextWeekGroup {
  child: { id: string; name: string }
  /** Of this week, Monday to Friday, by time. */
  stays: readonly Stay[]
  /** Of the days of these stays, to their branches, by time. */
  rides: readonly Ride[]
}

interface Week {
  children: readonly { id: string; name: string }[]
  /** Of this week, and what comes. */
  bookings: readonly SessionBooking[]
  rides: readonly Ride[]
  branches: readonly BranchContact[]
}

const mondayOfStay = ({ startsAt }: Stay): string => mondayOf(dayOf(startsAt))

/** A group for each child with stays this week and none in the next. */
export function nextWeekGroups(
  { children, bookings, rides, branches }: Week,
  now: Date,
): NextWeekGroup[] {
  const monday = mondayOf(dayOf(now))
  const known = [
    ...new Map(bookings.map((each) => [`${each.sessionId}/${each.id}`, each])).values(),
  ]
  const stays = staysOf(known).filter((stay) => !isCancelled(stay))
  return children.flatMap((child) => {
    const own = stays.filter(({ childId }) => childId === child.id)
    const inWeek = own.filter(
      (stay) => mondayOfStay(stay) === monday && !isWeekend(dayOf(stay.startsAt)),
    )
    const isPlanned = own.some((stay) => mondayOfStay(stay) === addDays(monday, WEEK_DAYS))
    if (inWeek.length === 0 || isPlanned) return []
    const leads = (ride: Ride) =>
      ride.childId === child.id &&
      (isActive(ride) || ride.status === 'arrived') &&
      inWeek.some((stay) => {
        const branch = branches.find(({ id }) => id === stay.branchId)
        return (
          branch !== undefined &&
          dayOf(stay.startsAt) === dayOf(ride.startsAt) &&
          isAtBranch(ride.dest, branch)
        )
      })
    const ownRides = rides.filter(leads).sort((a, b) => compareAsc(a.startsAt, b.startsAt))
    return [{ child, stays: inWeek, rides: ownRides }]
  })
}

/** The stays a week later: each with its own pass while that has uses left, else with the one that expires first. */
export function rowsOfNextWeek(
  stays: readonly Stay[],
  context: PassesAndUses & { offered: readonly Pass[] },
): CareRow[] {
  let rows: readonly CareRow[] = []
  return stays
    .flatMap(({ bookings }) => bookings)
    .map((booking) => {
      const passIds = [booking.passId ?? '', ...context.offered.map(({ id }) => id)]
      const wanted = passIds.map((passId) => rowWeekLater(booking, passId))
      const [own] = wanted
      const row = wanted.find((each) => fits(each, rows, context)) ?? own
      const chosen = row ?? rowWeekLater(booking, '')
      rows = withCareRow(rows, chosen)
      return chosen
    })
}

function fits(
  row: CareRow,
  rows: readonly CareRow[],
  context: PassesAndUses & { offered: readonly Pass[] },
): boolean {
  const pass = context.offered.find(({ id }) => id === row.passId)
  return pass !== undefined && isDayOfPass(pass, row.date) && checkCareRow(row, rows, context, 0).ok
}

const placeOf = (place: RidePlace) => ({
  ...place,
  id: `${place.lat},${place.lng}`,
  type: 'school' as const,
})

/** The ride a week later, as a line that can be booked, at the fare of its day. */
export function rideWeekLater(
  { startsAt, childId, childName, origin, dest, memo }: Ride,
  { id, fares }: { id: string; fares: Fares },
): Reservation {
  const { day, hour, minute } = seoulTime(startsAt)
  const time = { date: addDays(day, WEEK_DAYS), hour, minute }
  const km = distanceKm(origin, dest)
  return {
    ...time,
    id,
    child: { id: childId, name: childName },
    origin: placeOf(origin),
    dest: placeOf(dest),
    distanceKm: km,
    memo,
    fareKRW: fareOfRide({ ...time, distanceKm: km }, fares).total,
  }
}

interface RideContext {
  /** Near these times. */
  rides: readonly Ride[]
  branches: readonly BranchContact[]
  closures: Closures
}

/** Why a ride cannot be booked again; undefined when it can. */
export function whyNoRide(
  line: Reservation,
  { rides, branches, closures }: RideContext,
  now: Date,
): LeftOutReason | undefined {
  const startsAt = reservationStart(line)
  const branch = branches.find((each) => isAtBranch(line.dest, each))
  if (!isBookableStart(startsAt, now)) return '지난 시간'
  if (branch && restText(closures, branch.id, line.date) !== undefined) return '휴무'
  const others = rides.filter(({ id }) => id !== line.id)
  return overlappingRide({ childId: line.child.id, startsAt }, others) ? '예약함' : undefined
}

/** `11.30(월) 13:00 픽업` */
export const rideLineTime = (line: Reservation): string =>
  `${formatShortDay(line.date)} ${clockTime(reservationStart(line))} 픽업`

/** `픽업 2건, 돌봄 3건을 예약했어요.`, parts of 0 left out; empty when nothing was booked. */
export function nextWeekText({ rides, stays }: { rides: number; stays: number }): string {
  const parts = [rides > 0 && `픽업 ${rides}건`, stays > 0 && `돌봄 ${stays}건`]
  const named = parts.filter((part) => part !== false).join(', ')
  return named === '' ? '' : `${named}을 예약했어요.`
}
