import * as z from 'zod/mini'
import { sampleFares, type Tariff } from '@/domain/rides/fares/fare'
import type { Notice } from '@/domain/site/notice'
import { putNotice } from '../content/notices'
import { timestamp } from '../firestore/documentFields'
import {
  type ScheduleChange,
  scheduleDocument,
  scheduleSchema,
} from '../firestore/scheduleDocument'

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

/** The change, and its notice, in one commit. @throws {RepositoryError} `changed` when a colleague was faster */
export const saveNextFares = (change: ScheduleChange<Tariff>, notice?: Notice): Promise<void> =>
  document.saveNext(change, (commit) => notice && putNotice(commit, commit.transaction, notice))
