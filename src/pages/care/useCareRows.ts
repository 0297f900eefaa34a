import { useQuery } from '@tanstack/react-query'
import { type CareRow, rowEnd, rowStart, rowsInTime, rowsWithSeats } from '@/domain/care/careCart'
import { isCareProgram } from '@/domain/care/careSession'
import type { ProgramSession, SessionBooking } from '@/domain/programs/programSession'
import { overlappingRows } from '@/domain/programs/sessionRow'
import { overlapsCare } from '@/domain/rides/week/careOverlap'
import { plannedSessions } from '@/features/programs/plannedSessions'
import { upcomingBookingsQuery } from '@/features/programs/queries'
import { usePrograms } from '@/features/programs/usePrograms'
import { useSeatRows } from '@/features/programs/useSeatRows'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { useCareCart } from '@/stores/careCart'

const noBookings: readonly SessionBooking[] = []

interface CareRowContext {
  now: Date
  sessionsOf: ReadonlyMap<string, readonly ProgramSession[]>
  /** Undefined while loading. */
  childIds: readonly string[] | undefined
  passIds: readonly string[] | undefined
}

export function useCareRows({ now, sessionsOf, childIds, passIds }: CareRowContext) {
  const { familyUid } = useMember()
  const remembered = useCareCart((state) => state.rows)
  const { add, remove } = useCareCart.getState()
  const seats = useSeatRows<CareRow>(remove)
  const { data: bookings = noBookings } = useQuery(upcomingBookingsQuery(familyUid))

  const bookableAt = (time: Date) => {
    const left = rowsInTime(remembered, time).filter(
      (row) => (childIds?.includes(row.childId) ?? true) && (passIds?.includes(row.passId) ?? true),
    )
    const open = [...sessionsOf].reduce<readonly CareRow[]>(
      (rows, [branchId, sessions]) => rowsWithSeats(rows, branchId, sessions),
      left,
    )
    return remembered.filter((row) => open.includes(row) || seats.isSent(row))
  }
  const rows = bookableAt(now)

  return {
    rows,
    shown: seats.withGone(rows),
    isGone: seats.isGone,
    overlapping: useOverlaps(rows, bookings),
    bookings,
    bookableAt,
    add: (row: CareRow) => {
      seats.forgetGone(({ slotId }) => slotId === row.slotId)
      add(row)
    },
    remove: (rowId: string) => {
      seats.forget((row) => row.rowId === rowId)
      remove(rowId)
    },
    send: seats.send,
    takeAnswer: seats.takeAnswer,
  }
}

export type CareRows = ReturnType<typeof useCareRows>

function useOverlaps(
  rows: readonly CareRow[],
  bookings: readonly SessionBooking[],
): ReadonlySet<string> {
  const { familyUid } = useMember()
  const branches = useBranchContacts()
  const { data: rides = [] } = useQuery({
    ...upcomingRidesQuery(familyUid),
    enabled: rows.length > 0,
    refetchInterval: false,
  })
  const hasProgram = bookings.some(({ programId }) => !isCareProgram(programId))
  const { programs } = usePrograms(rows.length > 0 && hasProgram)
  const planned = rows.filter((row) => {
    const stay = { childId: row.childId, startsAt: rowStart(row), endsAt: rowEnd(row) }
    const branch = branches.find(({ id }) => id === row.branchId)
    return overlapsCare(stay, branch, rides, plannedSessions(bookings, row, programs))
  })
  return new Set([...overlappingRows(rows), ...planned.map(({ rowId }) => rowId)])
}
