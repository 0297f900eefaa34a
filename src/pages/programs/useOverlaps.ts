import { useQuery } from '@tanstack/react-query'
import { timetableOf } from '@/content/programTimetables'
import { overlappingRows, type ProgramBooking } from '@/domain/programs/programSelection'
import { type ProgramSession, sessionEnd } from '@/domain/programs/programSession'
import { hasOtherPlan, type PlannedTime } from '@/domain/rides/rideOverlap'
import { comingProgramBookingsQuery } from '@/features/program-bookings/programBookingQueries'
import { comingRidesQuery } from '@/features/rides/rideQueries'

/**
 * Ids of the picked rows whose child has another plan at that time: another row, or what is booked already, as far as that is
 * known. It warns and never refuses, so nobody is told when it could not be read.
 */
export function useOverlaps(
  picked: readonly ProgramBooking[],
  sessions: readonly ProgramSession[],
  uid: string,
): ReadonlySet<string> {
  const enabled = picked.length > 0
  const { data: rides = [] } = useQuery({
    ...comingRidesQuery(uid),
    enabled,
    refetchInterval: false,
  })
  const { data: booked = [] } = useQuery({ ...comingProgramBookingsQuery(uid), enabled })
  const joined = booked.map((booking): PlannedTime => {
    const timetable = timetableOf(booking.programId)
    return { ...booking, endsAt: timetable && sessionEnd(timetable, booking.startsAt) }
  })
  const planned = picked.filter(({ slotId, childId }) => {
    const session = sessions.find(({ id }) => id === slotId)
    if (!session) return false
    const { startsAt, endsAt } = session
    return hasOtherPlan({ childId, startsAt, endsAt }, rides, joined)
  })
  return new Set([...overlappingRows(picked), ...planned.map(({ rowId }) => rowId)])
}
