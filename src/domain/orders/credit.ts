import { formatKRW } from '../money'
import { creditShort } from '../remoteFailure'
import { balanceKRW, type LedgerEntry, type NewLedgerEntry, type PurchaseNote } from './ledger'
import { awaitsCredit, type Order } from './order'

const CREDIT_UNKNOWN = '충전금을 확인하지 못했어요.'
const NOTHING_TO_PAY = '결제할 금액이 없어요.'

/** Beside 「충전금」 of the agit's list 「입금 대기」. */
export const PAID_WITH_CREDIT = '충전금 결제'

type Payable = Pick<Order, 'status' | 'payWith' | 'totalKRW'>

/** Whole won: what waits for the agit to take it counts as spent. */
export const spendableKRW = (entries: readonly LedgerEntry[], orders: readonly Payable[]): number =>
  orders.filter(awaitsCredit).reduce((left, { totalKRW }) => left - totalKRW, balanceKRW(entries))

export interface CreditOffer {
  /** `남은 충전금 72,291원`; undefined when unknown. */
  left?: string
  /** Why it cannot pay. */
  refusal?: string
}

/** What 「주문 확인」 says beside 「충전금」 (specification 6, section 5). */
export function creditOffer(spendable: number | undefined, totalKRW: number): CreditOffer {
  if (spendable === undefined) return { refusal: CREDIT_UNKNOWN }
  const left = `남은 충전금 ${formatKRW(Math.max(0, spendable))}`
  if (totalKRW === 0) return { left, refusal: NOTHING_TO_PAY }
  return spendable < totalKRW ? { left, refusal: creditShort.message } : { left }
}

/** Asked before 「충전금에서 빼기」. */
export const takeQuestion = ({ totalKRW }: Pick<Order, 'totalKRW'>): string =>
  `충전금에서 ${formatKRW(totalKRW)}을 뺄까요?`

const purchaseId = ({ id }: Pick<Order, 'id'>) => `order-${id}`

/** Is there enough to take an order from? An entry of the order itself, whose answer was lost, is no other charge. */
export const coversOrder = (
  entries: readonly LedgerEntry[],
  order: Pick<Order, 'id' | 'totalKRW'>,
): boolean => balanceKRW(entries.filter(({ id }) => id !== purchaseId(order))) >= order.totalKRW

const noteOf = ({ kind }: Order): PurchaseNote =>
  kind === 'membership' ? '이용권 결제' : '간식 결제'

/** What takes an order from the credit; its id derives from the order: a retry takes nothing more. */
export const purchaseEntry = (order: Order): NewLedgerEntry => ({
  id: purchaseId(order),
  kind: 'purchase',
  amountKRW: -order.totalKRW,
  note: noteOf(order),
  refId: order.id,
})
