import type { Query, QueryKey } from '@tanstack/react-query'
import type { Followable } from '@/repository/firestore/followable'

/** How listeners follow a query; stands in the `meta` of those who look at it. */
export interface Follow {
  /** What is listened to, by the clock of that moment and what is known. */
  what(known: unknown): Followable<unknown>
  /** Ms from a look at these data to the listener; `false`: none. */
  patienceMs(data: unknown): number | false
  probe: Probe
  /** Of rows that the device keeps. */
  keep?(data: unknown): void
}

/** A document that the account may always read: reading it shows whether network and right are still there. */
export interface Probe {
  /** Of the query that has it. */
  queryKey: QueryKey
  what: () => Followable<unknown>
}

/** listening: without an answer yet · current: has the latest, and every change · paused: current until the page was hidden */
export type ListenerState = 'listening' | 'current' | 'paused'

const states = new WeakMap<object, ListenerState>()

/** Undefined: plain reads alone renew the query. */
export const listenerState = (query: object): ListenerState | undefined => states.get(query)

export const isCurrent = (query: object): boolean => listenerState(query) === 'current'

export const setListenerState = (query: object, state: ListenerState | undefined): void => {
  if (state) states.set(query, state)
  else states.delete(query)
}

/** How those who look at a query want it followed; others may only read it. */
export const followsOf = (query: Query): Follow[] =>
  query.observers.flatMap(({ options: { enabled, meta } }) =>
    enabled !== false && meta?.follow ? meta.follow : [],
  )
