import type { Order, OrderStatus } from '../orders/order'
import { groupByPhone, isOpenRequest, type ReceivedPickupRequest } from './inbox'
import type { SteadyRow } from './steadyOrder'

export type InboxKind = 'requests' | 'messages' | 'suggestions'

const FOLD = 'folds/'

/** Guests choose ids, which have no slash: the list before it keeps those of one list from being another's. */
export const keyOfItem = (kind: InboxKind, id: string): string => `${kind}/${id}`

const rowOf = (key: string, list: string): SteadyRow => ({ key, list, isFolded: false })

/** Older open requests of a phone are a list of their own behind this row. */
export const foldOfPhone = (phone: string): string => `${FOLD}${phone}`

export const phoneOfFold = (key: string): string => key.slice(FOLD.length)

/** Each request, and behind each phone's newest a row for its older ones; where none are left, that row stands in no list. */
export function requestRows(requests: readonly ReceivedPickupRequest[]): SteadyRow[] {
  const groups = groupByPhone(requests)
  const folded = groups.flatMap(({ request, others }) => (others.length > 0 ? request.phone : []))
  const phones = new Set(requests.filter((each) => !isOpenRequest(each)).map(({ phone }) => phone))
  return [
    ...groups.flatMap(({ request, others }) => [
      rowOf(keyOfItem('requests', request.id), 'requests'),
      ...(others.length > 0 ? [rowOf(foldOfPhone(request.phone), 'requests')] : []),
      ...others.map(({ id }) => rowOf(keyOfItem('requests', id), foldOfPhone(request.phone))),
    ]),
    ...[...phones]
      .filter((phone) => !folded.includes(phone))
      .map((phone) => rowOf(foldOfPhone(phone), '')),
  ]
}

export const seenRows = (kind: InboxKind, items: readonly { id: string }[]): SteadyRow[] =>
  items.map(({ id }) => rowOf(keyOfItem(kind, id), kind))

const orderLists = ['awaitingPayment', 'paid'] as const satisfies readonly OrderStatus[]
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
