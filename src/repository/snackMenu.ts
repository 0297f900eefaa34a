import * as z from 'zod/mini'
import { knownAllergens } from '@/domain/allergens'
import { safeUrl } from '@/domain/safeUrl'
import {
  DEFAULT_SNACK_ORDER,
  type SnackMenuItem,
  type SnackMenuKind,
  sortSnackMenu,
} from '@/domain/snackMenu'
import { readDocuments } from './client'
import { parseDocuments } from './parseDocuments'

/** Menu read limit (specification 2, section 9). */
const READ_LIMIT = 200
const COLLECTIONS: Record<SnackMenuKind, string> = {
  basic: 'snack_menu_basic',
  growth: 'snack_menu_growth',
}

const snackSchema = z.pipe(
  z.object({
    id: z.string(),
    title: z.string().check(z.trim(), z.minLength(1)),
    price: z.int().check(z.nonnegative()),
    imageUrl: z.catch(z.pipe(z.string(), z.transform(safeUrl)), undefined),
    order: z.catch(z.number(), DEFAULT_SNACK_ORDER),
    allergens: z.pipe(z.catch(z.unknown(), undefined), z.transform(knownAllergens)),
  }),
  z.transform(({ price, ...item }): SnackMenuItem => ({ ...item, priceKRW: price })),
)

/**
 * One grid of the snack page, by `order`, 200 rows at most.
 * @throws {RepositoryError}
 */
export async function readSnackMenu(kind: SnackMenuKind): Promise<SnackMenuItem[]> {
  const collection = COLLECTIONS[kind]
  const documents = await readDocuments((lite, db) =>
    lite.query(
      lite.collection(db, collection),
      lite.orderBy('order', 'asc'),
      lite.limit(READ_LIMIT),
    ),
  )
  return sortSnackMenu(parseDocuments(collection, documents, snackSchema))
}
