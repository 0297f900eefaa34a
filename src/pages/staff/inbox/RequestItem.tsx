import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import {
  nextRequestStatuses,
  type ReceivedPickupRequest,
  type RequestStatus,
  requestStatusLabels,
} from '@/domain/staff/inbox'
import { keyOfItem } from '@/domain/staff/inboxRows'
import { useBranchName } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Tag, type TagTone } from '@/ui/Tag'
import { PhoneLink } from '../PhoneLink'
import { useAdvanceRequest } from './commands'
import { InboxItem } from './InboxItem'

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
