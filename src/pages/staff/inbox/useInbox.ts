import { useState } from 'react'
import { INBOX_PAGE_SIZE, type InboxPage } from '@/domain/staff/inbox'
import { mayUse } from '@/domain/staff/staffPerson'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { useStaffMember } from '../StaffMemberContext'
import { messagesQuery, requestsQuery, suggestionsQuery } from './queries'

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
