import { paths } from '@/domain/site/paths'
import { useDeviceReady } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'

/** What still stands in the pickup cart (specification 6, section 3). */
export function UnbookedPickups() {
  const count = useReservationCart(({ items }) => items.length)
  if (!useDeviceReady() || count === 0) return null
  return (
    <Card as="section" className="spread-3 wrap p-5" aria-labelledby="unbooked-pickups">
      <div>
        <h2 className="text-18" id="unbooked-pickups">
          예약하지 않은 픽업
        </h2>
        <p>{`${count}건이 아직 예약 전이에요.`}</p>
      </div>
      <ButtonLink tone="primary" to={`${paths.pickup}#cart`}>
        예약하기
      </ButtonLink>
    </Card>
  )
}
