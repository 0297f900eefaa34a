import { simulationNotice } from '@/content/simulationNotice'
import type { Booking } from '@/domain/booking'
import { bookingEvent, calendarFileName } from '@/domain/bookingCalendar'
import { calendarFile } from '@/domain/calendarFile'
import { now } from '@/platform/clock'
import { saveTextFile } from '@/platform/saveFile'

/** Saves bookings as a calendar file on this device. */
export function saveToCalendar(bookings: readonly Booking[]): void {
  const events = bookings.map((booking) => bookingEvent(booking, simulationNotice))
  saveTextFile(calendarFileName(bookings), 'text/calendar', calendarFile(events, now()))
  console.info(`캘린더 파일 ${bookings.length}건`)
}
