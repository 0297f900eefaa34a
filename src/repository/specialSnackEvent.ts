import * as z from 'zod/mini'
import { safePictureUrl } from '@/domain/safeUrl'
import type { SpecialSnackEvent } from '@/domain/specialSnackEvent'
import { readDocuments } from './client'
import { parseDocuments } from './parseDocuments'

const COLLECTION = 'special_snack_events'

/** A Firestore timestamp, known by what it can do: the SDK's class is not loaded here. */
const timestamp = z.pipe(
  z.custom<{ toDate: () => Date }>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'toDate' in value &&
      typeof value.toDate === 'function',
  ),
  z.transform((value) => value.toDate()),
)
const title = z.string().check(z.trim(), z.minLength(1))

const eventSchema = z.pipe(
  z.object({
    id: z.string(),
    title,
    branch: z.catch(z.string().check(z.trim()), ''),
    deadlineTs: timestamp,
    product: z.object({
      title,
      price: z.int().check(z.nonnegative()),
      imageUrl: z.catch(z.pipe(z.string(), z.transform(safePictureUrl)), undefined),
      html: z.catch(z.string(), ''),
    }),
  }),
  z.transform(
    ({ deadlineTs, product: { price, ...product }, ...event }): SpecialSnackEvent => ({
      ...event,
      deadline: deadlineTs,
      product: { ...product, priceKRW: price },
    }),
  ),
)

/**
 * The open special snack whose deadline comes first at or after `now`; undefined when there is none.
 * @throws {RepositoryError}
 */
export async function readSpecialSnackEvent(now: Date): Promise<SpecialSnackEvent | undefined> {
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, COLLECTION),
      lite.where('published', '==', true),
      lite.where('status', '==', 'open'),
      lite.where('deadlineTs', '>=', lite.Timestamp.fromDate(now)),
      lite.orderBy('deadlineTs', 'asc'),
      lite.limit(1),
    ),
  )
  return parseDocuments(COLLECTION, documents, eventSchema)[0]
}
