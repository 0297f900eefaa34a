import { TriangleAlert } from 'lucide-react'
import { dayOf } from '@/domain/dates/day'
import type { MembershipCartItem } from '@/domain/orders/membershipCart'
import { isPassActive, lacksRegular } from '@/domain/orders/pass'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
import { now } from '@/platform/clock'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ordersQuery, passesQuery } from './queries'

interface Props {
  uid: string
  items: readonly MembershipCartItem[]
}

/** Beside the lines: 패밀리 alone cannot be used. */
export function RegularMissing({ uid, items }: Props) {
  const ordered = items.map(({ plan }) => plan)
  const mayLack = lacksRegular(ordered, [])
  const passes = useRemoteRead(passesQuery(uid), mayLack)
  const orders = useRemoteRead(ordersQuery(uid), mayLack)
  if (passes.status !== 'loaded' || orders.status !== 'loaded') return null
  const today = dayOf(now())
  const refunded = refundedOrderIds(orders.data)
  const active = passes.data.filter((pass) => isPassActive(pass, today, refunded))
  if (!lacksRegular(ordered, active)) return null
  return (
    <p className="alert row-2 icons-20">
      <TriangleAlert aria-hidden="true" />
      <span>지금은 레귤러가 없어 쓸 수 없어요.</span>
    </p>
  )
}
