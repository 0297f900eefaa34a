import { clockTime, dayOf, formatShortDay } from '@/domain/dates/day'
import { type ClosureItem, closedText, keysOf, passDays } from '@/domain/places/closures'
import type { ProgramSession } from '@/domain/programs/programSession'
import type { Notice } from '@/domain/site/notice'
import {
  type ClosureWork,
  extensionId,
  type FamilyPass,
  workName,
} from '@/domain/staff/closureWork'
import { now } from '@/platform/clock'
import type { CommandStep } from '@/remote/useSteps'
import { cancelBooking } from '@/repository/care/attendance'
import { putNotice } from '@/repository/content/notices'
import { extendPass } from '@/repository/orders/passes'
import { addClosedDays, removeClosedDays } from '@/repository/places/closures'
import { setClosed } from '@/repository/programs/programSessions'
import { declineRide } from '@/repository/rides/rideSteps'

interface Closing {
  item: ClosureItem
  work: ClosureWork
  passes: readonly FamilyPass[]
  notice?: Notice | undefined
  /** Uid of the staff member. */
  by: string
}

/** What 「휴무로 정하기」 does, in its order: days, sessions, bookings, rides, passes. */
export function closingSteps({ item, work, passes, notice, by }: Closing): CommandStep[] {
  const keys = keysOf(item)
  const reason = closedText(item.reason)
  return [
    {
      key: `days ${keys.join()}`,
      name: '휴무일',
      isCounted: false,
      isRequired: true,
      run: () =>
        addClosedDays({ keys, reason: item.reason }, now(), (commit) => {
          if (notice) putNotice(commit, commit.transaction, notice)
        }),
    },
    ...work.sessions.map((session) => ({
      key: `session ${session.id}`,
      name: sessionName(session),
      isCounted: false,
      run: () => setClosed(session.id, true, item.reason),
    })),
    ...work.stays.map((booking) => ({
      key: `booking ${booking.id}`,
      name: workName(booking, '돌봄'),
      isCounted: true,
      run: () => cancelBooking(booking, reason),
    })),
    ...work.programBookings.map((booking) => ({
      key: `booking ${booking.id}`,
      name: workName(booking, '프로그램'),
      isCounted: true,
      run: () => cancelBooking(booking, reason),
    })),
    ...work.rides.map((ride) => ({
      key: `ride ${ride.id}`,
      name: workName(ride, '픽업'),
      isCounted: true,
      run: () => declineRide(ride, reason, by),
    })),
    ...passes.map((pass) => ({
      key: `pass ${pass.uid}/${pass.id}`,
      name: pass.label,
      isCounted: true,
      run: () => extendPass(pass, { id: extensionId(item), days: passDays(item), reason, by }),
    })),
  ]
}

const sessionName = ({ startsAt }: ProgramSession): string =>
  `${formatShortDay(dayOf(startsAt))} ${clockTime(startsAt)} 회차`

/** 휴무 취소: the days are open before their sessions are. */
export function openingSteps(
  item: ClosureItem,
  sessions: readonly ProgramSession[],
): CommandStep[] {
  const keys = keysOf(item)
  return [
    {
      key: `days ${keys.join()}`,
      name: '휴무일',
      isCounted: false,
      isRequired: true,
      run: () => removeClosedDays(keys, now()),
    },
    ...sessions.map((session) => ({
      key: `session ${session.id}`,
      name: sessionName(session),
      isCounted: true,
      run: () => setClosed(session.id, false),
    })),
  ]
}
