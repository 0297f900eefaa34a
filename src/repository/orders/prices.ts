import * as z from 'zod/mini'
import { planOptionCodes } from '@/domain/orders/plans'
import { type PriceList, samplePrices } from '@/domain/orders/priceList'
import type { Notice } from '@/domain/site/notice'
import { putNotice } from '../content/notices'
import { timestamp } from '../firestore/documentFields'
import {
  type ScheduleChange,
  scheduleDocument,
  scheduleSchema,
} from '../firestore/scheduleDocument'

export const pricesSchema = scheduleSchema<PriceList>(
  z.object({
    options: z.partialRecord(z.enum(planOptionCodes), z.int().check(z.nonnegative())),
    from: timestamp,
  }),
)

const document = scheduleDocument({ id: 'prices', schema: pricesSchema, sample: samplePrices })

/** `settings/prices`, the sample without one. */
export const readPrices = document.read

/** The change, and its notice, in one commit. @throws {RepositoryError} `changed` when a colleague was faster */
export const saveNextPrices = (change: ScheduleChange<PriceList>, notice?: Notice): Promise<void> =>
  document.saveNext(change, (commit) => notice && putNotice(commit, commit.transaction, notice))
