import { randomId } from '@/platform/randomId'
import type { NewOrder } from '@/repository/orders'

type OrderContent = Omit<NewOrder, 'id'>

interface Try {
  id: string
  content: string
  /** Earlier tries of the same lines with another payer or branch: nobody knows whether they arrived. */
  replaced: readonly string[]
}

/** Orders that were begun and are not known to have arrived, by who orders what. */
const begun = new Map<string, Try>()

const keyOf = ({ uid, kind, lines }: OrderContent) => JSON.stringify([uid, kind, lines])

/**
 * The id of an order, made before its first try. Whoever closes the dialog after a lost answer and opens it again with the
 * same content goes on with the same id, so that the order cannot arrive twice. With another payer or branch it is another
 * order in place of those before.
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

/** The order has arrived: the same lines again are another one. */
export const endOrder = (order: OrderContent): void => {
  begun.delete(keyOf(order))
}
