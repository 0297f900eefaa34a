import { createContext, use } from 'react'

export interface StaffUser {
  uid: string
  name: string
}

export const StaffMemberContext = createContext<StaffUser | null>(null)

/** @throws outside `StaffLayout` */
export function useStaffMember(): StaffUser {
  const member = use(StaffMemberContext)
  if (!member) throw new Error('A page of the agit stands outside its layout.')
  return member
}
