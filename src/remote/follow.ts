import type { QueryKey } from '@tanstack/react-query'
import type { Followable } from '@/repository/firestore/followable'

/** How listeners follow a query; stands in its `meta`. */
export interface Follow {
  /** What is listened to, by the clock of that moment. */
  what: () => Followable<unknown>
  /** Whether these data need a listener now. */
  isWanted(data: unknown): boolean
  pulse: Pulse
}

/** A document that the account may always read: it tells whether network and right are still there. */
export interface Pulse {
  /** Of the query that is read again for it. */
  queryKey: QueryKey
  what: () => Followable<unknown>
}

/** Queries whose listener has told the latest and tells every change. */
const current = new WeakSet<object>()

export const isCurrent = (query: object): boolean => current.has(query)

export const setCurrent = (query: object, isTold: boolean): void => {
  if (isTold) current.add(query)
  else current.delete(query)
}
