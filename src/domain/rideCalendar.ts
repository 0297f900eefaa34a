import type { CalendarEvent } from './calendarFile'
import { formatKRW } from './money'
import type { Ride } from './ride'
import { RIDE_MIN } from './trialRideCalendar'

/**
 * A ride as a date of a calendar: child, time, places and fare. Neither the code word nor memo, phone or allergies: the file
 * leaves the site (specification 4, section 3).
 */
export const rideEvent = ({
  id,
  childName,
  startsAt,
  origin,
  dest,
  fareKRW,
  status,
}: Ride): CalendarEvent => ({
  uid: `${id}@dodam-agit.example`,
  start: startsAt,
  durationMin: RIDE_MIN,
  title: `${childName} 픽업`,
  place: `${origin.name} (${origin.address})`,
  note: [`${origin.name} → ${dest.name}`, `요금 ${formatKRW(fareKRW)}`].join('\n'),
  isConfirmed: status !== 'requested',
})
