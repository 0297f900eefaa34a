import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  INBOX_PAGE_SIZE,
  type InboxPage,
  type ReceivedPickupRequest,
  type RequestStatus,
  requestStatusLabels,
} from '@/domain/staff/inbox'
import { mayUse } from '@/domain/staff/staffPerson'
import { staffKey } from '@/remote/staffQuery'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import {
  advancePickupRequest,
  completePickupRequests,
  completePickupRequestsOf,
} from '@/repository/rides/pickupRequests'
import { useStaffStrip } from '@/stores/staffStrip'
import { useStaffMember } from '../StaffMemberContext'
import { messagesQuery, requestsQuery, suggestionsQuery } from './inboxQueries'

export interface InboxRead<Page> {
  read: RemoteRead<Page>
  showMore: (() => void) | undefined
}

function useMore() {
  const [limit, setLimit] = useState(INBOX_PAGE_SIZE)
  return {
    limit,
    inboxRead: <Page extends InboxPage<unknown>>(read: RemoteRead<Page>): InboxRead<Page> => ({
      read,
      showMore:
        read.status === 'loaded' && read.data.hasMore
          ? () => setLimit(limit + INBOX_PAGE_SIZE)
          : undefined,
    }),
  }
}

export function useInbox() {
  const staff = useStaffMember()
  const requests = useMore()
  const messages = useMore()
  const suggestions = useMore()
  return {
    requests: requests.inboxRead(useRemoteRead(requestsQuery(staff, requests.limit))),
    messages: messages.inboxRead(useRemoteRead(messagesQuery(staff, messages.limit))),
    suggestions: suggestions.inboxRead(
      useRemoteRead(suggestionsQuery(staff, suggestions.limit), mayUse(staff.role, 'suggestions')),
    ),
  }
}

interface Advance {
  request: ReceivedPickupRequest
  status: RequestStatus
}

const advanceWords = ({ request, status }: Advance): string =>
  `${request.applicantName} ${requestStatusLabels[status]}`

export function useAdvanceRequest() {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const { say, sayUnsent } = useStaffStrip()
  return useMutation({
    mutationFn: ({ request, status }: Advance) => advancePickupRequest(request.id, status),
    onSuccess: async (_, advance) => {
      await client.invalidateQueries({ queryKey: staffKey(uid, 'requests') })
      say(advanceWords(advance))
    },
    onError: (_, advance) => sayUnsent(advanceWords(advance)),
    meta: { failure: '픽업 신청을 처리하지 못했습니다.' },
  })
}

/** All open requests of a phone, or those given by id. */
export function useCompleteRequests() {
  const { uid, at } = useStaffMember()
  const client = useQueryClient()
  const { say, sayUnsent } = useStaffStrip()
  return useMutation({
    mutationFn: (of: { phone: string } | { ids: readonly string[] }) =>
      'phone' in of ? completePickupRequestsOf(of.phone, at) : completePickupRequests(of.ids),
    onSuccess: () => say('픽업 신청 모두 완료'),
    onError: () => sayUnsent('픽업 신청 모두 완료'),
    onSettled: () => client.invalidateQueries({ queryKey: staffKey(uid, 'requests') }),
    meta: { failure: '픽업 신청을 모두 완료하지 못했습니다.' },
  })
}
