import { formatKRW, formatNumber } from '../money'
import { compareText } from '../text/compareText'

export const ledgerKinds = ['topup', 'ride', 'cancelFee', 'refund', 'adjustment'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** A change of the top-up balance (specification 4, sections 5 and 7: `users/{uid}/ledger/{id}`); never changed or deleted. */
export interface LedgerEntry {
  id: string
  kind: LedgerKind
  /** Whole won, never 0; negative for a charge. */
  amountKRW: number
  note: string
  /** Id of the ride or order. */
  refId: string
  at: Date
  by: string
}

export type NewLedgerEntry = Omit<LedgerEntry, 'at' | 'by'>

export const ledgerLabels: Record<LedgerKind, string> = {
  topup: '충전',
  ride: '픽업',
  cancelFee: '취소 수수료',
  refund: '환불',
  adjustment: '조정',
}

/** Whole won. The balance is not stored: it is the sum of all entries. */
export const balanceKRW = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amountKRW }) => sum + amountKRW, 0)

export interface LedgerLine {
  entry: LedgerEntry
  balanceKRW: number
}

const oldestFirst = (a: LedgerEntry, b: LedgerEntry): number =>
  a.at.getTime() - b.at.getTime() || compareText(a.id, b.id)

/** The entries, newest first, each with the balance after it; `entries` in any order. */
export function ledgerLines(entries: readonly LedgerEntry[]): LedgerLine[] {
  let balance = 0
  return [...entries]
    .sort(oldestFirst)
    .map((entry) => {
      balance += entry.amountKRW
      return { entry, balanceKRW: balance }
    })
    .reverse()
}

/** `+100,000원`, `−7,742원` */
export const formatAmount = (amountKRW: number): string =>
  `${amountKRW < 0 ? '−' : '+'}${formatKRW(Math.abs(amountKRW))}`

/** `72,291원`, or `미납 4,070원` when negative (specification 4, section 5). */
export const formatBalance = (balance: number): string =>
  balance < 0 ? `미납 ${formatNumber(-balance)}원` : formatKRW(balance)
