import { useQuery } from '@tanstack/react-query'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { type RideMessage, rideMessageLabels } from '@/domain/rides/booked/rideMessage'
import { keyOfItem } from '@/domain/staff/inboxRows'
import { useBranchName } from '@/remote/useBranchContacts'
import { Tag } from '@/ui/Tag'
import { MessageWriter } from '../MessageWriter'
import { SeenActions } from '../SeenActions'
import { useStaffMember } from '../StaffMemberContext'
import { InboxItem } from './InboxItem'
import { bookingOfMessageQuery, rideOfMessageQuery } from './queries'

const aboutWords = ({ childName, startsAt }: { childName: string; startsAt: Date }): string =>
  `${childName} · ${formatDay(dayOf(startsAt))} ${clockTime(startsAt)}`

/** A message; what it is about and who wrote it is read until it is seen. */
export function MessageItem({ message }: { message: RideMessage }) {
  const branchName = useBranchName()
  const { uid } = useStaffMember()
  const { seenAt, rideId, bookingId } = message
  const isWanted = seenAt === null && !message.isUnreadable
  const { data: ride } = useQuery({
    ...rideOfMessageQuery(uid, rideId),
    enabled: isWanted && rideId !== '',
  })
  const { data: booking } = useQuery({
    ...bookingOfMessageQuery(uid, message),
    enabled: isWanted && bookingId !== '',
  })
  const hasWriter = message.phone !== '' || Boolean(ride)
  const writer = (
    <MessageWriter key="writer" message={message} phone={ride?.phone} isWanted={isWanted} />
  )
  return (
    <InboxItem
      kind="messages"
      item={message}
      title={rideMessageLabels[message.kind]}
      isNew={seenAt === null}
      tag={seenAt ? <Tag tone="plain">{`확인함 ${clockTime(seenAt)}`}</Tag> : <Tag>새 알림</Tag>}
      facts={[
        ['내용', message.text],
        ['픽업', ride ? aboutWords(ride) : ''],
        ['돌봄', booking ? aboutWords(booking) : ''],
        ['지점', bookingId !== '' ? (branchName(message.branchId) ?? '') : ''],
        ['보호자', isWanted || hasWriter ? writer : ''],
      ]}
    >
      <SeenActions kind="messages" item={message} row={keyOfItem('messages', message.id)} />
    </InboxItem>
  )
}
