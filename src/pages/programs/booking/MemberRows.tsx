import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { ProgramRow } from '@/domain/programs/programSelection'
import type { ProgramSession } from '@/domain/programs/programSession'
import { overlappingRows } from '@/domain/programs/sessionRow'
import { hasOtherPlan } from '@/domain/rides/booked/rideOverlap'
import { plannedSessions } from '@/features/programs/plannedSessions'
import { upcomingBookingsQuery } from '@/features/programs/queries'
import { usePrograms } from '@/features/programs/usePrograms'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { useMember } from '@/remote/useMember'
import { BookingRows } from './BookingRows'

interface Props extends Omit<ComponentProps<typeof BookingRows>, 'overlapping'> {
  sessions: readonly ProgramSession[]
}

export function MemberRows({ sessions, ...rows }: Props) {
  const overlapping = useOverlaps(rows.selection.bookings, sessions)
  return <BookingRows {...rows} overlapping={overlapping} />
}

/** Ids of picked rows that overlap another row or booking of the child; only a warning, so read failures are not shown. */
function useOverlaps(
  picked: readonly ProgramRow[],
  sessions: readonly ProgramSession[],
): ReadonlySet<string> {
  const { familyUid } = useMember()
  const enabled = picked.length > 0
  const { data: rides = [] } = useQuery({
    ...upcomingRidesQuery(familyUid),
    enabled,
    refetchInterval: false,
  })
  const { data: booked = [] } = useQuery({ ...upcomingBookingsQuery(familyUid), enabled })
  const { programs } = usePrograms()
  const planned = picked.filter((row) => {
    const session = sessions.find(({ id }) => id === row.slotId)
    if (!session) return false
    const { startsAt, endsAt } = session
    const time = { childId: row.childId, startsAt, endsAt }
    return hasOtherPlan(time, rides, plannedSessions(booked, row, programs))
  })
  return new Set([...overlappingRows(picked), ...planned.map(({ rowId }) => rowId)])
}
