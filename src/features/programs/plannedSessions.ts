import { timetableOf } from '@/content/programs/programTimetables'
import { type SessionBooking, sessionEnd } from '@/domain/programs/programSession'
import type { PlannedTime } from '@/domain/rides/rideOverlap'

/** Times of the child's other bookings, without cancelled ones. */
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
