import { checkRegular } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Order } from '@/domain/orders/order'
import { paymentEffects, refundedOrderIds } from '@/domain/orders/paymentEffects'
import { now } from '@/platform/clock'
import { accountQuery } from '@/remote/accountQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { readOrders } from '@/repository/orders/orders'
import { readPasses } from '@/repository/orders/passes'
import { useStaffMember } from '../StaffMemberContext'

/** The 패밀리 of the order cannot be used yet; the payment can be confirmed anyway. */
export function useLacksRegular(order: Order): boolean {
  const { uid } = useStaffMember()
  const regular = useRemoteRead(hasRegularQuery(uid, order.uid), hasFamilyWithoutRegular(order))
  return regular.status === 'loaded' && !regular.data
}

/** A 패밀리 without a 레귤러 depends on the member's other passes. */
const hasFamilyWithoutRegular = (order: Order): boolean => {
  const { passes } = paymentEffects(order, dayOf(now()))
  const has = (plan: string) => passes.some(({ planKey }) => planKey === plan)
  return has('prepaid') && !has('subscription')
}

const hasRegularQuery = (staffUid: string, memberUid: string) =>
  accountQuery({
    uid: staffUid,
    name: ['regular-of', memberUid],
    failure: '회원의 이용권을 불러오지 못했습니다.',
    read: async () => {
      const [passes, orders] = await Promise.all([readPasses(memberUid), readOrders(memberUid)])
      return checkRegular({ planKey: 'prepaid' }, dayOf(now()), passes, refundedOrderIds(orders)).ok
    },
  })
