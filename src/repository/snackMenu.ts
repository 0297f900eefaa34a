import * as z from 'zod/mini'
import { knownAllergens } from '@/domain/allergens'
import { safePictureUrl } from '@/domain/safeUrl'
import {
  DEFAULT_SNACK_ORDER,
  type SnackMenuItem,
  type SnackMenuKind,
  sortSnackMenu,
} from '@/domain/snackMenu'
import { rememberedRead } from './rememberedRead'
import { urlOf } from './urlOf'

/** Menu read limit (specification 2, section 9). */
const READ_LIMIT = 200

const snackSchema = z.object({
  id: z.string(),
  title: z.string().check(z.trim(), z.minLength(1)),
  price: z.int().check(z.nonnegative()),
  imageUrl: urlOf(safePictureUrl),
  order: z.catch(z.number(), DEFAULT_SNACK_ORDER),
  allergens: z.pipe(z.catch(z.unknown(), undefined), z.transform(knownAllergens)),
})

const menuOf = (snacks: readonly z.output<typeof snackSchema>[]): readonly SnackMenuItem[] =>
  sortSnackMenu(snacks.map(({ price, ...item }) => ({ ...item, priceKRW: price })))

const grid = (place: { collection: string; key: string }) => ({
  collection: place.collection,
  ...rememberedRead({ ...place, schema: snackSchema, dataOf: menuOf }),
})
const grids = {
  basic: grid({ collection: 'snack_menu_basic', key: 'dodam-snack-basic' }),
  growth: grid({ collection: 'snack_menu_growth', key: 'dodam-snack-growth' }),
}

/**
 * One grid of the snack page, by `order`, 200 rows at most.
 * @throws {RepositoryError}
 */
export function readSnackMenu(kind: SnackMenuKind): Promise<readonly SnackMenuItem[]> {
  const { collection, read } = grids[kind]
  return read((lite, db) =>
    lite.query(
      lite.collection(db, collection),
      lite.orderBy('order', 'asc'),
      lite.limit(READ_LIMIT),
    ),
  )
}

/** The grid as it was read last. */
export const recallSnackMenu = (kind: SnackMenuKind) => grids[kind].recall()
