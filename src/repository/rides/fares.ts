import * as z from 'zod/mini'
import { sampleFares, type Tariff } from '@/domain/rides/fare'
import { timestamp } from '../firestore/documentFields'
import { scheduleDocument, scheduleSchema } from '../firestore/scheduleDocument'

const amountKRW = z.int().check(z.nonnegative())

export const faresSchema = scheduleSchema<Tariff>(
  z.object({
    baseKRW: amountKRW,
    perKmKRW: amountKRW,
    nightKRW: amountKRW,
    discountKRW: amountKRW,
    from: timestamp,
  }),
)

const document = scheduleDocument({ id: 'fares', schema: faresSchema, sample: sampleFares })

/** `settings/fares`, the sample without one. */
export const readFares = document.read
