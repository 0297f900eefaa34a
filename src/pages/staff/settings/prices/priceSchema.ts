import * as z from 'zod/mini'
import { dayOf, seoulInstant } from '@/domain/dates/day'
import { checkChangeDay } from '@/domain/dates/schedule'
import { formatNumber, typedKRW } from '@/domain/money'
import { type PlanOptionCode, planOptionCodes } from '@/domain/orders/plans'
import {
  checkOptionPrice,
  checkSoldCount,
  type OptionPrices,
  type PriceList,
} from '@/domain/orders/priceList'
import { now } from '@/platform/clock'
import { fieldRule } from '@/ui/form/fieldRule'

/** In the order in which they are sold. */
export interface OptionEntry {
  code: PlanOptionCode
  /** As typed. */
  price: string
  isSold: boolean
}

export interface PriceEntry {
  options: OptionEntry[]
  day: string
  isAnnounced: boolean
}

const optionSchema = z
  .object({ code: z.enum(planOptionCodes), price: z.string(), isSold: z.boolean() })
  .check(({ value: { price, isSold }, issues }) => {
    const result = checkOptionPrice(typedKRW(price))
    if (isSold && !result.ok)
      issues.push({ code: 'custom', input: price, message: result.reason, path: ['price'] })
  })

export const priceSchema: z.ZodMiniType<PriceEntry, PriceEntry> = z.object({
  options: z
    .array(optionSchema)
    .check(fieldRule((options) => checkSoldCount(options.filter(({ isSold }) => isSold).length))),
  day: z.string().check(fieldRule((day) => checkChangeDay(day, dayOf(now())))),
  isAnnounced: z.boolean(),
})

export const optionPricesOf = (options: readonly OptionEntry[]): OptionPrices =>
  Object.fromEntries(
    options.flatMap(({ code, price, isSold }) => {
      const priceKRW = typedKRW(price)
      return isSold && priceKRW !== undefined ? [[code, priceKRW]] : []
    }),
  )

export const priceListOf = ({ options, day }: PriceEntry): PriceList => ({
  options: optionPricesOf(options),
  from: seoulInstant(day, 0, 0),
})

/** Those that can be sold only when they are added. */
export const addableCodes = ['t-6', 't-10', 't-20'] as const

const isAddable = (code: PlanOptionCode) => addableCodes.some((added) => added === code)

export const priceEntryOf = ({ options }: PriceList, day: string): PriceEntry => ({
  options: planOptionCodes
    .filter((code) => options[code] !== undefined || !isAddable(code))
    .map((code) => {
      const priceKRW = options[code]
      return {
        code,
        price: priceKRW === undefined ? '' : formatNumber(priceKRW),
        isSold: priceKRW !== undefined,
      }
    }),
  day,
  isAnnounced: true,
})
