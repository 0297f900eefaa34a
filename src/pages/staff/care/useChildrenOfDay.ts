import { addHours } from 'date-fns/addHours'
import type { BoardSession } from '@/domain/care/careBoard'
import type { ChildSnacks } from '@/domain/care/careSnacks'
import { departureOf } from '@/domain/care/stayState'
import { useFreshChildren } from '@/features/account/childFacts'
import { now } from '@/platform/clock'
import { useStaffMember } from '../StaffMemberContext'

/** Per poll; a quiet screen reads little else. */
const CHILDREN_PER_POLL = 2

/** Keeps the data of children who are expected, present or given snacks fresh, soonest first. */
export function useChildrenOfDay(
  board: readonly BoardSession[],
  snacksOnly: readonly ChildSnacks[],
): void {
  const { uid } = useStaffMember()
  useFreshChildren(
    uid,
    () => {
      const soon = addHours(now(), 1)
      const inCare = board
        .flatMap(({ stays }) => stays)
        .filter((stay) => !departureOf(stay) && !stay.bookings[0].cancelledAt)
        .map((stay) => ({
          uid: stay.uid,
          childId: stay.childId,
          isSoon: stay.startsAt <= soon && now() < stay.endsAt,
        }))
      return [...inCare, ...snacksOnly.map((child) => ({ ...child, isSoon: false }))]
    },
    CHILDREN_PER_POLL,
  )
}
