import { clockTime } from '@/domain/dates/day'
import type { ReceivedSuggestion } from '@/domain/staff/inbox'
import { Tag } from '@/ui/Tag'
import { PhoneLink } from '../PhoneLink'
import { UnreadableRow } from '../UnreadableRow'
import { InboxItem } from './InboxItem'
import { SeenActions } from './SeenActions'

export function SuggestionItem({ suggestion }: { suggestion: ReceivedSuggestion }) {
  const { seenAt, contact } = suggestion
  const actions = <SeenActions kind="suggestions" item={suggestion} />
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
      tag={seenAt ? <Tag tone="plain">{`확인함 ${clockTime(seenAt)}`}</Tag> : <Tag>새 제안</Tag>}
      facts={[
        ['이유', suggestion.reason],
        ['연락처', contact === '' ? '' : <PhoneLink key="phone" phone={contact} />],
      ]}
    >
      {actions}
    </InboxItem>
  )
}
