import type { PlanOption } from './priceList'
import { type TopupAmountKRW, topupAmountsKRW } from './topup'

type PassOffer = Pick<PlanOption, 'priceKRW' | 'hours'>

const STEP_KRW = 10

export const timesWithin = (amountKRW: number, priceKRW: number | undefined): number | undefined =>
  priceKRW !== undefined && priceKRW > 0 ? Math.floor(amountKRW / priceKRW) : undefined

/** The most hours of care that time passes of any mix give for an amount. */
export function careHoursWithin(amountKRW: number, passes: readonly PassOffer[]): number {
  // Prices are whole tens, so each sum is one step.
  const best: number[] = [0]
  for (let step = 1; step <= Math.floor(amountKRW / STEP_KRW); step += 1) {
    const hours = passes.map((pass) => {
      const before = best[step - pass.priceKRW / STEP_KRW]
      return before === undefined ? 0 : before + pass.hours
    })
    best.push(Math.max(best[step - 1] ?? 0, ...hours))
  }
  return best.at(-1) ?? 0
}

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

/** What each top-up amount buys (specification 2, section 2: `/pricing/topup`), at the price of one pickup, the time passes sold and one snack. */
export const topupWorth = (
  pickupKRW: number,
  passes: readonly PassOffer[],
  snackKRW: number | undefined,
): TopupWorth[] =>
  topupAmountsKRW.map((amountKRW) => ({
    amountKRW,
    pickups: timesWithin(amountKRW, pickupKRW),
    careHours: careHoursWithin(amountKRW, passes),
    snacks: timesWithin(amountKRW, snackKRW),
  }))
