import { domesticPhone } from '@/domain/text/phone'
import { useAccount } from './useAccount'
import { childListOf, useChildren } from './useChildren'

/** Values that a form can prefill (specification 4, section 2); never a name, since a nickname is none. */
export function useApplicant() {
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
