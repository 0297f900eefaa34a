import { careBranchId } from '@/domain/care/careSession'
import { type Stay, staysOf } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import type { ProgramSession, SessionBooking } from '@/domain/programs/programSession'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { bookingsOfDayQuery } from '../care/queries'
import type { StaffReader } from '../queries'

const noStays: Stay[] = []

/** What 등원 and 하원 of a seat mark: in care the child's whole stay, which is read beside the roster; else the seat alone. */
export function useStaysOfRoster(
  staff: StaffReader,
  { programId, startsAt, endsAt }: ProgramSession,
  seats: readonly SessionBooking[],
) {
  const branchId = careBranchId(programId)
  const isCare = branchId !== undefined
  const reader = { ...staff, at: staff.at === undefined ? undefined : branchId }
  const read = useRemoteRead(
    { ...bookingsOfDayQuery(reader, dayOf(startsAt)), select: staysOf },
    isCare && seats.length > 0,
  )
  /** Undefined while the stay is not known. */
  const stayOf = (seat: SessionBooking): Stay | undefined => {
    const alone: Stay = { ...seat, branchId: '', endsAt, bookings: [seat] }
    if (!isCare) return alone
    if (read.status !== 'loaded') return undefined
    return read.data.find(({ bookings }) => bookings.some(({ id }) => id === seat.id)) ?? alone
  }
  return {
    stayOf,
    /** Stays of the day. */
    stays: read.status === 'loaded' ? read.data : noStays,
    failed: isCare && read.status === 'failed' ? read : undefined,
  }
}
