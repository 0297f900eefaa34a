import { simulationNotice } from '@/content/info/simulationNotice'
import type { Stay } from '@/domain/care/stay'
import { stayEvent } from '@/domain/care/staySharing'
import { type CalendarEvent, calendarFile } from '@/domain/dates/calendarFile'
import { dayOf } from '@/domain/dates/day'
import type { Branch } from '@/domain/places/branch'
import type { Ride } from '@/domain/rides/booked/ride'
import type { TrialRide } from '@/domain/rides/reservations/trialRide'
import { calendarFileName, trialRideEvent } from '@/domain/rides/reservations/trialRide'
import { rideEvent } from '@/domain/rides/week/rideEvent'
import { now } from '@/platform/clock'
import { saveTextFile } from '@/platform/device/saveFile'

function saveEvents(fileName: string, events: readonly CalendarEvent[]): void {
  saveTextFile(fileName, 'text/calendar', calendarFile(events, now()))
  console.info(`캘린더 파일 ${events.length}건`)
}

export const saveToCalendar = (bookings: readonly TrialRide[]): void =>
  saveEvents(
    calendarFileName(bookings),
    bookings.map((booking) => trialRideEvent(booking, simulationNotice)),
  )

/** Without the code word. */
export const saveRideToCalendar = (ride: Ride): void =>
  saveEvents(`dodam-agit-${dayOf(ride.startsAt)}.ics`, [rideEvent(ride)])

export function saveStayToCalendar(stay: Stay, branch: Branch | undefined): void {
  const event = stayEvent(stay, branch?.name ?? '', branch?.address ?? '')
  saveEvents(`dodam-agit-${dayOf(stay.startsAt)}.ics`, [event])
}
