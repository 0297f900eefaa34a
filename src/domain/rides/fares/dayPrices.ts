import { compareAsc } from 'date-fns/compareAsc'
import { comingAfter, fromDayText, heldAt } from '../../dates/schedule'
import type { PriceList, Prices } from '../../orders/priceList'
import type { NoticeEntry } from '../../site/notice'
import { comingFareText, type Fares, farePartsText, type Tariff } from './fare'

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

/** 「공지로 알리기」 of a change of the fare, with old and new. */
export const fareNotice = (held: Tariff, next: Tariff, today: string): NoticeEntry => ({
  kind: '운영',
  title: `픽업 요금이 ${fromDayText(next)} 바뀌어요`,
  body: [
    `지금은 ${farePartsText(held)}이에요.`,
    `${comingFareText(next)}이에요. 픽업을 타는 날의 요금이 적용되고, 이미 예약한 픽업은 예약할 때의 요금 그대로예요.`,
  ].join('\n\n'),
  branchId: '',
  day: today,
})
