import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { branches } from '@/content/branches/branches'
import { careBranchId, careSessionAt } from '@/domain/care/careSession'
import { freePassSlots, isDayBookable } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import type { SessionBooking } from '@/domain/programs/programSession'
import { type ChildChoice, childListOf, useChildren } from '@/features/account/useChildren'
import { lastBookingsQuery, upcomingBookingsQuery } from '@/features/programs/queries'
import { useUrlState } from '@/platform/page/useUrlState'
import { useMember } from '@/remote/useMember'
import type { CarePasses } from './useCarePasses'

const lastBranchOf = (bookings: readonly SessionBooking[]): string | undefined =>
  [...bookings]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .flatMap(({ programId }) => careBranchId(programId) ?? [])[0]

/** Where the family was last; reads past bookings only without upcoming ones and a named branch. */
function useLastBranch(isWithoutBranch: boolean): string | undefined {
  const { familyUid } = useMember()
  const upcoming = useQuery(upcomingBookingsQuery(familyUid))
  const ahead = lastBranchOf(upcoming.data ?? [])
  const isWanted = isWithoutBranch && upcoming.data !== undefined && ahead === undefined
  const past = useQuery({ ...lastBookingsQuery(familyUid), enabled: isWanted })
  return ahead ?? lastBranchOf(past.data ?? [])
}

const childOf = (list: readonly ChildChoice[], id: string | undefined) =>
  list.find((child) => child.id === id) ?? (list.length === 1 ? list[0] : undefined)

/** Child, branch and pass: from the address until changed; for a session in the address the first pass that opens its day. */
export function useCareChoice({ offered, usesOf, status }: CarePasses, now: Date) {
  const isPassKnown = status !== 'loading'
  const { params: query } = useUrlState()
  const linked = careSessionAt(query.get('session') ?? '')
  const [childId, chooseChild] = useState(query.get('child') ?? undefined)
  const [branchId, chooseBranch] = useState(query.get('branch') ?? linked?.branchId)
  const [passId, choosePass] = useState(query.get('pass') ?? undefined)
  const [date, chooseDate] = useState(linked?.day)
  const children = useChildren()
  const lastBranchId = useLastBranch(branchId === undefined)
  const opensLinkedDay = (pass: Pass) =>
    linked !== undefined &&
    isDayBookable(pass, linked.day, dayOf(now)) &&
    freePassSlots(pass, linked.day, usesOf(pass.id) ?? []).length > 0
  const pass = offered.find(({ id }) => id === passId) ?? offered.find(opensLinkedDay) ?? offered[0]
  return {
    children,
    child: childOf(childListOf(children), childId),
    branch: branches.find(({ id }) => id === (branchId ?? lastBranchId)),
    isPassKnown,
    pass: isPassKnown ? pass : undefined,
    date,
    /** From a 「빈자리 알림」 link. */
    linkedSessionId: linked && (query.get('session') ?? undefined),
    chooseChild,
    chooseBranch,
    choosePass,
    chooseDate,
  }
}

export type CareChoiceState = ReturnType<typeof useCareChoice>
