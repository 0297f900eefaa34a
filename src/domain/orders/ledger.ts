import { formatKRW, formatNumber } from '../money'
import { compareText } from '../text/compareText'

export const ledgerKinds = [
  'topup',
  'ride',
  'cancelFee',
  'refund',
  'adjustment',
  'purchase',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** A change of the top-up balance (specification 4, sections 5 and 7, and 6, section 8: `users/{uid}/ledger/{id}`); never changed or deleted. */
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

const ledgerLabels: Record<LedgerKind, string> = {
  topup: '충전',
  ride: '픽업',
  cancelFee: '취소 수수료',
  refund: '환불',
  adjustment: '조정',
  purchase: '결제',
}

const purchaseNotes = ['이용권 결제', '간식 결제'] as const
export type PurchaseNote = (typeof purchaseNotes)[number]

/** What stands in 「충전금 내역」: a purchase is named by what was bought (specification 6, section 5). */
export function ledgerWords({ kind, note }: Pick<LedgerEntry, 'kind' | 'note'>): {
  label: string
  note: string
} {
  const bought = kind === 'purchase' && purchaseNotes.find((known) => known === note)
  return bought ? { label: bought, note: '' } : { label: ledgerLabels[kind], note }
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
