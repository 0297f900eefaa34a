import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  INBOX_PAGE_SIZE,
  type ReceivedPickupRequest,
  type ReceivedSuggestion,
  type RequestStatus,
} from '@/domain/agit/inbox'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { staffKey } from '@/remote/staffQuery'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { markSuggestionSeen } from '@/repository/branchSuggestions'
import { markMessageSeen } from '@/repository/messages'
import { advancePickupRequest } from '@/repository/rides/pickupRequests'
import { useStaffMember } from '../StaffMemberContext'
import { openRequestsQuery, unseenMessagesQuery, unseenSuggestionsQuery } from '../staffNewsQueries'
import { newestMessagesQuery, newestRequestsQuery, newestSuggestionsQuery } from './inboxQueries'

const none: readonly { id: string }[] = []

export interface InboxRead<Row> {
  read: RemoteRead<readonly Row[]>
  showMore: (() => void) | undefined
}

/** If the open items cannot be read, the list reports that failure. */
const listAfter = <Row>(open: UseQueryResult, list: RemoteRead<Row>): RemoteRead<Row> =>
  open.isLoadingError
    ? { status: 'failed', error: open.error, retry: () => void open.refetch() }
    : list

function useMore() {
  const [limit, setLimit] = useState(INBOX_PAGE_SIZE)
  return {
    limit,
    inboxRead: <Row>(read: RemoteRead<readonly Row[]>): InboxRead<Row> => ({
      read,
      showMore:
        read.status === 'loaded' && read.data.length >= limit
          ? () => setLimit(limit + INBOX_PAGE_SIZE)
          : undefined,
    }),
  }
}

function useRequests(uid: string): InboxRead<ReceivedPickupRequest> {
  const { limit, inboxRead } = useMore()
  const open = useQuery(openRequestsQuery(uid))
  const newest = newestRequestsQuery(uid, open.data ?? none, limit)
  return inboxRead(listAfter(open, useRemoteRead(newest, open.data !== undefined)))
}

function useMessages(uid: string): InboxRead<RideMessage> {
  const { limit, inboxRead } = useMore()
  const open = useQuery(unseenMessagesQuery(uid))
  const newest = newestMessagesQuery(uid, open.data ?? none, limit)
  return inboxRead(listAfter(open, useRemoteRead(newest, open.data !== undefined)))
}

function useSuggestions(uid: string): InboxRead<ReceivedSuggestion> {
  const { limit, inboxRead } = useMore()
  const open = useQuery(unseenSuggestionsQuery(uid))
  const newest = newestSuggestionsQuery(uid, open.data ?? none, limit)
  return inboxRead(listAfter(open, useRemoteRead(newest, open.data !== undefined)))
}

export function useInbox() {
  const { uid } = useStaffMember()
  return {
    requests: useRequests(uid),
    messages: useMessages(uid),
    suggestions: useSuggestions(uid),
  }
}

const writes = {
  messages: markMessageSeen,
  suggestions: markSuggestionSeen,
} as const

/** Resolves once the list is read again. */
export function useMarkSeen(kind: keyof typeof writes) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => writes[kind](id),
    onSuccess: () => client.invalidateQueries({ queryKey: staffKey(uid, kind) }),
    meta: { failure: '확인 표시를 하지 못했습니다.' },
  })
}

export function useAdvanceRequest() {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: RequestStatus }) =>
      advancePickupRequest(id, status),
    onSuccess: () => client.invalidateQueries({ queryKey: staffKey(uid, 'requests') }),
    meta: { failure: '픽업 신청을 처리하지 못했습니다.' },
  })
}
