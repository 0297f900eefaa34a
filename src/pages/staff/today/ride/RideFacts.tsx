import { useQuery } from '@tanstack/react-query'
import { MessageCircle, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { ageOn } from '@/domain/account/children'
import { clockTime, dayOf } from '@/domain/dates/day'
import {
  type Ride,
  type RideStatus,
  rideStatuses,
  staffStatusLabels,
} from '@/domain/rides/booked/ride'
import { type RideMessage, rideMessageLabels } from '@/domain/rides/booked/rideMessage'
import { allergenList } from '@/domain/snacks/allergens'
import { useChildFacts } from '@/features/account/childFacts'
import { useOnScreen } from '@/platform/page/useOnScreen'
import { useFailure } from '@/remote/useFailure'
import { RIDE_MESSAGES_PAGE_SIZE } from '@/repository/rides/messages'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { AllergiesUnknown } from '../../AllergiesUnknown'
import { FamilyOfRow } from '../../FamilyLink'
import { PhoneLink } from '../../PhoneLink'
import { useStaffMember } from '../../StaffMemberContext'
import { useWho } from '../../useWho'
import { messagesOfRideQuery } from '../queries'
import styles from './RideFacts.module.css'
import { RideFare } from './RideFare'
import { RidePhones } from './RidePhones'

/** One screen above and below; children further away are not read (docs/decisions/0035). */
const PRELOAD_MARGIN = '100% 0px'

interface Props {
  ride: Ride
  messages: readonly RideMessage[]
  children?: Elements
}

export function RideFacts({ ride, messages, children }: Props) {
  const { memo, reason } = ride
  const element = useRef<HTMLDivElement>(null)
  const isNear = useOnScreen(element, PRELOAD_MARGIN) ?? typeof IntersectionObserver === 'undefined'
  return (
    <div className={`${styles.facts} grid one-column from-top gap-10px`} ref={element}>
      <div className={`${styles.head} row wrap`}>
        <b className={`${styles.name} text-18 extrabold tight`}>{ride.childName}</b>
        <ChildHead ride={ride} isWanted={isNear} />
        <p
          className={`${styles.word} accent text-18 extrabold middle gap-2 on-warm tight inline-flex`}
        >
          <span>암호</span> <span>{ride.codeWord}</span>
        </p>
      </div>
      {children}
      <dl className={`${styles.list} stack-2 screen-only`}>
        <div>
          <dt>보호자</dt>
          <dd>
            <FamilyOfRow uid={ride.uid} isWanted={isNear} />{' '}
            <RidePhones ride={ride} isWanted={isNear} />
          </dd>
        </div>
        <ChildNotes ride={ride} isWanted={isNear} />
        <RideFare ride={ride} />
        {memo !== '' && (
          <div>
            <dt>메모</dt>
            <dd>{memo}</dd>
          </div>
        )}
        {reason !== '' && (
          <div>
            <dt>거절 사유</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
      <LedBy ride={ride} isWanted={isNear} />
      <RideMessages rideId={ride.id} messages={messages} />
    </div>
  )
}

/** `확정 성수쌤 13:02`, of each step of the agit (specification 7, section 4). */
function LedBy({ ride, isWanted }: { ride: Ride; isWanted: boolean }) {
  const { by = {}, reached } = ride
  const steps = rideStatuses.flatMap((status) => {
    const at = reached[status]
    const uid = by[status]
    return at && uid ? [{ status, at, uid }] : []
  })
  if (!isWanted || steps.length === 0) return null
  return (
    <div className={`${styles.led} flex wrap note screen-only`}>
      {steps.map((step) => (
        <LedStep key={step.status} {...step} />
      ))}
    </div>
  )
}

interface LedStepProps {
  status: RideStatus
  at: Date
  uid: string
}

function LedStep({ status, at, uid }: LedStepProps) {
  const who = useWho(uid)
  return who === undefined ? null : (
    <span>{`${staffStatusLabels[status]} ${who} ${clockTime(at)}`}</span>
  )
}

interface RideMessagesProps {
  rideId: string
  /** The newest, as the day's query brought them. */
  messages: readonly RideMessage[]
}

/** The parent's messages about a ride, newest first; a long list page by page. */
function RideMessages({ rideId, messages }: RideMessagesProps) {
  const staff = useStaffMember()
  const [limit, setLimit] = useState(RIDE_MESSAGES_PAGE_SIZE)
  const isWanted = limit > RIDE_MESSAGES_PAGE_SIZE
  const more = useQuery({ ...messagesOfRideQuery(staff, rideId, limit), enabled: isWanted })
  const failure = useFailure(more.error)
  const shown = (isWanted && more.data ? more.data : messages).slice(0, limit)
  return (
    <>
      {shown.map(({ id, kind, text, createdAt }) => (
        <p
          key={id}
          className={`${styles.said} row rounded semibold on-warm screen-only gap-10px icons-20`}
        >
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

interface ChildHeadProps {
  ride: Ride
  isWanted: boolean
}

const useChildOfRide = ({ ride, isWanted }: ChildHeadProps) =>
  useChildFacts(useStaffMember().uid, ride, isWanted)

function ChildHead(props: ChildHeadProps) {
  const { data: child, isPending, isLoading, errorUpdateCount } = useChildOfRide(props)
  // There may be an allergy.
  if (child === undefined && errorUpdateCount > 0) return <AllergiesUnknown />
  if (isPending) return <Skeleton width="72px" height="26px" isStill={!isLoading} />
  if (!child) return null
  const age = child.birthday === '' ? undefined : ageOn(child.birthday, dayOf(props.ride.startsAt))
  return (
    <>
      {age !== undefined && <span className={`${styles.age} muted`}>{`만 ${age}세`}</span>}
      {child.allergens.length > 0 && (
        <Tag tone="red">
          <TriangleAlert aria-hidden="true" />
          <span>{`알레르기 ${allergenList(child.allergens)}`}</span>
        </Tag>
      )}
    </>
  )
}

/** Care note and people. */
function ChildNotes(props: ChildHeadProps) {
  const { data: child } = useChildOfRide(props)
  if (child === null) {
    return (
      <div>
        <dt>자녀 정보</dt>
        <dd>계정에서 삭제되어 알레르기와 돌봄 메모를 알 수 없어요.</dd>
      </div>
    )
  }
  return (
    <>
      {child && child.people.length > 0 && (
        <div>
          <dt>데려갈 분</dt>
          <dd className={`${styles.people} flex wrap`}>
            {child.people.map(({ name, relation, phone }) => (
              <span key={`${name}${phone}`} className="wrap min-0 inline-flex gap-0-2">
                <span>{`${name} (${relation})`}</span>
                <PhoneLink phone={phone} />
              </span>
            ))}
          </dd>
        </div>
      )}
      {child && child.careNote !== '' && (
        <div>
          <dt>돌봄 메모</dt>
          <dd>{child.careNote}</dd>
        </div>
      )}
    </>
  )
}
