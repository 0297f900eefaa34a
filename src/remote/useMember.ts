import { createContext, use } from 'react'
import type { GuardianRight } from '@/domain/account/guardianRight'

/** Whose family is shown, and to whom. */
export interface FamilyUids {
  /** Of the account that the family's documents belong to; query keys carry it. */
  familyUid: string
  /** Of the signed-in account itself: its profile, phone and sign-in. */
  ownUid: string
}

/** The account's own family, or one that it shares as a guardian. */
export interface FamilyMember extends FamilyUids {
  /** full: all that the owner does with the family · read: to look */
  right: GuardianRight
}

export const MemberContext = createContext<FamilyMember | null>(null)

/** @throws outside `AccountGate` */
export function useMember(): FamilyMember {
  const member = use(MemberContext)
  if (!member) throw new Error('What a member sees stands outside an AccountGate.')
  return member
}
