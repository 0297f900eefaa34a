import { useQueries } from '@tanstack/react-query'
import type { ChildSnacks } from '@/domain/care/careSnacks'
import { searchMatcher, searchText } from '@/domain/text/hangulSearch'
import { type ChildReference, childFactsQuery } from '@/features/account/childFacts'
import { useStaffMember } from '../StaffMemberContext'

interface Shown {
  /** All branches for an empty id. */
  branchId: string
  name: string
}

/** Children who are only given snacks, as branch and name filter them: the name stands in the child's document. */
export function useSnacksOnly(others: readonly ChildSnacks[], { branchId, name }: Shown) {
  const { uid } = useStaffMember()
  const ofBranch = others.filter((each) => branchId === '' || each.branchId === branchId)
  const names = useQueries({
    queries: ofBranch.map((child: ChildReference) => childFactsQuery(uid, child)),
    combine: (reads) => reads.map(({ data }) => data?.name),
  })
  const matches = searchMatcher(name)
  return ofBranch.filter((child, index) => matches(searchText(names[index] ?? child.nickname)))
}
