import type { CalendarEvent } from '../../dates/calendarFile'
import { formatKRW } from '../../money'
import type { Ride } from '../booked/ride'
import { RIDE_MIN } from '../reservations/trialRide'

/** Never the code word, memo, phone or allergies: the file leaves the site (specification 4, section 3). */
export const rideEvent = ({
  id,
  childName,
  startsAt,
  origin,
  dest,
  fareKRW,
  status,
}: Ride): CalendarEvent => ({
  uid: id,
  start: startsAt,
  durationMin: RIDE_MIN,
  title: `${childName} 픽업`,
  location: `${origin.name} (${origin.address})`,
  note: [`${origin.name} → ${dest.name}`, `요금 ${formatKRW(fareKRW)}`].join('\n'),
  isConfirmed: status !== 'requested',
})
