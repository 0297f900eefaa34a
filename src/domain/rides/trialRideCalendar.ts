import type { CalendarEvent } from '../dates/calendarFile'
import { seoulInstant } from '../dates/day'
import { formatKRW } from '../money'
import type { TrialRide } from './trialRide'

/** Calendar length of a ride; its real duration is not known. */
export const RIDE_MIN = 30

/** Without memo or allergies (specification 3, section 10); `notice` says that it is a trial. */
export const trialRideEvent = (booking: TrialRide, notice: string): CalendarEvent => ({
  uid: booking.id,
  start: seoulInstant(booking.date, booking.hour, booking.minute),
  durationMin: RIDE_MIN,
  title: `[체험 예약] ${booking.child.name} 픽업`,
  location: `${booking.origin.name} (${booking.origin.address})`,
  note: [
    `${booking.origin.name} → ${booking.dest.name}`,
    `예상 요금 ${formatKRW(booking.fareKRW)}`,
    notice,
  ].join('\n'),
  isConfirmed: false,
})

/** With the day when the file has one booking. */
export const calendarFileName = (bookings: readonly TrialRide[]): string => {
  const [first] = bookings
  return bookings.length === 1 && first ? `dodam-agit-${first.date}.ics` : 'dodam-agit.ics'
}
