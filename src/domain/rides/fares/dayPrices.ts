import { compareAsc } from 'date-fns/compareAsc'
import { comingAfter, heldAt } from '../../dates/schedule'
import type { PriceList, Prices } from '../../orders/priceList'
import type { Fares, Tariff } from './fare'

interface PriceSchedules {
  fares: Fares
  prices: Prices
}

/** What holds at a moment and what is announced (specification 7, section 0). */
export interface DayPrices {
  tariff: Tariff
  comingTariff: Tariff | undefined
  list: PriceList
  comingList: PriceList | undefined
}

export const dayPricesAt = ({ fares, prices }: PriceSchedules, instant: Date): DayPrices => ({
  tariff: heldAt(fares, instant),
  comingTariff: comingAfter(fares, instant),
  list: heldAt(prices, instant),
  comingList: comingAfter(prices, instant),
})

/** The moments at which something will change, in order. */
export const priceChanges = ({ fares, prices }: PriceSchedules): Date[] => {
  const times = [fares.next, prices.next].flatMap((next) => (next ? [next.from.getTime()] : []))
  return [...new Set(times)].map((time) => new Date(time)).sort(compareAsc)
}

const LAST_MOMENT = new Date(8_640_000_000_000_000)

/** What holds before the first change, then from each change on. */
export function pricePhases(schedules: PriceSchedules): [DayPrices, ...DayPrices[]] {
  const changes = priceChanges(schedules)
  const [first] = changes
  const before = first ? new Date(first.getTime() - 1) : LAST_MOMENT
  return [
    dayPricesAt(schedules, before),
    ...changes.map((instant) => dayPricesAt(schedules, instant)),
  ]
}
