import { type CreditOffer, creditOffer, spendableKRW } from '@/domain/orders/credit'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { ledgerQuery, ordersQuery } from './queries'

const checking: CreditOffer = { refusal: '충전금을 확인하고 있어요.' }

const hasFailed = (read: RemoteRead<unknown>): boolean =>
  read.status === 'failed' || (read.status === 'loaded' && read.stale?.hasFailed === true)

/** Whether the credit pays a sum, by all entries and the own orders that wait. */
export function useCreditOffer(uid: string | undefined, totalKRW: number): CreditOffer {
  const isMember = uid !== undefined
  const ledger = useRemoteRead(ledgerQuery(uid ?? ''), isMember)
  const orders = useRemoteRead(ordersQuery(uid ?? ''), isMember)
  if (!isMember || hasFailed(ledger) || hasFailed(orders)) return creditOffer(undefined, totalKRW)
  if (ledger.status !== 'loaded' || orders.status !== 'loaded') return checking
  return creditOffer(spendableKRW(ledger.data, orders.data), totalKRW)
}
