import { dayOf, formatShortDay } from '../dates/day'
import { formatKRW, formatNumber } from '../money'
import { acceptIf, type RuleResult } from '../rule'
import { checkRequiredText } from '../text/textLimit'
import { tidyLineWithin } from '../text/tidyText'
import { typedKRW } from '../text/typedNumber'
import type { Order } from './order'

/** 「환불」 (specification 7, section 4). */
export const MAX_REFUND_REASON = 60

export const RECEIPT_TO_CANCEL = '현금영수증도 취소해 주세요.'

export interface Refund {
  refundKRW: number
  reason: string
}

export const checkRefundAmount =
  (totalKRW: number) =>
  (text: string): RuleResult => {
    const amountKRW = typedKRW(text) ?? 0
    return acceptIf(
      amountKRW >= 1 && amountKRW <= totalKRW,
      `1원부터 ${formatNumber(totalKRW)}원까지 적어 주세요.`,
    )
  }

export const checkRefundReason = (text: string): RuleResult =>
  checkRequiredText(text, MAX_REFUND_REASON, '사유를')

/** Of a checked entry. */
export const refundOf = (amount: string, reason: string): Refund => ({
  refundKRW: typedKRW(amount) ?? 0,
  reason: tidyLineWithin(reason, MAX_REFUND_REASON),
})

/** Whole won that went back: all of it before there were parts. */
export const refundedKRW = ({ status, refundKRW, totalKRW }: Order): number =>
  status === 'refunded' ? (refundKRW ?? totalKRW) : 0

/** `12.03` */
const shortDay = (at: Date): string => formatShortDay(dayOf(at)).slice(0, 'mm.dd'.length)

/** `환불 {n}원 · {사유} · {name} 12.03`; what an older document lacks is left out. */
export function endedText(order: Order, who: string | undefined): string {
  if (order.status === 'cancelled') return `주문 취소 · ${shortDay(order.updatedAt)}`
  const when = shortDay(order.refundedAt ?? order.updatedAt)
  return [
    `환불 ${formatKRW(refundedKRW(order))}`,
    order.refundReason,
    who === undefined ? when : `${who} ${when}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `입금 확인 도담쌤 11.28`; undefined of an order paid before it was written down. */
export function paidText({ kind, payWith, paidAt }: Order, who: string | undefined) {
  if (!paidAt || who === undefined) return undefined
  const confirmed = payWith === 'balance' ? '충전금 결제' : '입금 확인'
  const what = kind === 'counter' ? '현장 결제' : confirmed
  return `${what} ${who} ${shortDay(paidAt)}`
}

/** `발행함 도담쌤 11.24` */
export const issuedText = (receiptAt: Date, who: string | undefined): string =>
  ['발행함', who, shortDay(receiptAt)].filter(Boolean).join(' ')

/** What the parent reads of a refund: `환불 30,000원 · 이사를 가요`. */
export const refundText = (order: Order): string =>
  [`환불 ${formatKRW(refundedKRW(order))}`, order.refundReason].filter(Boolean).join(' · ')
