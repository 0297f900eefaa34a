import type { QueryKey } from '@tanstack/react-query'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { staffQuery } from '@/remote/staffQuery'
import { readBooking } from '@/repository/care/careDay'
import type { Followable } from '@/repository/firestore/followable'
import { followPage } from '@/repository/firestore/followPage'
import {
  followNewestSuggestions,
  followUnseenSuggestions,
} from '@/repository/places/branchSuggestions'
import { followNewestMessages, followUnseenMessages } from '@/repository/rides/messages'
import { followRequests, type RequestsPage } from '@/repository/rides/requestsPage'
import { readRide } from '@/repository/rides/rides'
import { type InboxKind, namesOfBranch, type StaffReader } from '../queries'

const failures: Record<InboxKind, string> = {
  requests: '픽업 신청을 불러오지 못했습니다.',
  messages: '알림을 불러오지 못했습니다.',
  suggestions: '지점 제안을 불러오지 못했습니다.',
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
