import { useQuery } from '@tanstack/react-query'
import { useStaffMember } from './staffMember'
import {
  openRequestsQuery,
  staffOrdersQuery,
  unseenMessagesQuery,
  unseenSuggestionsQuery,
} from './staffNewsQueries'

/** How many things of a screen nobody has looked at yet. */
export interface StaffNews {
  orders: number
  inbox: number
}

/** What the badges of 「관리 메뉴」 count; nothing as long as it is not known. */
export function useStaffNews(): StaffNews {
  const { uid } = useStaffMember()
  const orders = useQuery({
    ...staffOrdersQuery(uid),
    select: (known) => known.filter(({ status }) => status === 'awaitingPayment').length,
  })
  const requests = useQuery({
    ...openRequestsQuery(uid),
    select: (open) => open.filter(({ status }) => status === 'new').length,
  })
  const messages = useQuery({ ...unseenMessagesQuery(uid), select: ({ length }) => length })
  const suggestions = useQuery({ ...unseenSuggestionsQuery(uid), select: ({ length }) => length })
  return {
    orders: orders.data ?? 0,
    inbox: (requests.data ?? 0) + (messages.data ?? 0) + (suggestions.data ?? 0),
  }
}
