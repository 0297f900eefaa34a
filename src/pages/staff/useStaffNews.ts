import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Order } from '@/domain/orders/order'
import type { UnseenItem, UnseenItems } from '@/domain/staff/staffNews'
import { useStaffMember } from './StaffMemberContext'
import {
  newRequestsCountQuery,
  staffOrdersQuery,
  unseenMessagesCountQuery,
  unseenSuggestionsCountQuery,
} from './staffNewsQueries'

// Plain values compare as equal, so an unchanged answer renders nothing.
const awaiting = (orders: readonly Order[]): UnseenItem[] =>
  orders
    .filter(({ status }) => status === 'awaitingPayment')
    .map(({ id, createdAt }) => ({ id, createdAtMs: createdAt.getTime() }))

/** All unseen arrivals; the same object until something changes. */
export function useStaffNews(): UnseenItems {
  const { uid } = useStaffMember()
  const { data: orders } = useQuery({ ...staffOrdersQuery(uid), select: awaiting })
  const { data: requests } = useQuery(newRequestsCountQuery(uid))
  const { data: messages } = useQuery(unseenMessagesCountQuery(uid))
  const { data: suggestions } = useQuery(unseenSuggestionsCountQuery(uid))
  return useMemo(
    () => ({ orders, requests, messages, suggestions }),
    [orders, requests, messages, suggestions],
  )
}
