const won = new Intl.NumberFormat('ko-KR')

/** A price as it is read in Korea: `59,000원`. `priceKRW` is whole won. */
export const formatKRW = (priceKRW: number): string => `${won.format(priceKRW)}원`

/** The number alone, for places that set the unit in smaller type: `59,000`. */
export const formatNumber = (value: number): string => won.format(value)
