import type { ProgramSession, SessionBooking } from '@/domain/programs/programSession'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { type Renewed, useCommand } from '@/remote/useCommand'
import { useSteps } from '@/remote/useSteps'
import { cancelBooking } from '@/repository/care/attendance'
import { setClosed } from '@/repository/programs/programSessions'
import { useStaffMember } from '../../StaffMemberContext'

const SESSION = '회차'

interface Options {
  session: Pick<ProgramSession, 'id' | 'closed'>
  bookings: readonly SessionBooking[]
  renews: (uid: string) => readonly Renewed[]
}

/** 휴원 of care, 휴강 of a program: closes a session, then cancels the bookings of children who have not come, but not those of the teacher's own family; a second press continues. */
export function useCloseSession({ session, bookings, renews }: Options) {
  const staff = useStaffMember()
  const standing = bookings.filter(({ arrivedAt, cancelledAt }) => !arrivedAt && !cancelledAt)
  const others = standing.filter((booking) => !isOwnFamily(staff, booking))
  const close = useSteps({
    renews: () => renews(staff.uid),
    failure: '회차를 닫지 못했습니다.',
  })
  const reopen = useCommand({
    send: () => setClosed(session.id, false),
    renews: () => renews(staff.uid),
    renewsAlways: true,
    failure: '회차를 다시 열지 못했습니다.',
  })
  /** The first reason stays at the session. */
  const stepsFor = (reason: string) => [
    {
      key: 'session',
      name: SESSION,
      isCounted: false,
      isRequired: true,
      run: async () => session.closed || setClosed(session.id, true, reason),
    },
    ...others.map((booking) => ({
      key: booking.id,
      name: booking.childName,
      isCounted: true,
      run: () => cancelBooking(booking, reason),
    })),
  ]
  return {
    close: {
      ...close,
      run: (reason: string, onDone: () => void) => close.run(stepsFor(reason), { onDone }),
    },
    /** Children whose booking still stands. */
    failed: close.failure ? (close.progress?.failed ?? []).filter((name) => name !== SESSION) : [],
    reopen,
    begin: close.begin,
    left: others.length,
    leavesOwn: others.length < standing.length,
  }
}
