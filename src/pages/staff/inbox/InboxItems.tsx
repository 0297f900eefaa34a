import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { type RideMessage, rideMessageLabels } from '@/domain/rides/booked/rideMessage'
import {
  type InboxPage,
  nextRequestStatuses,
  type ReceivedPickupRequest,
  type RequestStatus,
  requestStatusLabels,
} from '@/domain/staff/inbox'
import { keyOfItem } from '@/domain/staff/rowsOfLists'
import { useBranchName } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import { SectionBoundary } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import { Tag, type TagTone } from '@/ui/Tag'
import { MessageWriter } from '../MessageWriter'
import { PhoneLink } from '../PhoneLink'
import { SeenActions } from '../SeenActions'
import { useStaffMember } from '../StaffMemberContext'
import { useKeepFocusInList } from '../useKeepFocusInList'
import { useAdvanceRequest } from './commands'
import { InboxItem } from './InboxItem'
import { bookingOfMessageQuery, rideOfMessageQuery } from './queries'
import type { InboxRead } from './useInbox'

interface Props<Page extends InboxPage<unknown>> {
  title: string
  none: string
  list: InboxRead<Page>
  /** Above the items. */
  tools?: Elements
  /** The items of the list, as they are shown. */
  children: readonly Elements[]
}

export function InboxList<Page extends InboxPage<unknown>>({
  title,
  none,
  list: { read, showMore },
  tools,
  children,
}: Props<Page>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const page = read.status === 'loaded' ? read.data : undefined
  const focus = useKeepFocusInList(children, heading)
  return (
    <section className="stack-3">
      <h2 className="text-18" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <SectionBoundary>
        <Remote what={title} read={read} height="132px" focusNext={heading} />
        {tools}
        {page && children.length === 0 && <StateMessage role="status" message={none} />}
        {children.length > 0 && (
          <ul className="stack-3" aria-label={title} {...focus}>
            {children}
          </ul>
        )}
        {page && showMore && (
          <div className="stack-2 centred">
            <p role="status">{`${page.rows.length}건까지 보여요`}</p>
            <Button size="large" onClick={showMore}>
              더 보기
            </Button>
          </div>
        )}
      </SectionBoundary>
    </section>
  )
}

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

const tones: Record<RequestStatus, TagTone> = { new: 'orange', called: 'blue', done: 'plain' }

export function RequestItem({ request }: { request: ReceivedPickupRequest }) {
  const branchName = useBranchName()
  const advance = useAdvanceRequest()
  const { status } = request
  return (
    <InboxItem
      kind="requests"
      item={request}
      title={request.applicantName}
      isNew={status === 'new'}
      tag={<Tag tone={tones[status]}>{requestStatusLabels[status]}</Tag>}
      facts={[
        ['연락처', <PhoneLink key="phone" phone={request.phone} />],
        ['희망 일시', `${formatDay(dayOf(request.datetime))} ${clockTime(request.datetime)}`],
        ['자녀', request.childName],
        ['지점', branchName(request.branchId) ?? ''],
        ['출발', request.pickupAddress],
        ['도착', request.destAddress],
        ['메모', request.memo],
        ['마케팅 수신', request.isMarketingAllowed ? '동의' : ''],
      ]}
    >
      {nextRequestStatuses(status).map((next) => (
        <Button
          key={next}
          tone={next === 'called' ? 'tonal' : 'line'}
          isBusy={advance.isBusy}
          onClick={() =>
            void advance.run({ request, status: next }, { row: keyOfItem('requests', request.id) })
          }
        >
          {requestStatusLabels[next]}
        </Button>
      ))}
      {advance.given?.status !== status && <CommandFailure isInline command={advance} />}
    </InboxItem>
  )
}
