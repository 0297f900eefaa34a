import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findOrders, latestOrders, type Order, tidyDepositor } from '@/domain/orders/order'
import type { OrderListStatus } from '@/domain/staff/orderRows'
import { useIsStable } from '@/platform/page/useIsStable'
import { STAFF_ORDERS_LIMIT } from '@/repository/orders/orders'
import { useStaffMember } from '../StaffMemberContext'
import { wantedOrdersQuery } from './orderQueries'

const none: Order[] = []
const SEARCH_DEBOUNCE_MS = 300

/** A list of a status, with 「더 보기」 and a database search by depositor; `known`: the newest orders, any status. */
export function useOrderList(status: OrderListStatus, searched: string, known: readonly Order[]) {
  const { uid } = useStaffMember()
  const depositor = tidyDepositor(searched)
  const isTyped = useIsStable(depositor, SEARCH_DEBOUNCE_MS)
  const [more, setMore] = useState({ depositor, pages: 1 })
  const pages = more.depositor === depositor ? more.pages : 1
  const isBeyond = depositor !== '' || pages > 1
  const beyond = useQuery({
    ...wantedOrdersQuery(uid, { status, depositor, pages }),
    enabled: isBeyond && isTyped,
  })
  const { data, isPlaceholderData } = beyond
  const isReading = isBeyond && (!isTyped || beyond.isPending || isPlaceholderData)
  const limit = pages * STAFF_ORDERS_LIMIT
  const found = findOrders(latestOrders(known, (isBeyond && data) || none), status, depositor)
  return {
    orders: found.slice(0, limit),
    hasMore: (isBeyond ? (data ?? none) : found).length > limit,
    isReading: isReading && !beyond.isError,
    error: isBeyond ? beyond.error : null,
    retry: () => void beyond.refetch(),
    showMore: () => setMore({ depositor, pages: pages + 1 }),
  }
}
