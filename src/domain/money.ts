const won = new Intl.NumberFormat('ko-KR')

/** A price as it is read in Korea: `59,000원`. `priceKRW` is whole won. */
export const formatKRW = (priceKRW: number): string => `${formatNumber(priceKRW)}원`

/** The number alone, for places that set the unit in smaller type: `59,000`. Adding 0 makes of −0, which no price is, a 0. */
export const formatNumber = (value: number): string => won.format(value + 0)
