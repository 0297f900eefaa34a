import { useId } from 'react'
import { picture } from '@/content/pictures'
import { clockTime, dayOf } from '@/domain/dates/day'
import {
  DRIVER_OPEN,
  isDriverOpen,
  isUnconfirmed,
  type Ride,
  type RideStatus,
} from '@/domain/rides/booked/ride'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { RideRoute } from '@/features/rides/RideRoute'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { OwnResult } from '../shared/OwnDialogs'
import { RideProgressSteps } from '../shared/ProgressSteps'
import { SentMessages } from '../shared/SentMessages'
import { OwnRideActions } from './OwnRideActions'
import { RideHead } from './RideHead'
import { RideNote, UnknownWord } from './RideNotes'
import styles from './TodayRide.module.css'

interface Props {
  ride: Ride
  messages: readonly RideMessage[]
  now: Date
}

export function TodayRide({ ride, messages, now }: Props) {
  const headId = useId()
  if (ride.status === 'declined') return <DeclinedRide ride={ride} />
  const isTooLate = isUnconfirmed(ride, now)
  const sentence = isTooLate
    ? '출발 시간까지 확정되지 않았어요. 아지트로 전화해 주세요.'
    : sentences[ride.status]
  return (
    <Card as="article" className={`${styles.card} stack-4 p-5`}>
      <RideHead id={headId} ride={ride} />
      {sentence && <p className="text-18 extrabold tight">{sentence}</p>}
      <RideProgressSteps ride={ride} today={dayOf(now)} />
      <div className={`${styles.middle} stack-4`}>
        {ride.status !== 'requested' && <CodeWord ride={ride} />}
        {ride.status === 'requested' && !isTooLate && <RideNote ride={ride} />}
        <div>
          <RideRoute origin={ride.origin.name} dest={ride.dest.name} />
          <Driver ride={ride} />
        </div>
      </div>
      <SentMessages messages={messages} today={dayOf(now)} />
      <OwnRideActions
        ride={ride}
        describedBy={headId}
        isOverdue={isTooLate}
        hasBegun={ride.startsAt <= now}
      />
      <OwnResult cardId={ride.id} />
    </Card>
  )
}

const sentences: Partial<Record<RideStatus, string>> = {
  confirmed: '시간에 맞춰 데리러 갈게요.',
  onTheWay: '차가 출발했어요. 아이를 데리러 가고 있어요.',
  pickedUp: '차에 탔어요. 도착지로 가고 있어요.',
  arrived: '도착했어요.',
}

function DeclinedRide({ ride }: { ride: Ride }) {
  const headId = useId()
  return (
    <Card as="article" className={`${styles.card} stack-4 p-5`}>
      <RideHead id={headId} ride={ride} />
      <p className="text-18 extrabold tight">
        {`${clockTime(ride.startsAt)} 픽업을 운행할 수 없어요. 사유: ${ride.reason}`}
      </p>
      <RideRoute origin={ride.origin.name} dest={ride.dest.name} />
      <OwnRideActions ride={ride} describedBy={headId} />
    </Card>
  )
}

function CodeWord({ ride: { codeWord } }: { ride: Ride }) {
  return (
    <div className="screen-only gap-14px middle-lines beside on-tonal grid rounded text-14 middle p-4">
      <Picture picture={picture('icon-shield')} alt="" className={styles.shield} />
      <div>
        <p className={`${styles.word} wrap bold flex baseline`}>
          <span>암호</span> <b>{codeWord === '' ? <UnknownWord /> : codeWord}</b>
        </p>
        <p>선생님이 아이에게 먼저 말해요.</p>
      </div>
    </div>
  )
}

function Driver({ ride }: { ride: Ride }) {
  const { driver } = ride
  if (isDriverOpen(ride)) return <p className="note mt-3">{DRIVER_OPEN}</p>
  if (!driver) return null
  return (
    <div className="beside stack-3 mt-4 middle">
      <Picture
        picture={picture('icon-teacher')}
        alt=""
        className={`${styles.teacher} square-48 pill on-peach`}
      />
      <div>
        <p>
          <b>{`담당 ${driver.name} 선생님`}</b>
        </p>
        <p className="note">{driver.car}</p>
      </div>
    </div>
  )
}
