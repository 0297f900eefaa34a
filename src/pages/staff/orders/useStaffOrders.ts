import type { Order } from '@/domain/orders/order'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useStaffMember } from '../StaffMemberContext'
import { staffOrdersQuery } from '../staffNewsQueries'
import { useCatalogue } from './useCatalogue'
import { useOrderList } from './useOrderList'

const none: Order[] = []

export function useStaffOrders(searched: string) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffOrdersQuery(uid))
  const known = read.status === 'loaded' ? read.data : none
  const awaiting = useOrderList('awaitingPayment', searched, known)
  return {
    read,
    awaiting,
    paid: useOrderList('paid', searched, known),
    prices: useCatalogue(awaiting.orders),
  }
}
