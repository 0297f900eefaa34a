import { useQuery } from '@tanstack/react-query'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { type RideMessage, rideMessageLabels } from '@/domain/rides/rideMessage'
import { domesticPhone } from '@/domain/text/phone'
import { Tag } from '@/ui/Tag'
import { PhoneLink } from '../PhoneLink'
import { SeenActions } from '../SeenActions'
import { useStaffMember } from '../StaffMemberContext'
import { UnreadableRow } from '../UnreadableRow'
import { InboxItem } from './InboxItem'
import { rideOfMessageQuery } from './inboxQueries'

/** A message; its ride is read until the message is seen. */
export function MessageItem({ message }: { message: RideMessage }) {
  const { uid } = useStaffMember()
  const { seenAt } = message
  const { data: ride } = useQuery({
    ...rideOfMessageQuery(uid, message.rideId),
    enabled: seenAt === null && !message.isUnreadable,
  })
  const actions = <SeenActions kind="messages" item={message} />
  if (message.isUnreadable)
    return (
      <UnreadableRow as="li" id={message.id} at={message.createdAt}>
        {actions}
      </UnreadableRow>
    )
  return (
    <InboxItem
      id={message.id}
      title={rideMessageLabels[message.kind]}
      receivedAt={message.createdAt}
      isNew={seenAt === null}
      tag={seenAt ? <Tag tone="plain">{`확인함 ${clockTime(seenAt)}`}</Tag> : <Tag>새 알림</Tag>}
      facts={[
        ['내용', message.text],
        [
          '픽업',
          ride
            ? `${ride.childName} · ${formatDay(dayOf(ride.startsAt))} ${clockTime(ride.startsAt)}`
            : '',
        ],
        ['보호자', ride ? <PhoneLink key="phone" phone={domesticPhone(ride.phone)} /> : ''],
      ]}
    >
      {actions}
    </InboxItem>
  )
}
