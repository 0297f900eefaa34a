import { randomId } from '@/platform/randomId'
import type { NewOrder } from '@/repository/orders/orders'

type OrderContent = Omit<NewOrder, 'id'>

interface OrderAttempt {
  id: string
  content: string
  /** Ids of tries of the same lines with another payer or branch, with unknown outcome. */
  replaced: readonly string[]
}

/** Unfinished orders by account and lines. */
const pendingOrders = new Map<string, OrderAttempt>()

const keyOf = ({ uid, kind, lines }: OrderContent) => JSON.stringify([uid, kind, lines])

/** An order id kept for the same content, so that it arrives once; another payer or branch: a new order replaces earlier ones. */
export function beginOrder(order: OrderContent): Pick<OrderAttempt, 'id' | 'replaced'> {
  const key = keyOf(order)
  const content = JSON.stringify(order)
  const last = pendingOrders.get(key)
  if (last?.content === content) return last
  const replaced = last ? [...last.replaced, last.id] : []
  const current = { id: randomId(), content, replaced }
  pendingOrders.set(key, current)
  return current
}

/** After success the same lines get a new id. */
export const endOrder = (order: OrderContent): void => {
  pendingOrders.delete(keyOf(order))
}
