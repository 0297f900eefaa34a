import type { Order } from '@/domain/orders/order'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useStaffMember } from '../StaffMemberContext'
import { hasFamilyWithoutRegular, hasRegularQuery } from './regularQuery'

/** The 패밀리 of the order cannot be used yet; the payment can be confirmed anyway. */
export function useLacksRegular(order: Order): boolean {
  const { uid } = useStaffMember()
  const regular = useRemoteRead(hasRegularQuery(uid, order.uid), hasFamilyWithoutRegular(order))
  return regular.status === 'loaded' && !regular.data
}
