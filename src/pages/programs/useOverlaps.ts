import { useQuery } from '@tanstack/react-query'
import { timetableOf } from '@/content/programTimetables'
import type { ProgramBooking } from '@/domain/programs/programSelection'
import { type ProgramSession, sessionEnd } from '@/domain/programs/programSession'
import { overlappingRows } from '@/domain/programs/sessionRow'
import { hasOtherPlan, type PlannedTime } from '@/domain/rides/rideOverlap'
import { comingRidesQuery } from '@/features/rides/rideQueries'
import { comingProgramBookingsQuery } from '@/features/session-booking/programBookingQueries'

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
