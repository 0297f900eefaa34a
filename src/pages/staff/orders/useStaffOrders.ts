import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { catalogueOf, orderedKindOf, orderedKinds } from '@/domain/orders/lineWarnings'
import { findOrders, latestOrders, type Order, tidyDepositor } from '@/domain/orders/order'
import { samplePrices } from '@/domain/orders/priceList'
import { isReceiptDue } from '@/domain/orders/receipt'
import { type OrderListStatus, orderRows } from '@/domain/staff/rowsOfLists'
import { useIsStable } from '@/platform/page/useIsStable'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import {
  followOrdersOf,
  followOrdersOfDepositor,
  followOrdersWithReceipt,
  STAFF_ORDERS_LIMIT,
} from '@/repository/orders/orders'
import { contentsQuery } from '../content/queries'
import { useSteadyRows } from '../list/useSteadyRows'
import { staffOrdersQuery } from '../queries'
import { useStaffMember } from '../StaffMemberContext'
import { pricesOfAgitQuery } from '../settingsQueries'

const none: Order[] = []

/** `isDueOnly`: of the paid orders those whose receipt is to be issued. */
export function useStaffOrders(searched: string, isDueOnly: boolean) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffOrdersQuery(uid))
  const known = read.status === 'loaded' ? read.data : none
  const awaiting = useOrderList('awaitingPayment', searched, known)
  const paid = useOrderList('paid', searched, known, isDueOnly)
  const all = useMemo(
    () => latestOrders(known, [...awaiting.orders, ...paid.orders]),
    [known, awaiting.orders, paid.orders],
  )
  const lists = useSteadyRows({
    scope: `${searched.trim()}${isDueOnly ? ' due' : ''}`,
    rows: orderRows({ awaitingPayment: awaiting.orders, paid: paid.orders }, all),
  })
  const byId = new Map(all.map((order) => [order.id, order]))
  const shownIn = (status: string) =>
    lists.rows.flatMap(({ key, list }) => (list === status ? (byId.get(key) ?? []) : []))
  return {
    read,
    lists,
    awaiting: { ...awaiting, count: awaiting.orders.length, orders: shownIn('awaitingPayment') },
    paid: { ...paid, count: paid.orders.length, orders: shownIn('paid') },
    prices: useCatalogue(awaiting.orders),
  }
}

const SEARCH_DEBOUNCE_MS = 300

/** A list of a status, with 「더 보기」 and a database search by depositor; `known`: the newest orders, any status. */
function useOrderList(
  status: OrderListStatus,
  searched: string,
  known: readonly Order[],
  isDueOnly = false,
) {
  const { uid } = useStaffMember()
  const depositor = tidyDepositor(searched)
  const isTyped = useIsStable(depositor, SEARCH_DEBOUNCE_MS)
  const [more, setMore] = useState({ depositor, pages: 1 })
  const pages = more.depositor === depositor ? more.pages : 1
  const isBeyond = depositor !== '' || pages > 1 || isDueOnly
  const beyond = useQuery({
    ...wantedOrdersQuery(uid, { status, depositor, pages, isDueOnly }),
    enabled: isBeyond && isTyped,
  })
  const { data, isPlaceholderData } = beyond
  const isReading = isBeyond && (!isTyped || beyond.isPending || isPlaceholderData)
  const limit = pages * STAFF_ORDERS_LIMIT
  const found = findOrders(
    latestOrders(known, (isBeyond && data) || none),
    status,
    depositor,
  ).filter((order) => !isDueOnly || isReceiptDue(order))
  return {
    orders: found.slice(0, limit),
    hasMore: (isBeyond ? (data ?? none) : found).length > limit,
    isReading: isReading && !beyond.isError,
    error: isBeyond ? beyond.error : null,
    retry: () => void beyond.refetch(),
    showMore: () => setMore({ depositor, pages: pages + 1 }),
  }
}

interface WantedOrders {
  status: OrderListStatus
  /** Tidied; empty: everybody. */
  depositor: string
  /** From 1; one more per 「더 보기」. */
  pages: number
  isDueOnly: boolean
}

/** Orders beyond the newest: older, or by depositor; one more is read than is shown, which shows whether there are more. */
const wantedOrdersQuery = (uid: string, { status, depositor, pages, isDueOnly }: WantedOrders) => {
  const limit = pages * STAFF_ORDERS_LIMIT + 1
  return {
    ...followedStaffQuery({
      uid,
      name: ['orders', status, depositor, String(pages), String(isDueOnly)],
      failure: '주문을 불러오지 못했습니다.',
      follow: () => {
        if (isDueOnly) return followOrdersWithReceipt(limit)
        return depositor
          ? followOrdersOfDepositor(status, depositor, limit)
          : followOrdersOf(status, limit)
      },
    }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  }
}

/** The catalogue for these orders; loads only the kinds of content that they name. */
function useCatalogue(orders: readonly Order[]) {
  const { uid } = useStaffMember()
  const named = new Set(orders.flatMap(({ lines }) => lines.map(orderedKindOf)))
  const reads = {
    basic: useRemoteRead(contentsQuery(uid, 'basic'), named.has('basic')),
    growth: useRemoteRead(contentsQuery(uid, 'growth'), named.has('growth')),
    special: useRemoteRead(contentsQuery(uid, 'special'), named.has('special')),
  }
  const hasPasses = orders.some(({ kind }) => kind === 'membership')
  const prices = useRemoteRead(pricesOfAgitQuery(uid), hasPasses)
  const loaded = orderedKinds.flatMap((kind) => {
    const read = reads[kind]
    return read.status === 'loaded' ? [[kind, read.data] as const] : []
  })
  const failed = [...Object.values(reads), prices].filter((read) => read.status === 'failed')
  const [first] = failed
  const arePricesMissing = hasPasses && prices.status !== 'loaded'
  const isReading = orderedKinds.some((kind) => named.has(kind) && reads[kind].status === 'loading')
  return {
    catalogue:
      isReading || arePricesMissing
        ? undefined
        : catalogueOf(new Map(loaded), prices.status === 'loaded' ? prices.data : samplePrices),
    failed: first && {
      failure: first.failure,
      retry: () => {
        for (const { retry } of failed) retry()
      },
    },
  }
}
