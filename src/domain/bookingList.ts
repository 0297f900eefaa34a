import { type Booking, pickupBooking } from './booking'
import { formatDay, formatTime, seoulInstant } from './day'
import type { ReservationCart } from './reservationCart'
import { emptyDraft, type ReservationDraft } from './reservationDraft'

/** What stands under 내 예약: booked, or put aside in the cart and not booked yet. */
export interface BookingEntry {
  booking: Booking
  isBooked: boolean
}

export interface BookingDay {
  /** `yyyy-mm-dd` in Seoul. */
  day: string
  entries: readonly BookingEntry[]
}

export interface BookingList {
  /** The next day first. */
  upcoming: readonly BookingDay[]
  /** The latest day first. */
  past: readonly BookingDay[]
}

const startOf = ({ booking: { date, hour, minute } }: BookingEntry): number =>
  seoulInstant(date, hour, minute).getTime()

/** Days in the order in which they first come up. */
function byDay(entries: readonly BookingEntry[]): BookingDay[] {
  const days = new Map<string, BookingEntry[]>()
  for (const entry of entries) {
    const { date } = entry.booking
    days.set(date, [...(days.get(date) ?? []), entry])
  }
  return [...days].map(([day, dayEntries]) => ({ day, entries: dayEntries }))
}

/** Everything booked and in the cart, by day, at the instant `now`. A line that was booked and stays in the cart stands once. */
export function bookingList(
  bookings: readonly Booking[],
  cart: ReservationCart,
  now: Date,
): BookingList {
  const bookedIds = new Set(bookings.map(({ id }) => id))
  const entries = [
    ...bookings.map((booking) => ({ booking, isBooked: true })),
    ...cart
      .filter(({ id }) => !bookedIds.has(id))
      .map((line) => ({ booking: pickupBooking(line), isBooked: false })),
  ].sort((a, b) => startOf(a) - startOf(b))
  const isAhead = (entry: BookingEntry) => startOf(entry) > now.getTime()
  return {
    upcoming: byDay(entries.filter(isAhead)),
    past: byDay(entries.filter((entry) => !isAhead(entry)).reverse()),
  }
}

/** The bookings of these days, without what is only in the cart. */
export const bookedOf = (days: readonly BookingDay[]): Booking[] =>
  days.flatMap(({ entries }) =>
    entries.flatMap(({ booking, isBooked }) => (isBooked ? [booking] : [])),
  )

/** `2026.11.20(금) 13:00`. */
export const bookingTime = ({ date, hour, minute }: Booking): string =>
  `${formatDay(date)} ${formatTime(hour, minute)}`

/** `김하준 2026.11.20(금) 13:00`. */
export const bookingName = (booking: Booking): string =>
  `${booking.child.name} ${bookingTime(booking)}`

/** The draft that lacks only the day to book the same ride again. */
export const rebookingDraft = ({ child, hour, minute, from, to }: Booking): ReservationDraft => ({
  ...emptyDraft,
  childId: child.id,
  time: { hour, minute },
  isHourChosen: true,
  route: { from, to },
})
