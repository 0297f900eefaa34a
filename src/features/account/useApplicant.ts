import { domesticPhone } from '@/domain/account/phone'
import { useAccount } from './useAccount'
import { childListOf, useChildren } from './useChildren'

/** What a form need not ask again (specification 4, section 2). A nickname is no name, so nobody's name is filled in. */
export interface Applicant {
  /** `010-1234-5678` of a member; empty while it is not known. */
  phone: string
  childNames: readonly string[]
  /** Of a member's only child; empty where nobody can tell whom the request is for. */
  childName: string
}

export function useApplicant(): Applicant {
  const account = useAccount()
  const childList = childListOf(useChildren())
  const isMember = account.status === 'member'
  const [first, ...others] = childList
  return {
    phone: isMember ? domesticPhone(account.phone) : '',
    childNames: [...new Set(childList.map(({ name }) => name))],
    childName: isMember && first && others.length === 0 ? first.name : '',
  }
}
