import { keepPreviousData } from '@tanstack/react-query'
import { staffQuery } from '@/remote/staffQuery'
import { readNewestSuggestions } from '@/repository/branchSuggestions'
import { readNewestMessages } from '@/repository/messages'
import { readNewestPickupRequests } from '@/repository/rides/pickupRequests'
import { readRide } from '@/repository/rides/rides'

/** The open items, whose change means that the list has changed. */
type Open = readonly { id: string; status?: string }[]

/** A list is refetched when its open items change: a handful of documents is polled instead of a hundred. */
const mark = (open: Open): string =>
  open
    .map(({ id, status = '' }) => `${id}${status}`)
    .sort()
    .join()

const followed = { placeholderData: keepPreviousData, gcTime: 0 } as const

export const newestRequestsQuery = (uid: string, open: Open, limit: number) => ({
  ...staffQuery({
    uid,
    name: ['requests', 'newest', String(limit), mark(open)],
    failure: '픽업 신청을 불러오지 못했습니다.',
    read: () => readNewestPickupRequests(limit),
  }),
  ...followed,
})

export const newestMessagesQuery = (uid: string, open: Open, limit: number) => ({
  ...staffQuery({
    uid,
    name: ['messages', 'newest', String(limit), mark(open)],
    failure: '알림을 불러오지 못했습니다.',
    read: () => readNewestMessages(limit),
  }),
  ...followed,
})

export const newestSuggestionsQuery = (uid: string, open: Open, limit: number) => ({
  ...staffQuery({
    uid,
    name: ['suggestions', 'newest', String(limit), mark(open)],
    failure: '지점 제안을 불러오지 못했습니다.',
    read: () => readNewestSuggestions(limit),
  }),
  ...followed,
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
