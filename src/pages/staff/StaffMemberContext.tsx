import { createContext, use } from 'react'
import type { StaffPerson } from '@/domain/staff/staffPerson'
import { staffWordsOf } from '@/remote/failureOf'
import { FailureWords } from '@/remote/useFailure'
import type { Elements } from '@/ui/elements'

export interface StaffUser extends StaffPerson {
  /** The branch that a teacher's queries name; undefined for an owner, who reads all. */
  at: string | undefined
  /** Owners of the families that this person shares as a guardian. */
  guardedUids: readonly string[]
}

const StaffMemberContext = createContext<StaffUser | null>(null)

interface Props {
  value: StaffUser
  children: Elements
}

/** Who is at the desk, and the words of failure for the agit. */
export const StaffMemberProvider = ({ value, children }: Props) => (
  <StaffMemberContext value={value}>
    <FailureWords value={staffWordsOf}>{children}</FailureWords>
  </StaffMemberContext>
)

/** @throws outside `StaffLayout` */
export function useStaffMember(): StaffUser {
  const member = use(StaffMemberContext)
  if (!member) throw new Error('A page of the agit stands outside its layout.')
  return member
}
