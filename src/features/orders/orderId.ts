import type { OrderKind, OrderLine } from '@/domain/orders/order'
import { randomId } from '@/platform/randomId'

interface Begun {
  uid: string
  kind: OrderKind
  lines: readonly OrderLine[]
}

/** Ids of orders that were begun and are not known to have arrived, by who orders what. */
const begun = new Map<string, string>()

const keyOf = ({ uid, kind, lines }: Begun) => JSON.stringify([uid, kind, lines])

/**
 * The id of an order, made before its first try. Whoever closes the dialog after a lost answer and opens it again with the
 * same lines goes on with the same id, so that the order cannot arrive twice.
 */
export function orderIdOf(order: Begun): string {
  const key = keyOf(order)
  const id = begun.get(key) ?? randomId()
  begun.set(key, id)
  return id
}

/** The order has arrived: the same lines again are another one. */
export const endOrder = (order: Begun): void => {
  begun.delete(keyOf(order))
}
