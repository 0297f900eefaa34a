import type { QueryKey } from '@tanstack/react-query'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { floodingSenders } from '@/domain/staff/flood'
import { type InboxPage, inboxPage, type ReceivedPickupRequest } from '@/domain/staff/inbox'
import { staffQuery } from '@/remote/staffQuery'
import { readBooking } from '@/repository/care/careDay'
import {
  countUnseenSuggestions,
  readNewestSuggestions,
  readUnseenSuggestions,
} from '@/repository/places/branchSuggestions'
import {
  countUnseenMessages,
  readNewestMessages,
  readUnseenMessages,
} from '@/repository/rides/messages'
import {
  countOpenRequestsOf,
  countPickupRequests,
  readNewestPickupRequests,
  readOpenPickupRequests,
  readOpenPickupRequestsWithout,
} from '@/repository/rides/pickupRequests'
import { readRide } from '@/repository/rides/rides'
import { namesOfBranch, pollWhileVisible, type StaffReader } from '../staffNewsQueries'

type Kind = 'requests' | 'messages' | 'suggestions'

const failures: Record<Kind, string> = {
  requests: '픽업 신청을 불러오지 못했습니다.',
  messages: '알림을 불러오지 못했습니다.',
  suggestions: '지점 제안을 불러오지 못했습니다.',
}

const newestIdOf = async (newest: Promise<readonly { id: string }[]>): Promise<string> =>
  (await newest)[0]?.id ?? ''

/** Of a kind, what changes when an item comes, however many there are, or is seen: a few documents are polled instead of a hundred. */
const marks: Record<Kind, (at: string | undefined) => Promise<unknown[]>> = {
  requests: (at) =>
    Promise.all([
      countPickupRequests('new', at),
      countPickupRequests('called', at),
      newestIdOf(readNewestPickupRequests(1, at)),
    ]),
  messages: (at) => Promise.all([countUnseenMessages(at), newestIdOf(readNewestMessages(1, at))]),
  suggestions: () => Promise.all([countUnseenSuggestions(), newestIdOf(readNewestSuggestions(1))]),
}

async function readPage<Row extends { id: string; createdAt: Date }>(
  readOpen: (limit: number, at?: string) => Promise<Row[]>,
  readNewest: (limit: number, at?: string) => Promise<Row[]>,
  limit: number,
  at?: string,
): Promise<InboxPage<Row>> {
  const open = await readOpen(limit, at)
  return inboxPage(open, open.length < limit ? await readNewest(limit, at) : [], limit)
}

export interface RequestsPage extends InboxPage<ReceivedPickupRequest> {
  /** Open requests of each phone that fills the list; the list goes on without these. */
  totals: Record<string, number>
}

/** No parent sends so many requests that are still open. */
const FLOOD_MIN = 10

async function readRequests(limit: number, at?: string): Promise<RequestsPage> {
  const page = await readPage(readOpenPickupRequests, readNewestPickupRequests, limit, at)
  const isFull = page.rows.length >= limit && page.rows.every(({ status }) => status !== 'done')
  const flooding = isFull ? floodingSenders(page.rows, ({ phone }) => phone, FLOOD_MIN) : []
  if (flooding.length === 0) return { ...page, totals: {} }
  const [others, counts] = await Promise.all([
    readOpenPickupRequestsWithout(flooding, limit, at),
    Promise.all(flooding.map((phone) => countOpenRequestsOf(phone, at))),
  ])
  return {
    ...inboxPage([...page.rows, ...others.filter(isNotIn(page.rows))], [], limit),
    totals: Object.fromEntries(flooding.map((phone, index) => [phone, counts[index] ?? 0])),
  }
}

const isNotIn = (rows: readonly { id: string }[]) => {
  const ids = new Set(rows.map(({ id }) => id))
  return ({ id }: { id: string }) => !ids.has(id)
}

interface Marked<Page> {
  mark: string
  page: Page
}

const pageOf = <Page>({ page }: Marked<Page>): Page => page

/** Polled; the list itself is read again when its mark has changed, and after a command. */
const inboxQuery = <Page>(
  { uid, at }: StaffReader,
  kind: Kind,
  limit: number,
  readPage: (limit: number, at?: string) => Promise<Page>,
) => {
  const readMarked = async (known?: Marked<Page>): Promise<Marked<Page>> => {
    const mark = (await marks[kind](at)).join('/')
    return known?.mark === mark ? known : { mark, page: await readPage(limit, at) }
  }
  return {
    ...staffQuery({
      uid,
      name: [kind, 'newest', String(limit), ...namesOfBranch(at)],
      failure: failures[kind],
      read: ({ client, queryKey }) => {
        const isCurrent = client.getQueryState(queryKey)?.isInvalidated === false
        return readMarked(isCurrent ? client.getQueryData<Marked<Page>>(queryKey) : undefined)
      },
    }),
    select: pageOf<Page>,
    ...pollWhileVisible,
    placeholderData: (
      before: Marked<Page> | undefined,
      query: { queryKey: QueryKey } | undefined,
    ) => (at === undefined || query?.queryKey.includes(at) ? before : undefined),
    gcTime: 0,
  }
}

export const requestsQuery = (staff: StaffReader, limit: number) =>
  inboxQuery(staff, 'requests', limit, readRequests)

export const messagesQuery = (staff: StaffReader, limit: number) =>
  inboxQuery(staff, 'messages', limit, (most, at) =>
    readPage(readUnseenMessages, readNewestMessages, most, at),
  )

export const suggestionsQuery = (staff: StaffReader, limit: number) =>
  inboxQuery(staff, 'suggestions', limit, (most) =>
    readPage(readUnseenSuggestions, readNewestSuggestions, most),
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
