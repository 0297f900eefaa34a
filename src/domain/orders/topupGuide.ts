import { planOf } from './plans'
import { type TopupAmountKRW, topupAmountsKRW } from './topup'

export const timesWithin = (amountKRW: number, priceKRW: number | undefined): number | undefined =>
  priceKRW !== undefined && priceKRW > 0 ? Math.floor(amountKRW / priceKRW) : undefined

/** The most hours of care that time passes of any mix give for an amount. */
export const careHoursWithin = (amountKRW: number): number =>
  Math.max(
    0,
    ...planOf('timepass')
      .options.filter(({ priceKRW }) => priceKRW <= amountKRW)
      .map(({ priceKRW, hours }) => hours + careHoursWithin(amountKRW - priceKRW)),
  )

/** The median of the prices, always one of them, whole won; free samples are left out. */
export function middlePriceKRW(pricesKRW: readonly number[]): number | undefined {
  const paid = pricesKRW.filter((price) => price > 0).sort((a, b) => a - b)
  return paid[Math.floor((paid.length - 1) / 2)]
}

export interface TopupWorth {
  amountKRW: TopupAmountKRW
  pickups: number | undefined
  careHours: number
  snacks: number | undefined
}

/** What each top-up amount buys (specification 2, section 2: `/pricing/topup`), at the price of one pickup and one snack. */
export const topupWorth = (pickupKRW: number, snackKRW: number | undefined): TopupWorth[] =>
  topupAmountsKRW.map((amountKRW) => ({
    amountKRW,
    pickups: timesWithin(amountKRW, pickupKRW),
    careHours: careHoursWithin(amountKRW),
    snacks: timesWithin(amountKRW, snackKRW),
  }))
