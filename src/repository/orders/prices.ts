import * as z from 'zod/mini'
import { planOptionCodes } from '@/domain/orders/plans'
import { type PriceList, samplePrices } from '@/domain/orders/priceList'
import { timestamp } from '../firestore/documentFields'
import { scheduleDocument, scheduleSchema } from '../firestore/scheduleDocument'

export const pricesSchema = scheduleSchema<PriceList>(
  z.object({
    options: z.partialRecord(z.enum(planOptionCodes), z.int().check(z.nonnegative())),
    from: timestamp,
  }),
)

const document = scheduleDocument({ id: 'prices', schema: pricesSchema, sample: samplePrices })

/** `settings/prices`, the sample without one. */
export const readPrices = document.read
