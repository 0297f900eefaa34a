import { careTimeState } from '../../care/careBooking'
import { type CareDay, careProgramId, careTimetable } from '../../care/careSession'
import type { Stay } from '../../care/stay'
import { addDays, dayOf, formatShortDay, mondayOf, weekdayOf } from '../../dates/day'
import { holidayName, isSchoolDay, isWeekend } from '../../dates/holidays'
import { seoulTime } from '../../dates/seoulTime'
import { plans } from '../../orders/plans'
import { type Closures, restText } from '../../places/closures'
import { branchPlaceId, type PlacePoint } from '../../places/placePoint'
import { type ProgramSession, sessionsOfDay } from '../../programs/programSession'
import { type CareChoice, carePath } from '../../site/paths'
import type { Ride } from '../booked/ride'
import type { ReservationDraft } from '../drafts/reservationDraft'
import { offeredAt } from '../drafts/rideAgainDraft'
import { childOf, isCalledOff, type MemberBooking } from './memberBookings'
import { rideToStay } from './rideToStay'

const WEEK_DAYS = 7
const WORKDAYS = 5
const FRIDAY = 5
const NEXT_WEEK_FROM_HOUR = 18

export const weekLater = (monday: string, weeks: number): string =>
  addDays(monday, weeks * WEEK_DAYS)

/** With which week 「이번 주」 begins: from Friday 18:00 to Sunday the next (specification 8, section 5). */
export function firstWeek(now: Date): string {
  const { day, hour } = seoulTime(now)
  const weekday = weekdayOf(day)
  const isNext = isWeekend(day) || (weekday === FRIDAY && hour >= NEXT_WEEK_FROM_HOUR)
  return weekLater(mondayOf(day), isNext ? 1 : 0)
}

/** Nothing of a week that is over changes any more. */
export const isWeekOver = (monday: string, now: Date): boolean => dayOf(now) >= weekLater(monday, 1)

/** `이번 주`, `다음 주`, others `12.07(월)~12.11(금)`. */
export function weekTitle(monday: string, now: Date): string {
  const current = mondayOf(dayOf(now))
  if (monday === current) return '이번 주'
  if (monday === weekLater(current, 1)) return '다음 주'
  return `${formatShortDay(monday)}~${formatShortDay(addDays(monday, WORKDAYS - 1))}`
}

/** As families say it: `성동초`, `성수점`. */
export const shortPlaceName = (name: string): string =>
  name
    .replace(/^도담아지트 /, '')
    .replace(/초등학교$/, '초')
    .replace(/중학교$/, '중')

/** What is missing: a ride to a stay, or care where a ride leads. */
export type WeekGap = CareDay & { childId: string; name: string } & (
    | { kind: 'ride'; draft: ReservationDraft }
    | { kind: 'care'; to: string }
  )

export interface WeekCell {
  childId: string
  day: string
  /** By time. */
  bookings: readonly MemberBooking[]
  gaps: readonly WeekGap[]
}

export interface WeekDay {
  day: string
  isToday: boolean
  /** `휴무: {사유}`, or a holiday's name. */
  rest: string | undefined
}

export interface FamilyWeek {
  days: readonly WeekDay[]
  children: readonly { id: string; name: string }[]
  cellOf: (childId: string, day: string) => WeekCell
  gapCount: number
  /** The days at a branch on which care is missing. */
  careDays: readonly CareDay[]
  isEmpty: boolean
}

export interface WeekFacts {
  monday: string
  /** Of the family, registered; others with something that week are added. */
  children: readonly { id: string; name: string }[]
  /** Of the week, by time. */
  bookings: readonly MemberBooking[]
  places: readonly PlacePoint[]
  branchIds: readonly string[]
  closures: Closures
  /** As far as they are read; until then, and where that fails, the timetable stands for them. */
  careOf: (asked: CareDay) => readonly ProgramSession[] | undefined
  /** Without the right to book nothing is missing. */
  mayAct: boolean
}

/** The branch a ride leads to, if any. */
const branchOfRide = (
  { dest }: Ride,
  { places, branchIds }: Pick<WeekFacts, 'places' | 'branchIds'>,
): string | undefined => {
  const place = offeredAt(dest, places)
  return branchIds.find((id) => branchPlaceId(id) === place?.id)
}

function childrenOf({ children, bookings }: WeekFacts): { id: string; name: string }[] {
  const known = new Map(children.map((child) => [child.id, child]))
  for (const booking of bookings) {
    const { childId: id, childName: name } = childOf(booking)
    if (!known.has(id)) known.set(id, { id, name })
  }
  return [...known.values()]
}

/** Of a branch the family has something at, else of all. */
function restOf(day: string, facts: WeekFacts): string | undefined {
  const { bookings, closures, branchIds } = facts
  const used = new Set(
    bookings.flatMap((booking) => {
      if (booking.kind === 'stay') return [booking.stay.branchId]
      return booking.kind === 'ride' ? (branchOfRide(booking.ride, facts) ?? []) : []
    }),
  )
  if (used.size > 0)
    return [...used].map((id) => restText(closures, id, day)).find((text) => text !== undefined)
  const texts = branchIds.map((id) => restText(closures, id, day))
  return texts.every((text) => text !== undefined) ? texts[0] : holidayName(day)
}

const gapName = (day: string, childName: string, what: '픽업 예약' | '돌봄 예약'): string =>
  `${formatShortDay(day)} ${childName} ${what}`

/** A stay to which no ride of the child leads that day, while it can still be booked. */
function rideGap(stay: Stay, rides: readonly Ride[], facts: WeekFacts, now: Date): WeekGap[] {
  const { childId, childName, branchId } = stay
  const day = dayOf(stay.startsAt)
  const isLed = rides.some(
    (ride) =>
      ride.childId === childId &&
      dayOf(ride.startsAt) === day &&
      branchOfRide(ride, facts) === branchId,
  )
  const draft = isLed ? undefined : rideToStay(stay, rides, facts.places, now)
  const name = gapName(day, childName, '픽업 예약')
  return draft ? [{ kind: 'ride', name, draft, childId, branchId, day }] : []
}

/** As far ahead as a pass opens care. */
const CARE_DAYS = Math.max(...plans.map(({ windowDays }) => windowDays))

/** Care that can be booked, which a ride is in time for, else what is left of that day; undefined: none. */
function careToBook(
  ride: Ride,
  branchId: string,
  { closures, careOf }: WeekFacts,
  now: Date,
): CareChoice | undefined {
  const day = dayOf(ride.startsAt)
  if (day > addDays(dayOf(now), CARE_DAYS)) return undefined
  if (!isSchoolDay(day) || restText(closures, branchId, day) !== undefined) return undefined
  const sessions =
    careOf({ branchId, day }) ?? sessionsOfDay(careProgramId(branchId), careTimetable, day)
  const open = sessions.filter(
    (session) => careTimeState(session, ride.childId, [], now) === 'open',
  )
  const [session] = [...open.filter(({ startsAt }) => startsAt >= ride.startsAt), ...open]
  return session && { child: ride.childId, branch: branchId, session: session.id }
}

/** A ride to a branch at which the child does not stay that day, while care there can be booked. */
function careGap(ride: Ride, stays: readonly Stay[], facts: WeekFacts, now: Date): WeekGap[] {
  const branchId = branchOfRide(ride, facts)
  const day = dayOf(ride.startsAt)
  if (branchId === undefined || ride.startsAt <= now) return []
  const stands = stays.some(
    (stay) =>
      stay.childId === ride.childId && stay.branchId === branchId && dayOf(stay.startsAt) === day,
  )
  const choice = stands ? undefined : careToBook(ride, branchId, facts, now)
  return choice
    ? [
        {
          kind: 'care',
          name: gapName(day, ride.childName, '돌봄 예약'),
          to: carePath(choice),
          childId: ride.childId,
          branchId,
          day,
        },
      ]
    : []
}

/** One ride or stay fills both. */
const isSameGap = (a: WeekGap, b: WeekGap): boolean =>
  a.kind === b.kind && a.childId === b.childId && a.branchId === b.branchId && a.day === b.day

function daysOf(monday: string, bookings: readonly MemberBooking[]): string[] {
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(monday, index)).filter(
    (day, index) => index < WORKDAYS || bookings.some((booking) => booking.day === day),
  )
}

/** 「이번 주」: what stands in each cell, and what is missing (specification 8, section 5). */
export function familyWeek(given: WeekFacts, now: Date): FamilyWeek {
  const facts = { ...given, bookings: given.bookings.filter((booking) => !isCalledOff(booking)) }
  const { bookings, monday, mayAct } = facts
  const rides = bookings.flatMap((booking) => (booking.kind === 'ride' ? [booking.ride] : []))
  const stays = bookings.flatMap((booking) => (booking.kind === 'stay' ? [booking.stay] : []))
  const gapsOf = (booking: MemberBooking): WeekGap[] => {
    if (!mayAct || booking.kind === 'program') return []
    return booking.kind === 'stay'
      ? rideGap(booking.stay, rides, facts, now)
      : careGap(booking.ride, stays, facts, now)
  }
  const missing = bookings
    .flatMap(gapsOf)
    .filter((gap, at, all) => all.findIndex((other) => isSameGap(gap, other)) === at)
  return {
    days: daysOf(monday, bookings).map((day) => ({
      day,
      isToday: day === dayOf(now),
      rest: restOf(day, facts),
    })),
    children: childrenOf(facts),
    cellOf: (childId, day) => {
      const own = bookings.filter(
        (booking) => booking.day === day && childOf(booking).childId === childId,
      )
      const gaps = missing.filter((gap) => gap.childId === childId && gap.day === day)
      return { childId, day, bookings: own, gaps }
    },
    gapCount: missing.length,
    careDays: missing.filter((gap) => gap.kind === 'care'),
    isEmpty: bookings.length === 0,
  }
}
