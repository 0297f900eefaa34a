import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dayOf } from '@/domain/dates/day'
import type { Order } from '@/domain/orders/order'
import type { Ride } from '@/domain/rides/ride'
import type { UnseenItem, UnseenItems } from '@/domain/staff/staffNews'
import { mayUse, type StaffScreen } from '@/domain/staff/staffPerson'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import {
  newRequestsCountQuery,
  staffOrdersQuery,
  unseenMessagesCountQuery,
  unseenSuggestionsCountQuery,
  waitingRidesQuery,
} from './queries'
import { useStaffMember } from './StaffMemberContext'

// Plain values compare as equal, so an unchanged answer renders nothing.
const awaiting = (orders: readonly Order[]): UnseenItem[] =>
  orders
    .filter(({ status }) => status === 'awaitingPayment')
    .map(({ id, createdAt }) => ({ id, createdAtMs: createdAt.getTime() }))

const countOf = (rides: readonly Ride[]): number => rides.length

/** All unseen arrivals; the same object until something changes. */
export function useStaffNews(): UnseenItems {
  const staff = useStaffMember()
  const may = (screen: StaffScreen) => mayUse(staff.role, screen)
  const { data: orders } = useQuery({
    ...staffOrdersQuery(staff.uid),
    select: awaiting,
    enabled: may('orders'),
  })
  const { data: rides } = useQuery({
    ...waitingRidesQuery(staff, dayOf(useNow() ?? now())),
    select: countOf,
  })
  const { data: requests } = useQuery(newRequestsCountQuery(staff))
  const { data: messages } = useQuery(unseenMessagesCountQuery(staff))
  const { data: suggestions } = useQuery({
    ...unseenSuggestionsCountQuery(staff),
    enabled: may('suggestions'),
  })
  return useMemo(
    () => ({ rides, orders, requests, messages, suggestions }),
    [rides, orders, requests, messages, suggestions],
  )
}
