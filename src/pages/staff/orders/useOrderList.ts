import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findOrders, latestOrders, type Order, tidyDepositor } from '@/domain/orders/order'
import type { OrderListStatus } from '@/domain/staff/orderRows'
import { useIsStable } from '@/platform/page/useIsStable'
import { useStaffMember } from '../StaffMemberContext'
import { type OlderOrders, olderOrdersKey } from '../staffNewsQueries'
import { wantedOrdersQuery } from './orderQueries'

const none: Order[] = []
const SEARCH_DEBOUNCE_MS = 300

/** A list of a status, with 「더 보기」 and a database search by depositor; `known`: the polled orders, any status. */
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
  const { data: older } = useQuery<OlderOrders>({
    queryKey: olderOrdersKey(uid),
    queryFn: skipToken,
  })
  const { data, isPlaceholderData } = beyond
  const isReading = isBeyond && (!isTyped || beyond.isPending || isPlaceholderData)
  return {
    orders: findOrders(
      latestOrders(known, isBeyond && data ? data.orders : none),
      status,
      depositor,
    ),
    hasMore: isBeyond ? data?.hasMore === true : older?.[status] === true,
    isReading: isReading && !beyond.isError,
    error: isBeyond ? beyond.error : null,
    retry: () => void beyond.refetch(),
    showMore: () => setMore({ depositor, pages: pages + 1 }),
  }
}
