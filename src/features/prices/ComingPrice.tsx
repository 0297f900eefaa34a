import type { PlanOptionCode } from '@/domain/orders/plans'
import { comingPriceText } from '@/domain/orders/priceList'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'

/** A plan of which nothing is sold keeps its card. */
export const NOT_SOLD = '지금은 판매하지 않아요.'

interface Props {
  code: PlanOptionCode
  prices: DayPrices
}

/** `12.15(화)부터 27,000원` beside a price that changes. */
export function ComingPrice({ code, prices: { list, comingList } }: Props) {
  const text = comingPriceText(list, comingList, code)
  return text ? <small className="block accent text-14 bold">{text}</small> : null
}
