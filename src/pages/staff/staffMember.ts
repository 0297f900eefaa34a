import { createContext, use } from 'react'

/** Who of the agit uses these screens. */
export interface StaffUser {
  uid: string
  name: string
}

export const StaffMember = createContext<StaffUser | null>(null)

/** Who of the agit uses the page. @throws outside the layout of these screens, which lets nobody else in. */
export function useStaffMember(): StaffUser {
  const member = use(StaffMember)
  if (!member) throw new Error('A page of the agit stands outside its layout.')
  return member
}
