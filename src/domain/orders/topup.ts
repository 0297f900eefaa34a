/** The amounts that can be topped up, whole won (specification 2, section 9). */
export const topupAmountsKRW = [50_000, 100_000, 200_000, 300_000] as const
export type TopupAmountKRW = (typeof topupAmountsKRW)[number]

export const DEFAULT_TOPUP_KRW: TopupAmountKRW = 100_000

/** A top-up in the cart (specification 2, section 3). */
export interface TopupItem {
  id: string
  amountKRW: TopupAmountKRW
  /** Equals the amount: nothing is discounted or added. */
  payableKRW: TopupAmountKRW
  meta: { source: 'fixed' }
}

/** Is it one of the listed amounts, as a number? Everything else is refused (specification 2, section 5). */
export const isTopupAmount = (value: unknown): value is TopupAmountKRW =>
  topupAmountsKRW.some((amount) => amount === value)

/** The amount that an address names in plain digits; undefined for anything that is not listed. */
export function topupAmountOf(text: string | null): TopupAmountKRW | undefined {
  if (text === null || !/^[1-9]\d*$/.test(text)) return undefined
  const amount = Number(text)
  return isTopupAmount(amount) ? amount : undefined
}

export type TopupResult = { ok: true; item: TopupItem } | { ok: false; reason: 'unlisted-amount' }

/** Makes a cart item of a listed amount; refuses every other amount. */
export const topupItem = (id: string, amountKRW: number): TopupResult =>
  isTopupAmount(amountKRW)
    ? { ok: true, item: { id, amountKRW, payableKRW: amountKRW, meta: { source: 'fixed' } } }
    : { ok: false, reason: 'unlisted-amount' }

/** An id that no item of the cart has: one above the highest number. */
export function nextTopupId(items: readonly TopupItem[]): string {
  const numbers = items.map(({ id }) => Number(/^topup-(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `topup-${Math.max(0, ...numbers) + 1}`
}

/** What the whole cart costs, whole won. */
export const topupTotalKRW = (items: readonly TopupItem[]): number =>
  items.reduce((sum, item) => sum + item.payableKRW, 0)
