import { useQuery } from '@tanstack/react-query'
import { balanceKRW, formatBalance } from '@/domain/orders/ledger'
import type { Order } from '@/domain/orders/order'
import { ledgerOfParentQuery } from '../memberQueries'
import { useStaffMember } from '../StaffMemberContext'

/** What is left after an order was taken from the credit, as the press read it: nothing to say unless it is a debt. */
export function CreditDebt({ order: { uid, payWith, status } }: { order: Order }) {
  const staff = useStaffMember()
  const { data: entries } = useQuery({ ...ledgerOfParentQuery(staff.uid, uid), enabled: false })
  const balance = entries && balanceKRW(entries)
  if (payWith !== 'balance' || status !== 'paid' || balance === undefined || balance >= 0)
    return null
  return <p className="danger-note">{formatBalance(balance)}</p>
}
