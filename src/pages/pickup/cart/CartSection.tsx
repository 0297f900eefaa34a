import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { formatNumber } from '@/domain/money'
import { memberTimingOf } from '@/domain/rides/reservations/cartTiming'
import { atFareOfDay, timingOf, totalFareKRW } from '@/domain/rides/reservations/reservation'
import { repeatedIds } from '@/domain/rides/reservations/reservationCart'
import { useAccount } from '@/features/account/useAccount'
import { useNow } from '@/platform/useNow'
import { useFares } from '@/remote/publicSettings'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import { BookAllAction } from './BookAllAction'
import { CartLine } from './CartLine'
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
