import { picture } from '@/content/pictures'
import { type TrialRideEntry, trialRideTime } from '@/domain/rides/drafts/trialRideList'
import { paths } from '@/domain/site/paths'
import { RideRoute } from '@/features/rides/RideRoute'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/message/Skeleton'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import { useTrialRideList } from '../rides/useTrialRideList'
import styles from './NextReservation.module.css'

export function NextReservation() {
  const known = useTrialRideList()
  const next = known?.list.upcoming[0]?.entries[0]
  return (
    <Card as="section" className={`${styles.card} grid p-5`}>
      <h2 className="mb-3 text-18">다음 예약</h2>
      {!known && <Skeleton height="160px" />}
      {known && (next ? <Next entry={next} /> : <NothingUpcoming />)}
    </Card>
  )
}

function Next({ entry: { booking, isBooked } }: { entry: TrialRideEntry }) {
  const { child, origin, dest } = booking
  return (
    <>
      <p className={`${styles.when} row-2 wrap`}>
        <b>{trialRideTime(booking)}</b>
        <Tag tone={isBooked ? 'green' : 'orange'}>{isBooked ? '체험 예약' : '장바구니'}</Tag>
      </p>
      <p className="mb-4 muted">{child.name}</p>
      <RideRoute origin={origin.name} dest={dest.name} />
      <ButtonLink tone="tonal" isBlock to={paths.myBookings} className={styles.more}>
        내 예약 보기
      </ButtonLink>
    </>
  )
}

function NothingUpcoming() {
  return (
    <div className="stack-3 muted centred">
      <Picture picture={picture('empty-calendar')} alt="" />
      <p>다가오는 예약이 없어요.</p>
      <ButtonLink tone="primary" to={paths.pickup}>
        픽업 예약하기
      </ButtonLink>
    </div>
  )
}
