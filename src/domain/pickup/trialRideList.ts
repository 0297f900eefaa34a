import { formatDay, seoulInstant } from '../dates/day'
import { formatTime } from '../dates/seoulTime'
import { groupBy } from '../groupBy'
import type { ReservationCart } from './reservationCart'
import { emptyDraft, type ReservationDraft } from './reservationDraft'
import { type TrialRide, trialRideOf } from './trialRide'

/** What stands under 내 예약: booked, or put aside in the cart and not booked yet. */
export interface TrialRideEntry {
  booking: TrialRide
  isBooked: boolean
}

export interface TrialRideDay {
  day: string
  entries: readonly TrialRideEntry[]
}

export interface TrialRideList {
  /** The next day first. */
  upcoming: readonly TrialRideDay[]
  /** The latest day first. */
  past: readonly TrialRideDay[]
}

const startOf = ({ booking: { date, hour, minute } }: TrialRideEntry): number =>
  seoulInstant(date, hour, minute).getTime()

const byDay = (entries: readonly TrialRideEntry[]): TrialRideDay[] =>
  [...groupBy(entries, ({ booking }) => booking.date)].map(([day, dayEntries]) => ({
    day,
    entries: dayEntries,
  }))

/** Everything booked and in the cart, by day, at the instant `now`. A line that was booked and stays in the cart stands once. */
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

/** The bookings of these days, without what is only in the cart. */
export const bookedOf = (days: readonly TrialRideDay[]): TrialRide[] =>
  days.flatMap(({ entries }) =>
    entries.flatMap(({ booking, isBooked }) => (isBooked ? [booking] : [])),
  )

/** `2026.11.20(금) 13:00`. */
export const trialRideTime = ({ date, hour, minute }: TrialRide): string =>
  `${formatDay(date)} ${formatTime(hour, minute)}`

/** `김하준 2026.11.20(금) 13:00`. */
export const trialRideName = (booking: TrialRide): string =>
  `${booking.child.name} ${trialRideTime(booking)}`

/** The draft that lacks only the day to book the same ride again. */
export const rebookingDraft = ({
  child,
  hour,
  minute,
  origin,
  dest,
}: TrialRide): ReservationDraft => ({
  ...emptyDraft,
  childId: child.id,
  time: { hour, minute },
  route: { origin, dest },
})
