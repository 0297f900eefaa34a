import { randomId } from '@/platform/randomId'
import type { NewOrder } from '@/repository/orders'

type OrderContent = Omit<NewOrder, 'id'>

interface Try {
  id: string
  content: string
  /** Ids of tries of the same lines with another payer or branch, with unknown outcome. */
  replaced: readonly string[]
}

/** Unfinished orders by account and lines. */
const begun = new Map<string, Try>()

const keyOf = ({ uid, kind, lines }: OrderContent) => JSON.stringify([uid, kind, lines])

/**
 * An order id made before the first try and reused for the same content, also after the dialog was closed, so that it cannot arrive
 * twice; another payer or branch makes a new order that replaces earlier tries.
 */
export function beginOrder(order: OrderContent): Pick<Try, 'id' | 'replaced'> {
  const key = keyOf(order)
  const content = JSON.stringify(order)
  const last = begun.get(key)
  if (last?.content === content) return last
  const replaced = last ? [...last.replaced, last.id] : []
  const current = { id: randomId(), content, replaced }
  begun.set(key, current)
  return current
}

/** After success the same lines get a new id. */
export const endOrder = (order: OrderContent): void => {
  begun.delete(keyOf(order))
}
