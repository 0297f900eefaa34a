import type { QueryKey } from '@tanstack/react-query'
import type { Followable } from '@/repository/firestore/followable'

/** How listeners follow a query; stands in its `meta`. */
export interface Follow {
  /** What is listened to, by the clock of that moment. */
  what: () => Followable<unknown>
  /** Whether these data need a listener now. */
  isWanted(data: unknown): boolean
  pulse: Pulse
  /** Of rows that the device keeps. */
  keep?(data: unknown): void
}

/** A document that the account may always read: it tells whether network and right are still there. */
export interface Pulse {
  /** Of the query that is read again for it. */
  queryKey: QueryKey
  what: () => Followable<unknown>
}

/** current: its listener has told the latest and tells every change · paused: current until the page was hidden */
export type LineState = 'current' | 'paused'

const states = new WeakMap<object, LineState>()

/** Undefined: a query that plain reads have to renew. */
export const lineState = (query: object): LineState | undefined => states.get(query)

export const isCurrent = (query: object): boolean => lineState(query) === 'current'

export const setLineState = (query: object, state: LineState | undefined): void => {
  if (state) states.set(query, state)
  else states.delete(query)
}
