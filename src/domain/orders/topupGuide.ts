import { estimateFare } from '../pickup/fare'
import { planOf } from './plans'
import { type TopupAmountKRW, topupAmountsKRW } from './topup'

/** A ride by day without its distance part: what the guide counts pickups with, whole won. */
export const guidePickupKRW = estimateFare({ distanceKm: 0, hour: 14 }).total

/** How many times a price fits into an amount; undefined when there is no price to count with. */
export const timesWithin = (amountKRW: number, priceKRW: number | undefined): number | undefined =>
  priceKRW !== undefined && priceKRW > 0 ? Math.floor(amountKRW / priceKRW) : undefined

/** The most hours of care that time passes give for an amount, in whole passes. */
export function careHoursWithin(amountKRW: number): number {
  const [first, second] = planOf('timepass').options
  if (!second) return 0
  let most = 0
  for (let count = 0; count * second.priceKRW <= amountKRW; count += 1) {
    const rest = amountKRW - count * second.priceKRW
    const hours = count * second.hours + Math.floor(rest / first.priceKRW) * first.hours
    most = Math.max(most, hours)
  }
  return most
}

/** The price in the middle of a menu: one that a snack really has, whole won. Free samples do not count. */
export function middlePriceKRW(pricesKRW: readonly number[]): number | undefined {
  const paid = pricesKRW.filter((price) => price > 0).sort((a, b) => a - b)
  return paid[Math.floor((paid.length - 1) / 2)]
}

export interface TopupWorth {
  amountKRW: TopupAmountKRW
  pickups: number | undefined
  careHours: number
  /** Undefined while no snack price is known. */
  snacks: number | undefined
}

/**
 * What each amount buys when it is spent on one thing only (specification 2, section 2: `/pricing/topup`), computed from
 * the published fare and passes and from `snackKRW`, the price of one snack.
 */
export const topupWorth = (snackKRW: number | undefined): TopupWorth[] =>
  topupAmountsKRW.map((amountKRW) => ({
    amountKRW,
    pickups: timesWithin(amountKRW, guidePickupKRW),
    careHours: careHoursWithin(amountKRW),
    snacks: timesWithin(amountKRW, snackKRW),
  }))
