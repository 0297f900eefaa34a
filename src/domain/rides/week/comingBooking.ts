import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { addDays, clockTime, dayOf, formatShortDay } from '../../dates/day'

/** A ride or stay ahead, as a device remembers it. */
export interface ComingBooking {
  kind: 'ride' | 'stay'
  startsAt: Date
  childId: string
  childName: string
}

const kindLabels: Record<ComingBooking['kind'], string> = { ride: '픽업', stay: '돌봄' }

export const isAhead = ({ startsAt }: { startsAt: Date }, now: Date): boolean => startsAt > now

/** What is next (specification 6, section 3): the first that has not begun, of bookings sorted by time. */
export const nextOf = <Booking extends { startsAt: Date }>(
  sorted: readonly Booking[],
  now: Date,
): Booking | undefined => sorted.find((booking) => isAhead(booking, now))

/** `오늘 15:00 김하준 픽업`, `내일 …`, `11.30(월) …` */
export function comingBookingText({ kind, startsAt, childName }: ComingBooking, now: Date): string {
  const today = dayOf(now)
  const day = dayOf(startsAt)
  const named = new Map([
    [today, '오늘'],
    [addDays(today, 1), '내일'],
  ])
  const when = named.get(day) ?? formatShortDay(day)
  return `${when} ${clockTime(startsAt)} ${childName} ${kindLabels[kind]}`
}

/** The home page shows for so long what a device has read. */
const SHOWN_MS = hoursToMilliseconds(24)

export function isReadRecently(readAt: Date, now: Date): boolean {
  const ageMs = now.getTime() - readAt.getTime()
  return ageMs >= 0 && ageMs < SHOWN_MS
}
