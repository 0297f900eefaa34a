import * as z from 'zod/mini'
import { safePictureUrl } from '@/domain/safeUrl'
import { isPastDeadline } from '@/domain/specialSnackDeadline'
import type { SpecialSnackEvent } from '@/domain/specialSnackEvent'
import { timestamp } from './documentFields'
import { type Recalled, rememberedRead } from './rememberedRead'
import { urlOf } from './urlOf'

const COLLECTION = 'special_snack_events'

const title = z.string().check(z.trim(), z.minLength(1))

const eventSchema = z.object({
  id: z.string(),
  title,
  branch: z.catch(z.string().check(z.trim()), ''),
  deadlineTs: timestamp,
  product: z.object({
    title,
    price: z.int().check(z.nonnegative()),
    imageUrl: urlOf(safePictureUrl),
    html: z.catch(z.string(), ''),
  }),
})

function eventOf({
  deadlineTs,
  product: { price, ...product },
  ...event
}: z.output<typeof eventSchema>): SpecialSnackEvent {
  return { ...event, deadline: deadlineTs, product: { ...product, priceKRW: price } }
}

const nextEvent = rememberedRead({
  key: 'dodam-snack-event',
  collection: COLLECTION,
  schema: eventSchema,
  dataOf: ([event]) => event && eventOf(event),
})

/**
 * The open special snack whose deadline comes first at or after `now`; undefined when there is none.
 * @throws {RepositoryError}
 */
export const readSpecialSnackEvent = (now: Date): Promise<SpecialSnackEvent | undefined> =>
  nextEvent.read((lite, db) =>
    lite.query(
      lite.collection(db, COLLECTION),
      lite.where('published', '==', true),
      lite.where('status', '==', 'open'),
      lite.where('deadlineTs', '>=', lite.Timestamp.fromDate(now)),
      lite.orderBy('deadlineTs', 'asc'),
      lite.limit(1),
    ),
  )

/** The event that was read last, unless its deadline has passed by `now`: then another one may be open. */
export function recallSpecialSnackEvent(
  now: Date,
): Recalled<SpecialSnackEvent | undefined> | undefined {
  const recalled = nextEvent.recall()
  return recalled?.data && isPastDeadline(recalled.data.deadline, now) ? undefined : recalled
}
