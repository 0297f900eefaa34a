import * as z from 'zod/mini'
import { safePictureUrl } from '@/domain/site/safeUrl'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'
import { readDocuments } from '../firestore/client'
import { nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
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
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, SPECIAL_SNACKS),
      lite.where('published', '==', true),
      lite.where('status', '==', 'open'),
      lite.where('deadlineTs', '>=', lite.Timestamp.fromDate(now)),
      lite.orderBy('deadlineTs', 'asc'),
      lite.limit(1),
    ),
  )
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
