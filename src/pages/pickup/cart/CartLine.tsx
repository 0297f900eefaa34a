import { X } from 'lucide-react'
import { childAvatar } from '@/content/childAvatar'
import { formatDay } from '@/domain/dates/day'
import { formatTime } from '@/domain/dates/seoulTime'
import { straightDistanceLabel } from '@/domain/places/geo'
import type { Fares } from '@/domain/rides/fares/fare'
import {
  fareOfRide,
  type Reservation,
  type ReservationTiming,
  reservationName,
} from '@/domain/rides/reservations/reservation'
import { timingNotes } from '@/domain/rides/reservations/reservationCart'
import { RideRoute } from '@/features/rides/RideRoute'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import { FareList } from '../form/FareList'
import styles from './CartLine.module.css'

interface Props {
  /** With the fare of its day. */
  reservation: Reservation
  fares: Fares
  timing: ReservationTiming
  isTried: boolean
  isRepeated: boolean
  onRemove: () => void
}

export function CartLine({ reservation, fares, timing, isTried, isRepeated, onRemove }: Props) {
  const { child, date, hour, minute, origin, dest, distanceKm, memo, fareKRW } = reservation
  return (
    <Card as="li" className={`${styles.line} printed-row p-5`}>
      <div className={`${styles.top} row-3`} data-closed={timing !== 'open' || undefined}>
        <Picture
          picture={childAvatar(child.id)}
          alt=""
          className={`${styles.face} square-44 pill`}
        />
        <p className={`${styles.who} lh-135 grid min-0 grow`}>
          <b className="text-18 extrabold">{child.name}</b>{' '}
          <span className="num">{`${formatDay(date)} ${formatTime(hour, minute)}`}</span>
        </p>
        <IconButton
          className={styles.remove}
          label={`${reservationName(reservation)} 예약 삭제`}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {(timing !== 'open' || isTried || isRepeated) && (
        <p className="gap-6px wrap mt-3 flex">
          {timing !== 'open' && <Tag tone="plain">{timingNotes[timing]}</Tag>}
          {isTried && <Tag tone="green">체험 예약</Tag>}
          {isRepeated && <Tag tone="red">같은 예약이 또 있어요</Tag>}
        </p>
      )}
      <div className={styles.trip}>
        <RideRoute origin={origin.name} dest={dest.name} note={straightDistanceLabel(distanceKm)} />
      </div>
      {memo !== '' && <p className="pre-line mb-4 note">{memo}</p>}
      <FareList fare={fareOfRide(reservation, fares)} totalKRW={fareKRW} layout="row" />
    </Card>
  )
}
