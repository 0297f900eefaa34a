import type { ReceivedSuggestion } from '@/domain/agit/inbox'
import { clockTime } from '@/domain/dates/day'
import { staffFailureOf } from '@/remote/failureOf'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Tag } from '@/ui/Tag'
import { CommandDone } from '../CommandDone'
import { PhoneLink } from '../PhoneLink'
import { UnreadableRow } from '../UnreadableRow'
import { InboxItem } from './InboxItem'
import { useMarkSeen } from './useInbox'

export function SuggestionItem({ suggestion }: { suggestion: ReceivedSuggestion }) {
  const markSeen = useMarkSeen('suggestions')
  const { seenAt, contact } = suggestion
  const actions = (
    <>
      {seenAt === null && (
        <Button
          tone="tonal"
          isBusy={markSeen.isPending}
          onClick={() => markSeen.mutate(suggestion.id)}
        >
          확인
        </Button>
      )}
      <FailureMessage
        isInline
        failure={staffFailureOf(seenAt === null ? markSeen.error : null)}
        onRetry={retryOf(markSeen)}
      />
      <CommandDone command={markSeen}>확인함</CommandDone>
    </>
  )
  if (suggestion.isUnreadable)
    return (
      <UnreadableRow as="li" id={suggestion.id} at={suggestion.createdAt}>
        {actions}
      </UnreadableRow>
    )
  return (
    <InboxItem
      title={suggestion.place}
      receivedAt={suggestion.createdAt}
      isNew={seenAt === null}
      tag={seenAt ? <Tag tone="plain">확인함 {clockTime(seenAt)}</Tag> : <Tag>새 제안</Tag>}
      facts={[
        ['이유', suggestion.reason],
        ['연락처', contact === '' ? '' : <PhoneLink key="phone" phone={contact} />],
      ]}
    >
      {actions}
    </InboxItem>
  )
}
