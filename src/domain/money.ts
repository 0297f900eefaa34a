import { typedNumber } from './text/typedNumber'

/** `59,000원`; `priceKRW` in whole won. */
export const formatKRW = (priceKRW: number): string => `${formatNumber(priceKRW)}원`

/** A sum that may be below 0: `−88,000원`. */
export const formatSumKRW = (sumKRW: number): string =>
  sumKRW < 0 ? `−${formatKRW(-sumKRW)}` : formatKRW(sumKRW)

/** Whole won of a typed or pasted amount, commas and 원 allowed; undefined for any other text. */
export const typedKRW = (text: string): number | undefined => typedNumber(text, '원')

/** `59,000` without the unit. Not `Intl.NumberFormat`: its first use costs a slow phone 50 ms. */
export const formatNumber = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
