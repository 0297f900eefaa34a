import { useQuery } from '@tanstack/react-query'
import { careBranchId } from '@/domain/care/careSession'
import { newestFirst } from '@/domain/newestFirst'
import type { SessionBooking } from '@/domain/programs/programSession'
import { useMember } from '@/remote/useMember'
import { lastBookingsQuery, upcomingBookingsQuery } from './queries'

interface LastCare {
  /** False while it is read; true also after a failed read. */
  isKnown: boolean
  branchId: string | undefined
  childId: string | undefined
  passId: string | undefined
}

const lastOf = (bookings: readonly SessionBooking[] = []): SessionBooking | undefined =>
  bookings.filter(({ programId }) => careBranchId(programId) !== undefined).sort(newestFirst)[0]

/** The care that the family booked last; past bookings are read only without upcoming ones. */
export function useLastCare(isWanted = true): LastCare {
  const { familyUid } = useMember()
  const upcoming = useQuery({ ...upcomingBookingsQuery(familyUid), enabled: isWanted })
  const ahead = lastOf(upcoming.data)
  const isPastWanted = isWanted && upcoming.data !== undefined && ahead === undefined
  const past = useQuery({ ...lastBookingsQuery(familyUid), enabled: isPastWanted })
  const last = ahead ?? lastOf(past.data)
  return {
    isKnown: !upcoming.isPending && (!isPastWanted || !past.isPending),
    branchId: last && careBranchId(last.programId),
    childId: last?.childId,
    passId: last?.passId,
  }
}
