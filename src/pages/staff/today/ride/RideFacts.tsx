import { useRef } from 'react'
import { clockTime } from '@/domain/dates/day'
import { type Ride, type RideStatus, rideStatuses, staffStatusLabels } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { useOnScreen } from '@/platform/page/useOnScreen'
import type { Elements } from '@/ui/elements'
import { FamilyOfRow } from '../../FamilyLink'
import { useWho } from '../../useWho'
import { ChildHead, ChildNotes } from './ChildFacts'
import styles from './RideFacts.module.css'
import { RideFare } from './RideFare'
import { RideMessages } from './RideMessages'
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
    <div className={`${styles.facts} grid one-column from-top`} ref={element}>
      <div className={`${styles.head} row wrap`}>
        <b className={`${styles.name} text-18 extrabold tight`}>{ride.childName}</b>
        <ChildHead ride={ride} isWanted={isNear} />
        <p className={`${styles.word} accent text-18 extrabold middle gap-2 on-warm tight`}>
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
