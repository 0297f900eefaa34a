import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestStatus } from '@/domain/agit/inbox'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { markSuggestionSeen } from '@/repository/branchSuggestions'
import { markMessageSeen } from '@/repository/messages'
import { advancePickupRequest } from '@/repository/pickupRequests'
import { useStaffMember } from '../staffMember'
import {
  openRequestsQuery,
  staffKey,
  unseenMessagesQuery,
  unseenSuggestionsQuery,
} from '../staffNewsQueries'
import { newestMessagesQuery, newestRequestsQuery, newestSuggestionsQuery } from './inboxQueries'

const none: readonly { id: string }[] = []

/** A list that waits for what is open in it: where that cannot be read, it is no use to wait for the list as well. */
const listAfter = <Row>(open: UseQueryResult, list: RemoteRead<Row>): RemoteRead<Row> =>
  open.isLoadingError
    ? { status: 'failed', error: open.error, retry: () => void open.refetch() }
    : list

/** The three lists of 요청함, each followed through what is open in it. */
export function useInbox() {
  const { uid } = useStaffMember()
  const requests = useQuery(openRequestsQuery(uid))
  const messages = useQuery(unseenMessagesQuery(uid))
  const suggestions = useQuery(unseenSuggestionsQuery(uid))
  const newest = {
    requests: useRemoteRead(
      newestRequestsQuery(uid, requests.data ?? none),
      requests.data !== undefined,
    ),
    messages: useRemoteRead(
      newestMessagesQuery(uid, messages.data ?? none),
      messages.data !== undefined,
    ),
    suggestions: useRemoteRead(
      newestSuggestionsQuery(uid, suggestions.data ?? none),
      suggestions.data !== undefined,
    ),
  }
  return {
    requests: listAfter(requests, newest.requests),
    messages: listAfter(messages, newest.messages),
    suggestions: listAfter(suggestions, newest.suggestions),
  }
}

const writes = {
  messages: markMessageSeen,
  suggestions: markSuggestionSeen,
} as const

/** Notes that somebody of the agit has seen something; ends once the list has been read again. */
export function useMarkSeen(kind: keyof typeof writes) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => writes[kind](id),
    onSuccess: () => client.invalidateQueries({ queryKey: staffKey(uid, kind) }),
    meta: { failure: '확인 표시를 하지 못했습니다.' },
  })
}

/** Brings a pickup request on; ends once the list has been read again. */
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
