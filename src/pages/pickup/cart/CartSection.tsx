import { X } from 'lucide-react'
import { useRef } from 'react'
import { childAvatar } from '@/content/childAvatar'
import { picture } from '@/content/pictures'
import { formatDay } from '@/domain/dates/day'
import { formatTime } from '@/domain/dates/seoulTime'
import { formatNumber } from '@/domain/money'
import { straightDistanceLabel } from '@/domain/places/geo'
import type { Fares } from '@/domain/rides/fares/fare'
import { memberTimingOf } from '@/domain/rides/reservations/cartTiming'
import {
  atFareOfDay,
  fareOfRide,
  type Reservation,
  type ReservationTiming,
  reservationName,
  timingOf,
  totalFareKRW,
} from '@/domain/rides/reservations/reservation'
import { repeatedIds, timingNotes } from '@/domain/rides/reservations/reservationCart'
import { useAccount } from '@/features/account/useAccount'
import { RideRoute } from '@/features/rides/RideRoute'
import { useNow } from '@/platform/useNow'
import { useFares } from '@/remote/publicSettings'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import { FareList } from '../form/FareList'
import { BookAllAction } from './BookAllAction'
import styles from './CartSection.module.css'

export function CartSection() {
  const fares = useFares()
  const items = atFareOfDay(
    useReservationCart((state) => state.items),
    fares,
  )
  const remove = useReservationCart((state) => state.remove)
  const clear = useReservationCart((state) => state.clear)
  const bookings = useTrialRides((state) => state.rides)
  const now = useNow(20_000)
  const heading = useRef<HTMLHeadingElement>(null)
  const isGuest = useAccount().status === 'guest'
  // Trial bookings do not concern members.
  const triedIds = new Set(isGuest ? bookings.map(({ id }) => id) : [])
  const repeated = repeatedIds(items)
  const timingNow = isGuest ? timingOf : memberTimingOf

  return (
    <section className={`${styles.cart} on-warm`} aria-label="예약 장바구니" id="cart">
      <div className={styles.panel}>
        <div className={`${styles.head} min-h-48 spread mb-3`}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            <span>예약 장바구니</span> <em>{items.length}</em>
          </h2>
          {items.length > 0 && (
            <Button
              tone="text"
              onClick={() => {
                if (!window.confirm(`담긴 예약 ${items.length}건을 모두 삭제할까요?`)) return
                clear()
                heading.current?.focus()
              }}
            >
              전체 삭제
            </Button>
          )}
        </div>
        {items.length === 0 ? (
          <div className="stack-3 muted centred p-6">
            <Picture picture={picture('empty-cart')} alt="" />
            <p>아직 담은 예약이 없어요</p>
          </div>
        ) : (
          <ul className={`${styles.list} stack-3`}>
            {items.map((item) => (
              <CartLine
                key={item.id}
                reservation={item}
                fares={fares}
                timing={now ? timingNow(item, now) : 'open'}
                isTried={triedIds.has(item.id)}
                isRepeated={repeated.has(item.id)}
                onRemove={() => {
                  remove(item.id)
                  heading.current?.focus({ preventScroll: true })
                }}
              />
            ))}
          </ul>
        )}
        <CartTotal count={items.length} totalKRW={totalFareKRW(items)}>
          <BookAllAction />
        </CartTotal>
      </div>
    </section>
  )
}

interface Props {
  count: number
  totalKRW: number
  children: Elements
}

function CartTotal({ count, totalKRW, children }: Props) {
  return (
    <Card className={`${styles.total} mt-3 p-5`} data-empty={count === 0 || undefined}>
      {count > 0 && (
        <dl className={styles.sums}>
          <div>
            <dt className="muted">예약</dt>
            <dd className="bold tabular">{`${count}건`}</dd>
          </div>
          <div className={styles.grand}>
            <dt className="muted">합계</dt>
            <dd className="bold tabular">
              <Amount size={28} isTotal>
                {formatNumber(totalKRW)}
              </Amount>
              <span>원</span>
            </dd>
          </div>
        </dl>
      )}
      {children}
    </Card>
  )
}

interface CartLineProps {
  /** With the fare of its day. */
  reservation: Reservation
  fares: Fares
  timing: ReservationTiming
  isTried: boolean
  isRepeated: boolean
  onRemove: () => void
}

function CartLine({ reservation, fares, timing, isTried, isRepeated, onRemove }: CartLineProps) {
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
