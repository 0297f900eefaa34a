import { useMemo } from 'react'
import { latestOrders, type Order } from '@/domain/orders/order'
import { orderRows } from '@/domain/staff/orderRows'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useSteadyRows } from '../list/useSteadyRows'
import { useStaffMember } from '../StaffMemberContext'
import { staffOrdersQuery } from '../staffNewsQueries'
import { useCatalogue } from './useCatalogue'
import { useOrderList } from './useOrderList'

const none: Order[] = []

export function useStaffOrders(searched: string) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffOrdersQuery(uid))
  const known = read.status === 'loaded' ? read.data : none
  const awaiting = useOrderList('awaitingPayment', searched, known)
  const paid = useOrderList('paid', searched, known)
  const all = useMemo(
    () => latestOrders(known, [...awaiting.orders, ...paid.orders]),
    [known, awaiting.orders, paid.orders],
  )
  const lists = useSteadyRows({
    scope: searched.trim(),
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
