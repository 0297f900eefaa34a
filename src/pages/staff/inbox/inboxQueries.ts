import type { QueryKey } from '@tanstack/react-query'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { floodingSenders } from '@/domain/staff/flood'
import { type InboxPage, inboxPage, type ReceivedPickupRequest } from '@/domain/staff/inbox'
import { followedStaffQuery } from '@/remote/followedQuery'
import { staffQuery } from '@/remote/staffQuery'
import { readBooking } from '@/repository/care/careDay'
import { type Followable, followableAll, listenWhile } from '@/repository/firestore/followable'
import {
  followNewestSuggestions,
  followUnseenSuggestions,
} from '@/repository/places/branchSuggestions'
import { followNewestMessages, followUnseenMessages } from '@/repository/rides/messages'
import {
  countOpenRequestsOf,
  followNewestPickupRequests,
  followOpenPickupRequests,
  followOpenPickupRequestsWithout,
} from '@/repository/rides/pickupRequests'
import { readRide } from '@/repository/rides/rides'
import { type InboxKind, namesOfBranch, type StaffReader } from '../staffNewsQueries'

const failures: Record<InboxKind, string> = {
  requests: '픽업 신청을 불러오지 못했습니다.',
  messages: '알림을 불러오지 못했습니다.',
  suggestions: '지점 제안을 불러오지 못했습니다.',
}

/** What is open, filled up with the newest of all. */
const followPage = <Row extends { id: string; createdAt: Date }>(
  parts: readonly Followable<Row[]>[],
  limit: number,
): Followable<InboxPage<Row>> =>
  followableAll(parts, ([open = [], newest = [], ...others]) => {
    const page = inboxPage(open, newest, limit)
    if (others.length === 0) return page
    const ids = new Set(page.rows.map(({ id }) => id))
    const added = others.flat().filter(({ id }) => !ids.has(id))
    return inboxPage([...page.rows, ...added], [], limit)
  })

export interface RequestsPage extends InboxPage<ReceivedPickupRequest> {
  /** Open requests of each phone that fills the list; the list goes on without these. */
  totals: Readonly<Record<string, number>>
}

/** No parent sends so many requests that are still open. */
const FLOOD_MIN = 10

/** Phones that come to fill the page are counted, and what others have open is followed beside it. */
function followRequests(
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
    listen: (told) =>
      listen({
        ...told,
        onData: (page) =>
          told.onData({ ...page, totals: floodersOf(page).length > 0 ? totals : {} }),
      }),
  }
}

const inboxQuery = <Page>(
  { uid, at }: StaffReader,
  kind: InboxKind,
  limit: number,
  follow: (known: Page | undefined) => Followable<Page>,
) => ({
  ...followedStaffQuery<Page>({
    uid,
    name: [kind, 'newest', String(limit), ...namesOfBranch(at)],
    failure: failures[kind],
    follow,
  }),
  placeholderData: (before: Page | undefined, query: { queryKey: QueryKey } | undefined) =>
    at === undefined || query?.queryKey.includes(at) ? before : undefined,
  gcTime: 0,
})

export const requestsQuery = (staff: StaffReader, limit: number) =>
  inboxQuery<RequestsPage>(staff, 'requests', limit, (known) =>
    followRequests({ limit, at: staff.at }, known),
  )

export const messagesQuery = (staff: StaffReader, limit: number) =>
  inboxQuery(staff, 'messages', limit, () =>
    followPage(
      [followUnseenMessages(limit, staff.at), followNewestMessages(limit, staff.at)],
      limit,
    ),
  )

export const suggestionsQuery = (staff: StaffReader, limit: number) =>
  inboxQuery(staff, 'suggestions', limit, () =>
    followPage([followUnseenSuggestions(limit), followNewestSuggestions(limit)], limit),
  )

/** A stay's first booking; null when it was deleted. */
export const bookingOfMessageQuery = (uid: string, { sessionId, bookingId }: RideMessage) => ({
  ...staffQuery({
    uid,
    name: ['booking', sessionId, bookingId],
    failure: '돌봄 예약을 불러오지 못했습니다.',
    read: async () => (await readBooking(sessionId, bookingId)) ?? null,
  }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** null when it was deleted. */
export const rideOfMessageQuery = (uid: string, rideId: string) => ({
  ...staffQuery({
    uid,
    name: ['ride', rideId],
    failure: '픽업 예약을 불러오지 못했습니다.',
    read: async () => (await readRide(rideId)) ?? null,
  }),
  staleTime: Number.POSITIVE_INFINITY,
})
