/** Specification 2, section 9. */
export const topupAmountsKRW = [50_000, 100_000, 200_000, 300_000] as const
export type TopupAmountKRW = (typeof topupAmountsKRW)[number]

export const DEFAULT_TOPUP_KRW: TopupAmountKRW = 100_000

/** Specification 2, section 3. */
export interface TopupItem {
  id: string
  amountKRW: TopupAmountKRW
  /** Equals the amount: no discount. */
  payableKRW: TopupAmountKRW
  meta: { source: 'fixed' }
}

export const isTopupAmount = (value: unknown): value is TopupAmountKRW =>
  topupAmountsKRW.some((amount) => amount === value)

/** A listed amount in plain digits, from a query; undefined for anything else. */
export function topupAmountOf(text: string | null): TopupAmountKRW | undefined {
  if (text === null || !/^[1-9]\d*$/.test(text)) return undefined
  const amount = Number(text)
  return isTopupAmount(amount) ? amount : undefined
}

export type TopupResult = { ok: true; item: TopupItem } | { ok: false; reason: 'unlisted-amount' }

export const topupItem = (id: string, amountKRW: number): TopupResult =>
  isTopupAmount(amountKRW)
    ? { ok: true, item: { id, amountKRW, payableKRW: amountKRW, meta: { source: 'fixed' } } }
    : { ok: false, reason: 'unlisted-amount' }

export function nextTopupId(items: readonly TopupItem[]): string {
  const numbers = items.map(({ id }) => Number(/^topup-(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `topup-${Math.max(0, ...numbers) + 1}`
}

export const topupTotalKRW = (items: readonly TopupItem[]): number =>
  items.reduce((sum, item) => sum + item.payableKRW, 0)
