/** A price as it is read in Korea: `59,000원`. `priceKRW` is whole won. */
export const formatKRW = (priceKRW: number): string => `${formatNumber(priceKRW)}원`

/**
 * The whole number alone, for places that set the unit in smaller type: `59,000`.
 * By hand, because a browser's own number formats take a slow phone 50 ms to wake up, on every first visit.
 */
export const formatNumber = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
