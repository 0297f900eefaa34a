import { createContext, use } from 'react'

/** Whose family is shown, and to whom; today an account sees its own family. */
export interface FamilyMember {
  /** Of the account that the family's documents belong to; query keys carry it. */
  familyUid: string
  /** Of the signed-in account itself: its profile, phone and sign-in. */
  ownUid: string
  right: 'full' | 'read'
}

export const MemberContext = createContext<FamilyMember | null>(null)

/** @throws outside `AccountGate` */
export function useMember(): FamilyMember {
  const member = use(MemberContext)
  if (!member) throw new Error('What a member sees stands outside an AccountGate.')
  return member
}
