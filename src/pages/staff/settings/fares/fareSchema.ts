import * as z from 'zod/mini'
import { dayOf, seoulInstant } from '@/domain/dates/day'
import { checkChangeDay } from '@/domain/dates/schedule'
import { formatNumber, typedKRW } from '@/domain/money'
import {
  checkDiscount,
  checkFarePart,
  type FareParts,
  type Tariff,
} from '@/domain/rides/fares/fare'
import { now } from '@/platform/clock'
import { fieldRule } from '@/ui/form/fieldRule'

/** As typed. */
export interface FareEntry {
  base: string
  perKm: string
  night: string
  discount: string
  day: string
  isAnnounced: boolean
}

const part = z.string().check(fieldRule((text) => checkFarePart(typedKRW(text))))

export const fareSchema: z.ZodMiniType<FareEntry, FareEntry> = z
  .object({
    base: part,
    perKm: part,
    night: part,
    discount: part,
    day: z.string().check(fieldRule((day) => checkChangeDay(day, dayOf(now())))),
    isAnnounced: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { baseKRW, discountKRW } = farePartsOf(value)
    const result = checkDiscount(discountKRW, baseKRW)
    if (!result.ok)
      issues.push({
        code: 'custom',
        input: value.discount,
        message: result.reason,
        path: ['discount'],
      })
  })

/** What is typed so far; 0 for what is no number. */
export const farePartsOf = ({ base, perKm, night, discount }: FareEntry): FareParts => ({
  baseKRW: typedKRW(base) ?? 0,
  perKmKRW: typedKRW(perKm) ?? 0,
  nightKRW: typedKRW(night) ?? 0,
  discountKRW: typedKRW(discount) ?? 0,
})

export const tariffOf = (entry: FareEntry): Tariff => ({
  ...farePartsOf(entry),
  from: seoulInstant(entry.day, 0, 0),
})

export const fareEntryOf = (parts: FareParts, day: string): FareEntry => ({
  base: formatNumber(parts.baseKRW),
  perKm: formatNumber(parts.perKmKRW),
  night: formatNumber(parts.nightKRW),
  discount: formatNumber(parts.discountKRW),
  day,
  isAnnounced: true,
})
