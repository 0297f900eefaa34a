/** `59,000원`; `priceKRW` in whole won. */
export const formatKRW = (priceKRW: number): string => `${formatNumber(priceKRW)}원`

/** A sum that may be below 0: `−88,000원`. */
export const formatSumKRW = (sumKRW: number): string =>
  sumKRW < 0 ? `−${formatKRW(-sumKRW)}` : formatKRW(sumKRW)

/** `59,000` without the unit. Not `Intl.NumberFormat`: its first use costs a slow phone 50 ms. */
export const formatNumber = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
