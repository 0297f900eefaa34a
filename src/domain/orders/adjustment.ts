import { formatNumber } from '../money'
import { acceptIf, type RuleResult, rejected } from '../rule'
import { checkRequiredText } from '../text/textLimit'
import { tidyLineWithin } from '../text/tidyText'
import { typedKRW } from '../text/typedNumber'
import { isVisibleText } from '../text/visibleText'
import type { NewLedgerEntry } from './ledger'

/** 「조정」 (specification 5, section 4). */
export type AdjustmentDirection = 'add' | 'subtract'

export const adjustmentLabels: Record<AdjustmentDirection, string> = {
  add: '더하기',
  subtract: '빼기',
}

const MAX_ADJUSTMENT_KRW = 1_000_000
export const MAX_ADJUSTMENT_NOTE = 100

export function checkAdjustmentAmount(text: string): RuleResult {
  if (!isVisibleText(text)) return rejected('금액을 입력해 주세요.')
  const amountKRW = typedKRW(text) ?? 0
  return acceptIf(
    amountKRW >= 1 && amountKRW <= MAX_ADJUSTMENT_KRW,
    `금액은 1원부터 ${formatNumber(MAX_ADJUSTMENT_KRW)}원까지 입력할 수 있어요.`,
  )
}

export const checkAdjustmentNote = (text: string): RuleResult =>
  checkRequiredText(text, MAX_ADJUSTMENT_NOTE, '사유를')

export interface Adjustment {
  direction: AdjustmentDirection
  amountKRW: number
  note: string
  refId: string
}

/** `commandId`: made before the first try, so that a retry writes the same entry. */
export const adjustmentEntry = (commandId: string, adjustment: Adjustment): NewLedgerEntry => ({
  id: `adjustment-${commandId}`,
  kind: 'adjustment',
  amountKRW: adjustment.direction === 'add' ? adjustment.amountKRW : -adjustment.amountKRW,
  note: tidyLineWithin(adjustment.note, MAX_ADJUSTMENT_NOTE),
  refId: adjustment.refId,
})
