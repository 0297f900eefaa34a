import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReceivedPickupRequest } from '@/domain/agit/inbox'
import type { UnseenItem, UnseenItems } from '@/domain/agit/staffNews'
import type { Order } from '@/domain/orders/order'
import { useStaffMember } from './StaffMemberContext'
import {
  openRequestsQuery,
  staffOrdersQuery,
  unseenMessagesQuery,
  unseenSuggestionsQuery,
} from './staffNewsQueries'

// Plain values compare as equal, so an unchanged answer renders nothing.
const arrivalsOf = (rows: readonly { id: string; createdAt: Date }[]): UnseenItem[] =>
  rows.map(({ id, createdAt }) => ({ id, createdAtMs: createdAt.getTime() }))
const awaiting = (orders: readonly Order[]) =>
  arrivalsOf(orders.filter(({ status }) => status === 'awaitingPayment'))
const unanswered = (requests: readonly ReceivedPickupRequest[]) =>
  arrivalsOf(requests.filter(({ status }) => status === 'new'))

/** All unseen arrivals; the same object until something changes. */
export function useStaffNews(): UnseenItems {
  const { uid } = useStaffMember()
  const { data: orders } = useQuery({ ...staffOrdersQuery(uid), select: awaiting })
  const { data: requests } = useQuery({ ...openRequestsQuery(uid), select: unanswered })
  const { data: messages } = useQuery({ ...unseenMessagesQuery(uid), select: arrivalsOf })
  const { data: suggestions } = useQuery({ ...unseenSuggestionsQuery(uid), select: arrivalsOf })
  return useMemo(
    () => ({ orders, requests, messages, suggestions }),
    [orders, requests, messages, suggestions],
  )
}
