import { formatDay, seoulInstant } from '../../dates/day'
import { formatTime } from '../../dates/seoulTime'
import { groupBy } from '../../groupBy'
import type { ReservationCart } from '../reservations/reservationCart'
import { type TrialRide, trialRideOf } from '../reservations/trialRide'
import { emptyDraft, type ReservationDraft } from './reservationDraft'
import { type IsRestDay, sameWeekdayAgain } from './schoolDay'

/** An entry of 내 예약: booked, or still in the cart. */
export interface TrialRideEntry {
  booking: TrialRide
  isBooked: boolean
}

export interface TrialRideDay {
  day: string
  entries: readonly TrialRideEntry[]
}

export interface TrialRideList {
  /** Ascending; `past` descending. */
  upcoming: readonly TrialRideDay[]
  past: readonly TrialRideDay[]
}

const startOf = ({ booking: { date, hour, minute } }: TrialRideEntry): number =>
  seoulInstant(date, hour, minute).getTime()

const byDay = (entries: readonly TrialRideEntry[]): TrialRideDay[] =>
  [...groupBy(entries, ({ booking }) => booking.date)].map(([day, dayEntries]) => ({
    day,
    entries: dayEntries,
  }))

/** Trial rides and cart lines by day at `now`; a booked line that is still in the cart is listed once. */
export function trialRideList(
  bookings: readonly TrialRide[],
  cart: ReservationCart,
  now: Date,
): TrialRideList {
  const bookedIds = new Set(bookings.map(({ id }) => id))
  const entries = [
    ...bookings.map((booking) => ({ booking, isBooked: true })),
    ...cart
      .filter(({ id }) => !bookedIds.has(id))
      .map((line) => ({ booking: trialRideOf(line), isBooked: false })),
  ].sort((a, b) => startOf(a) - startOf(b))
  const isAhead = (entry: TrialRideEntry) => startOf(entry) > now.getTime()
  return {
    upcoming: byDay(entries.filter(isAhead)),
    past: byDay(entries.filter((entry) => !isAhead(entry)).reverse()),
  }
}

export const bookedOf = (days: readonly TrialRideDay[]): TrialRide[] =>
  days.flatMap(({ entries }) =>
    entries.flatMap(({ booking, isBooked }) => (isBooked ? [booking] : [])),
  )

/** `2026.11.20(금) 13:00` */
export const trialRideTime = ({ date, hour, minute }: TrialRide): string =>
  `${formatDay(date)} ${formatTime(hour, minute)}`

/** `김하준 2026.11.20(금) 13:00` */
export const trialRideName = (booking: TrialRide): string =>
  `${booking.child.name} ${trialRideTime(booking)}`

/** A draft of the same ride, of a past one on the next such weekday. */
export function rebookingDraft(
  { child, date, hour, minute, origin, dest }: TrialRide,
  now: Date,
  isRestDay: IsRestDay,
): ReservationDraft {
  const time = { hour, minute }
  const startsAt = seoulInstant(date, hour, minute)
  return {
    ...emptyDraft,
    childId: child.id,
    dates: startsAt <= now ? [sameWeekdayAgain(startsAt, time, now, isRestDay)] : emptyDraft.dates,
    time,
    route: { origin, dest },
  }
}
