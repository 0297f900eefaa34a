import { timetableOf } from '@/content/programs/programTimetables'
import { type SessionBooking, sessionEnd } from '@/domain/programs/programSession'
import type { PlannedTime } from '@/domain/rides/rideOverlap'

/** What is booked of other sessions than that of a picked row, as times that the row may overlap; what was cancelled is none. */
export const plannedSessions = (
  bookings: readonly SessionBooking[],
  { slotId }: { slotId: string },
): PlannedTime[] =>
  bookings
    .filter(({ sessionId, cancelledAt }) => sessionId !== slotId && !cancelledAt)
    .map((booking) => {
      const timetable = timetableOf(booking.programId)
      return { ...booking, endsAt: timetable && sessionEnd(timetable, booking.startsAt) }
    })
