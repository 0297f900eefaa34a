import { Fragment } from 'react'
import type { PageHead } from '@/domain/site/pageHead'
import { groupByPhone } from '@/domain/staff/inbox'
import { CompleteShown } from './CompleteShown'
import { FoldedRequests } from './FoldedRequests'
import { InboxList } from './InboxList'
import { MessageItem } from './MessageItem'
import { RequestItem } from './RequestItem'
import styles from './StaffInboxPage.module.css'
import { SuggestionItem } from './SuggestionItem'
import { useInbox } from './useInbox'

const staffInboxHead: PageHead = {
  title: '요청함',
  description: '아지트 선생님이 보는 화면이에요.',
  isIndexed: false,
}

/** 「요청함」 (specification 4, section 4). */
export function StaffInboxPage() {
  const { requests, messages, suggestions } = useInbox()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>요청함</h1>
      <InboxList
        title="픽업 신청"
        none="들어온 픽업 신청이 없어요."
        list={requests}
        tools={
          requests.read.status === 'loaded' && <CompleteShown requests={requests.read.data.rows} />
        }
      >
        {({ rows, totals }) =>
          groupByPhone(rows).map((group) => (
            <Fragment key={group.request.id}>
              <RequestItem request={group.request} />
              {group.others.length > 0 && (
                <FoldedRequests group={group} total={totals[group.request.phone]} />
              )}
            </Fragment>
          ))
        }
      </InboxList>
      <InboxList title="알림" none="보호자가 보낸 알림이 없어요." list={messages}>
        {({ rows }) => rows.map((message) => <MessageItem key={message.id} message={message} />)}
      </InboxList>
      <InboxList title="지점 제안" none="들어온 지점 제안이 없어요." list={suggestions}>
        {({ rows }) =>
          rows.map((suggestion) => <SuggestionItem key={suggestion.id} suggestion={suggestion} />)
        }
      </InboxList>
    </div>
  )
}

export { StaffInboxPage as Component, staffInboxHead as head }
