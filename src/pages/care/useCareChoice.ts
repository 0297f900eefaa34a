import { useState } from 'react'
import { careSessionAt } from '@/domain/care/careSession'
import { freePassSlots, isDayBookable } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import { isBookable } from '@/domain/places/branch'
import { type ChildChoice, childListOf, useChildren } from '@/features/account/useChildren'
import { useLastCare } from '@/features/programs/useLastCare'
import { useUrlState } from '@/platform/page/useUrlState'
import { useBranchContacts } from '@/remote/useBranchContacts'
import type { CarePasses } from './useCarePasses'

const childOf = (list: readonly ChildChoice[], id: string | undefined) =>
  list.find((child) => child.id === id) ?? (list.length === 1 ? list[0] : undefined)

/** Child, branch and pass: from the address until changed, else those of the last stay; for a session in the address the first pass that opens its day. */
export function useCareChoice({ offered, usesOf, status }: CarePasses, now: Date) {
  const isPassKnown = status !== 'loading'
  const { params: query } = useUrlState()
  const linked = careSessionAt(query.get('session') ?? '')
  const [childId, chooseChild] = useState(query.get('child') ?? undefined)
  const [branchId, chooseBranch] = useState(query.get('branch') ?? linked?.branchId)
  const [passId, choosePass] = useState(query.get('pass') ?? undefined)
  const [date, chooseDate] = useState(linked?.day)
  const children = useChildren()
  const branches = useBranchContacts().filter(isBookable)
  const last = useLastCare()
  const opensLinkedDay = (pass: Pass) =>
    linked !== undefined &&
    isDayBookable(pass, linked.day, dayOf(now)) &&
    freePassSlots(pass, linked.day, usesOf(pass.id) ?? []).length > 0
  const pass =
    offered.find(({ id }) => id === passId) ??
    offered.find(opensLinkedDay) ??
    offered.find(({ id }) => id === last.passId) ??
    offered[0]
  return {
    children,
    child: childOf(childListOf(children), childId ?? last.childId),
    branches,
    branch: branches.find(({ id }) => id === (branchId ?? last.branchId)),
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
