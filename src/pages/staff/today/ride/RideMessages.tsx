import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { clockTime } from '@/domain/dates/day'
import { type RideMessage, rideMessageLabels } from '@/domain/rides/rideMessage'
import { useFailure } from '@/remote/useFailure'
import { RIDE_MESSAGES_PAGE_SIZE } from '@/repository/rides/messages'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useStaffMember } from '../../StaffMemberContext'
import { messagesOfRideQuery } from '../queries'
import styles from './RideFacts.module.css'

interface Props {
  rideId: string
  /** The newest, as the day's query brought them. */
  messages: readonly RideMessage[]
}

/** What the parent has told about a ride, newest first; a long list page by page. */
export function RideMessages({ rideId, messages }: Props) {
  const staff = useStaffMember()
  const [limit, setLimit] = useState(RIDE_MESSAGES_PAGE_SIZE)
  const isWanted = limit > RIDE_MESSAGES_PAGE_SIZE
  const more = useQuery({ ...messagesOfRideQuery(staff, rideId, limit), enabled: isWanted })
  const failure = useFailure(more.error)
  const shown = (isWanted && more.data ? more.data : messages).slice(0, limit)
  return (
    <>
      {shown.map(({ id, kind, text, createdAt }) => (
        <p key={id} className={`${styles.said} row rounded semibold on-warm screen-only`}>
          <MessageCircle aria-hidden="true" />
          <span>{[rideMessageLabels[kind], text].filter(Boolean).join(' · ')}</span>
          <small>{clockTime(createdAt)}</small>
        </p>
      ))}
      {messages.length >= RIDE_MESSAGES_PAGE_SIZE && (!more.data || more.data.length >= limit) && (
        <>
          <p role="status">{`${shown.length}건까지 보여요`}</p>
          <Button
            isBusy={more.isFetching}
            onClick={() => setLimit(limit + RIDE_MESSAGES_PAGE_SIZE)}
          >
            더 보기
          </Button>
          <FailureMessage isInline failure={failure} onRetry={() => void more.refetch()} />
        </>
      )}
    </>
  )
}
