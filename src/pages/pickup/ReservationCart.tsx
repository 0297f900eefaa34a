import { Info } from 'lucide-react'
import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { formatNumber } from '@/domain/money'
import { paths } from '@/domain/paths'
import { timingOf, totalFareKRW } from '@/domain/reservation'
import { repeatedIds } from '@/domain/reservationCart'
import { useNow } from '@/platform/useNow'
import { useBookings } from '@/stores/bookings'
import { useReservationCart } from '@/stores/reservationCart'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { bookAll } from './bookAll'
import { CartLine } from './CartLine'
import styles from './ReservationCart.module.css'

/** The reservations gathered so far, and booking all of them. */
export function ReservationCart() {
  const items = useReservationCart((state) => state.items)
  const remove = useReservationCart((state) => state.remove)
  const clear = useReservationCart((state) => state.clear)
  const bookings = useBookings((state) => state.bookings)
  const now = useNow(20_000)
  const heading = useRef<HTMLHeadingElement>(null)
  const bookedIds = new Set(bookings.map(({ id }) => id))
  const repeated = repeatedIds(items)

  return (
    <section className={styles.cart} aria-label="예약 장바구니" id="cart">
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            예약 장바구니 <em>{items.length}</em>
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
          <div className={styles.empty}>
            <Picture picture={picture('empty-cart')} alt="" />
            <p>아직 담은 예약이 없어요</p>
          </div>
        ) : (
          <ul className={styles.list}>
            {items.map((item) => (
              <CartLine
                key={item.id}
                reservation={item}
                timing={now ? timingOf(item, now) : 'open'}
                isBooked={bookedIds.has(item.id)}
                isRepeated={repeated.has(item.id)}
                onRemove={() => {
                  remove(item.id)
                  heading.current?.focus({ preventScroll: true })
                }}
              />
            ))}
          </ul>
        )}
        <CartTotal count={items.length} totalKRW={totalFareKRW(items)} />
      </div>
    </section>
  )
}

function CartTotal({ count, totalKRW }: { count: number; totalKRW: number }) {
  return (
    <Card className={styles.total}>
      <dl className={styles.sums}>
        <div>
          <dt>예약</dt>
          <dd>{count}건</dd>
        </div>
        <div className={styles.grand}>
          <dt>합계</dt>
          <dd>
            <b>{formatNumber(totalKRW)}</b>원
          </dd>
        </div>
      </dl>
      <Button tone="primary" size="large" isBlock onClick={bookAll}>
        전체 예약하기
      </Button>
      <p className={styles.hint}>
        <Info aria-hidden="true" />
        예약하면 <Link to={paths.myBookings}>내 예약</Link>에서 볼 수 있어요. 결제되지 않아요.
      </p>
    </Card>
  )
}
