import * as z from 'zod/mini'
import { safePictureUrl } from '@/domain/site/safeUrl'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'
import { nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { readPublicDocuments } from '../firestore/publicDocuments'
import { urlOf } from '../firestore/urlOf'

export const SPECIAL_SNACKS = 'special_snack_events'

export const specialSnackSchema = z.object({
  id: z.string(),
  title: nonEmptyText,
  branch: z.catch(text, ''),
  deadlineTs: timestamp,
  product: z.object({
    title: nonEmptyText,
    price: z.int().check(z.nonnegative()),
    imageUrl: urlOf(safePictureUrl),
    html: z.catch(text, ''),
  }),
})

export type SpecialSnackRow = z.output<typeof specialSnackSchema>

/** The published event with the first deadline from `now` on, or no row. */
export async function readSpecialSnackRows(now: Date): Promise<SpecialSnackRow[]> {
  const documents = await readPublicDocuments({
    collection: SPECIAL_SNACKS,
    where: [
      { field: 'published', op: 'EQUAL', value: { booleanValue: true } },
      { field: 'status', op: 'EQUAL', value: { stringValue: 'open' } },
      {
        field: 'deadlineTs',
        op: 'GREATER_THAN_OR_EQUAL',
        value: { timestampValue: now.toISOString() },
      },
    ],
    orderBy: { field: 'deadlineTs', direction: 'ASCENDING' },
    limit: 1,
  })
  return parseDocuments(SPECIAL_SNACKS, documents, specialSnackSchema)
}

export function specialSnackEventOf([row]: readonly SpecialSnackRow[]):
  | SpecialSnackEvent
  | undefined {
  if (!row) return undefined
  const {
    deadlineTs,
    product: { price, ...product },
    ...event
  } = row
  return { ...event, deadline: deadlineTs, product: { ...product, priceKRW: price } }
}
