import type { Order, OrderStatus } from '../orders/order'
import type { SteadyRow } from './steadyOrder'

export const orderLists = ['awaitingPayment', 'paid'] as const satisfies readonly OrderStatus[]
export type OrderListStatus = (typeof orderLists)[number]

/** The two lists of 「주문」; a cancelled or refunded one stands in none. */
export function orderRows(
  lists: Readonly<Record<OrderListStatus, readonly Order[]>>,
  known: readonly Order[],
): SteadyRow[] {
  const listed = orderLists.flatMap((list) => lists[list].map(({ id }) => ({ id, list })))
  const ids = new Set(listed.map(({ id }) => id))
  const others = known.filter(({ id }) => !ids.has(id)).map(({ id }) => ({ id, list: '' }))
  return [...listed, ...others].map(({ id, list }) => ({ key: id, list, isFolded: false }))
}
