import type { ProgramInfo } from '@/domain/programs/program'
import { type SessionBooking, sessionEnd } from '@/domain/programs/programSession'
import type { PlannedTime } from '@/domain/rides/booked/rideOverlap'
import { timetableIn } from './programs'

/** Times of the child's other bookings, without cancelled ones. */
export const plannedSessions = (
  bookings: readonly SessionBooking[],
  { slotId }: { slotId: string },
  programs: readonly ProgramInfo[],
): PlannedTime[] =>
  bookings
    .filter(({ sessionId, cancelledAt }) => sessionId !== slotId && !cancelledAt)
    .map((booking) => {
      const timetable = timetableIn(programs, booking.programId)
      return { ...booking, endsAt: timetable && sessionEnd(timetable, booking.startsAt) }
    })
