import * as z from 'zod/mini'
import { safePictureUrl } from '@/domain/site/safeUrl'
import { knownAllergens } from '@/domain/snacks/allergens'
import {
  DEFAULT_SNACK_ORDER,
  type SnackMenuItem,
  type SnackMenuKind,
  sortSnackMenu,
} from '@/domain/snacks/snackMenu'
import { nonEmptyText } from '../firestore/documentFields'
import { parseDocuments } from '../firestore/parseDocuments'
import { readPublicDocuments } from '../firestore/publicDocuments'
import { urlOf } from '../firestore/urlOf'

/** Specification 2, section 9. */
const READ_LIMIT = 200

export const snackSchema = z.object({
  id: z.string(),
  title: nonEmptyText,
  price: z.int().check(z.nonnegative()),
  imageUrl: urlOf(safePictureUrl),
  order: z.catch(z.number(), DEFAULT_SNACK_ORDER),
  allergens: z.pipe(z.catch(z.unknown(), undefined), z.transform(knownAllergens)),
})

export type SnackRow = z.output<typeof snackSchema>

export const snackCollections: Record<SnackMenuKind, string> = {
  basic: 'snack_menu_basic',
  growth: 'snack_menu_growth',
}

/** A menu by `order`, at most 200. */
export async function readSnackRows(kind: SnackMenuKind): Promise<SnackRow[]> {
  const collection = snackCollections[kind]
  const documents = await readPublicDocuments({
    collection,
    orderBy: { field: 'order', direction: 'ASCENDING' },
    limit: READ_LIMIT,
  })
  return parseDocuments(collection, documents, snackSchema)
}

export const snackMenuOf = (rows: readonly SnackRow[]): readonly SnackMenuItem[] =>
  sortSnackMenu(rows.map(({ price, ...item }) => ({ ...item, priceKRW: price })))
