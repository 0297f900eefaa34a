import { findOrders } from '@/domain/orders/order'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useStaffMember } from '../staffMember'
import { staffOrdersQuery } from '../staffNewsQueries'
import { usePublishedPrices } from './usePublishedPrices'

/** The orders of the screen whose depositor's name holds what is searched for. */
export function useStaffOrders(searched: string) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffOrdersQuery(uid))
  const prices = usePublishedPrices()
  const known = read.status === 'loaded' ? read.data : []
  return {
    read,
    awaiting: findOrders(known, 'awaitingPayment', searched),
    paid: findOrders(known, 'paid', searched),
    prices,
  }
}
