import { createContext, use } from 'react'
import type { StaffPerson } from '@/domain/staff/staffPerson'

export interface StaffUser extends StaffPerson {
  /** The branch that a teacher's queries name; undefined for an owner, who reads all. */
  at: string | undefined
  /** Owners of the families that this person shares as a guardian. */
  guardedUids: readonly string[]
}

export const StaffMemberContext = createContext<StaffUser | null>(null)

/** @throws outside `StaffLayout` */
export function useStaffMember(): StaffUser {
  const member = use(StaffMemberContext)
  if (!member) throw new Error('A page of the agit stands outside its layout.')
  return member
}
