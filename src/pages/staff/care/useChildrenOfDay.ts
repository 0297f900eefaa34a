import { addHours } from 'date-fns/addHours'
import type { BoardSession } from '@/domain/care/careBoard'
import { departureOf } from '@/domain/care/stayState'
import { useFreshChildren } from '@/features/account/childFacts'
import { now } from '@/platform/clock'
import { useStaffMember } from '../StaffMemberContext'

/** Per poll; a quiet screen reads little else. */
const CHILDREN_PER_POLL = 2

/** Keeps the data of children who are expected or present fresh, soonest first. */
export function useChildrenOfDay(board: readonly BoardSession[]): void {
  const { uid } = useStaffMember()
  useFreshChildren(
    uid,
    () => {
      const soon = addHours(now(), 1)
      return board
        .flatMap(({ stays }) => stays)
        .filter((stay) => !departureOf(stay) && !stay.bookings[0].cancelledAt)
        .map((stay) => ({
          uid: stay.uid,
          childId: stay.childId,
          isSoon: stay.startsAt <= soon && now() < stay.endsAt,
        }))
    },
    CHILDREN_PER_POLL,
  )
}
