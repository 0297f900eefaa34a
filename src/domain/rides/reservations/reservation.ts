import { addDays, formatDay, seoulInstant } from '../../dates/day'
import { formatTime } from '../../dates/seoulTime'
import type { PlacePoint } from '../../places/placePoint'
import { estimateFare, type FareBreakdown, type Fares, tariffOn } from '../fares/fare'
import { earliestStart } from './leadTime'

/** In Seoul. */
export interface TimeOfDay {
  hour: number
  minute: number
}

/** A line of the cart (specification 2, section 3); `fareKRW` is what was quoted when it was added. */
export interface Reservation extends TimeOfDay {
  id: string
  child: { id: string; name: string }
  date: string
  origin: PlacePoint
  dest: PlacePoint
  distanceKm: number
  memo: string
  fareKRW: number
  /** The same for all rides that one 「매주 반복」 created for a child and direction (specification 4, section 3). */
  seriesId?: string
}

/** Options of the two selects (specification 2, section 9). */
export const reservationHours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)
export const reservationMinutes: readonly number[] = [0, 10, 20, 30, 40, 50]

/** Rounded to the selects' steps: a ride booked elsewhere may lie between them. */
export const selectableTime = ({ hour, minute }: TimeOfDay): TimeOfDay => ({
  hour,
  minute: reservationMinutes.filter((step) => step <= minute).at(-1) ?? 0,
})

export const CART_RETENTION_DAYS = 7

/** `김하준 2026.11.20(금) 13:00` */
export const reservationName = ({ child, date, hour, minute }: Reservation): string =>
  `${child.name} ${formatDay(date)} ${formatTime(hour, minute)}`

/** At least 30 minutes ahead; exactly 30 is enough. */
export const hasLeadTime = (date: string, { hour, minute }: TimeOfDay, now: Date): boolean =>
  seoulInstant(date, hour, minute) >= earliestStart(now)

/** The first bookable time of a day, in the selects' steps; undefined when none is left. */
export function firstFreeTime(date: string, now: Date): TimeOfDay | undefined {
  for (const hour of reservationHours)
    for (const minute of reservationMinutes)
      if (hasLeadTime(date, { hour, minute }, now)) return { hour, minute }
  return undefined
}

/** open: bookable · soon: less than 30 minutes ahead · past: started · far: too far ahead for a member */
export type ReservationTiming = 'open' | 'soon' | 'past' | 'far'

/** Can the line be booked at `now`? Guests may book any day ahead. */
export function timingOf(reservation: Reservation, now: Date): ReservationTiming {
  if (hasLeadTime(reservation.date, reservation, now)) return 'open'
  const start = seoulInstant(reservation.date, reservation.hour, reservation.minute)
  return start > now ? 'soon' : 'past'
}

/** Stored reservations are deleted some days after their date (specification 3, section 10). */
export const isExpired = (date: string, today: string): boolean =>
  addDays(date, CART_RETENTION_DAYS) <= today

/** What the ride costs on its own day (specification 7, section 1), whatever it was quoted with. */
export const fareOfRide = (
  { distanceKm, hour, date }: Pick<Reservation, 'distanceKm' | 'hour' | 'date'>,
  fares: Fares,
): FareBreakdown => estimateFare({ distanceKm, hour }, tariffOn(fares, date))

interface QuotedLine extends Pick<Reservation, 'distanceKm' | 'hour' | 'date'> {
  fareKRW: number
}

/** Cart lines and trial bookings as they are shown: with the fare of their day. */
export const atFareOfDay = <Line extends QuotedLine>(
  lines: readonly Line[],
  fares: Fares,
): Line[] => lines.map((line) => ({ ...line, fareKRW: fareOfRide(line, fares).total }))

export const totalFareKRW = (reservations: readonly { fareKRW: number }[]): number =>
  reservations.reduce((sum, { fareKRW }) => sum + fareKRW, 0)

/** A ride's memo, in characters (specification 4, section 7). */
export const MAX_MEMO = 300
