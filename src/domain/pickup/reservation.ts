import { addDays, formatDay, seoulInstant } from '../dates/day'
import { formatTime } from '../dates/seoulTime'
import type { PlacePoint } from '../places/placePoint'
import { estimateFare, type FareBreakdown } from './fare'
import { earliestStart } from './leadTime'

/** A time of day in Seoul. */
export interface TimeOfDay {
  hour: number
  minute: number
}

/** A pickup reservation in the cart (specification 2, section 3). `fareKRW` and `distanceKm` stay as they were quoted. */
export interface Reservation extends TimeOfDay {
  id: string
  child: { id: string; name: string }
  date: string
  origin: PlacePoint
  dest: PlacePoint
  distanceKm: number
  memo: string
  fareKRW: number
  /** The same for every ride that one 「매주 반복」 made for a child in one direction (specification 4, section 3). */
  seriesId?: string
}

/** The choices of the two selects (specification 2, section 9). */
export const reservationHours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)
export const reservationMinutes: readonly number[] = [0, 10, 20, 30, 40, 50]

/** The time that the two selects can show: a ride booked elsewhere may start between their steps. */
export const selectableTime = ({ hour, minute }: TimeOfDay): TimeOfDay => ({
  hour,
  minute: reservationMinutes.findLast((step) => step <= minute) ?? 0,
})

const KEPT_DAYS = 7

/** `child`, `date` and `time` as they name a reservation: `김하준 2026.11.20(금) 13:00`. */
export const reservationName = ({ child, date, hour, minute }: Reservation): string =>
  `${child.name} ${formatDay(date)} ${formatTime(hour, minute)}`

/** Is the ride at least 30 minutes away at the instant `now`? Exactly 30 minutes are enough. */
export const hasLeadTime = (date: string, { hour, minute }: TimeOfDay, now: Date): boolean =>
  seoulInstant(date, hour, minute) >= earliestStart(now)

/** The first time of a day that can still be reserved, in the steps of the selects; undefined when the day has none left. */
export function firstFreeTime(date: string, now: Date): TimeOfDay | undefined {
  for (const hour of reservationHours)
    for (const minute of reservationMinutes)
      if (hasLeadTime(date, { hour, minute }, now)) return { hour, minute }
  return undefined
}

/** open: can be booked · soon: less than 30 minutes ahead · past: over · far: later than a member can book */
export type ReservationTiming = 'open' | 'soon' | 'past' | 'far'

/** Can a line of the cart still be booked at the instant `now`? A guest tries out any day ahead. */
export function timingOf(reservation: Reservation, now: Date): ReservationTiming {
  if (hasLeadTime(reservation.date, reservation, now)) return 'open'
  const start = seoulInstant(reservation.date, reservation.hour, reservation.minute)
  return start > now ? 'soon' : 'past'
}

/** Is something of day `date` to be forgotten on day `today`? Stored reservations go 7 days after their date (specification 3, section 10). */
export const isExpired = (date: string, today: string): boolean => addDays(date, KEPT_DAYS) <= today

/** The parts of a quoted fare; undefined when the tariff has changed since, because then they would not add up. */
export function quotedBreakdown({
  distanceKm,
  hour,
  fareKRW,
}: Reservation): FareBreakdown | undefined {
  const fare = estimateFare({ distanceKm, hour })
  return fare.total === fareKRW ? fare : undefined
}

/** Total of the quoted fares in whole won. */
export const totalFareKRW = (reservations: readonly { fareKRW: number }[]): number =>
  reservations.reduce((sum, { fareKRW }) => sum + fareKRW, 0)
