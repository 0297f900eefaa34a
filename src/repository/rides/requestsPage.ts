import { floodingSenders } from '@/domain/staff/flood'
import type { InboxPage, ReceivedPickupRequest } from '@/domain/staff/inbox'
import { type Followable, listenWhile } from '../firestore/followable'
import { followPage } from '../firestore/followPage'
import {
  countOpenRequestsOf,
  followNewestPickupRequests,
  followOpenPickupRequests,
  followOpenPickupRequestsWithout,
} from './pickupRequests'

export interface RequestsPage extends InboxPage<ReceivedPickupRequest> {
  /** Open requests of each phone that fills the list; the list goes on without these. */
  totals: Readonly<Record<string, number>>
}

/** No parent sends so many requests that are still open. */
const FLOOD_MIN = 10

/** Phones that come to fill the page are counted, and what others have open is followed beside it. */
export function followRequests(
  { limit, at }: { limit: number; at: string | undefined },
  known: RequestsPage | undefined,
): Followable<RequestsPage> {
  const pageWithout = (phones: readonly string[]) =>
    followPage(
      [
        followOpenPickupRequests(limit, at),
        followNewestPickupRequests(limit, at),
        ...(phones.length > 0 ? followOpenPickupRequestsWithout(phones, limit, at) : []),
      ],
      limit,
    )
  const floodersOf = ({ rows }: InboxPage<ReceivedPickupRequest>): string[] => {
    const isFull = rows.length >= limit && rows.every(({ status }) => status !== 'done')
    return isFull ? floodingSenders(rows, ({ phone }) => phone, FLOOD_MIN) : []
  }
  const totals = known?.totals ?? {}
  const listen = listenWhile(pageWithout(Object.keys(totals)), (page) =>
    floodersOf(page).every((phone) => phone in totals),
  )
  return {
    read: async () => {
      const page = await pageWithout([]).read()
      const phones = floodersOf(page)
      if (phones.length === 0) return { ...page, totals: {} }
      const [all, counts] = await Promise.all([
        pageWithout(phones).read(),
        Promise.all(phones.map((phone) => countOpenRequestsOf(phone, at))),
      ])
      const counted = phones.map((phone, index) => [phone, counts[index] ?? 0])
      return { ...all, totals: Object.fromEntries(counted) }
    },
    listen: (events) =>
      listen({
        ...events,
        onData: (page) =>
          events.onData({ ...page, totals: floodersOf(page).length > 0 ? totals : {} }),
      }),
  }
}
