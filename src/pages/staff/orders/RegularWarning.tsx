import { TriangleAlert } from 'lucide-react'
import type { Order } from '@/domain/orders/order'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useStaffMember } from '../StaffMemberContext'
import { hasFamilyWithoutRegular, hasRegularQuery } from './regularQuery'

/** The 패밀리 of the order cannot be used yet; the payment can be confirmed anyway. */
export function RegularWarning({ order }: { order: Order }) {
  const { uid } = useStaffMember()
  const regular = useRemoteRead(hasRegularQuery(uid, order.uid), hasFamilyWithoutRegular(order))
  if (regular.status !== 'loaded' || regular.data) return null
  return (
    <p className="danger-note" role="status">
      <TriangleAlert aria-hidden="true" />
      <span>레귤러가 없는 회원이에요.</span>
    </p>
  )
}
