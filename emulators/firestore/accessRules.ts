// Mirrors firestore.rules: change both together.
import type { StoredDocument } from './database.ts'
import { certainFilters, type Filter } from './filter.ts'
import { collectionPathOf } from './resourceName.ts'

const publicCollections: readonly string[] = ['banners', 'snack_menu_basic', 'snack_menu_growth']
const eventsCollection = 'special_snack_events'

/** Whether a visitor may read one document, which may not exist. */
export function mayGet(path: string, document: StoredDocument | undefined): boolean {
  const collectionPath = collectionPathOf(path)
  if (publicCollections.includes(collectionPath)) return true
  const published = document?.fields.get('published')
  return collectionPath === eventsCollection && published?.kind === 'boolean' && published.value
}

/** Whether a visitor may run a query. `collectionPath` is undefined when it reaches across collections. */
export function mayList(collectionPath: string | undefined, where?: Filter): boolean {
  if (collectionPath === undefined) return false
  if (publicCollections.includes(collectionPath)) return true
  return collectionPath === eventsCollection && certainFilters(where).some(isPublishedOnly)
}

/** Whether a visitor may write: never. The administrator asks no rules. */
export function mayWrite(): boolean {
  return false
}

function isPublishedOnly({ path, operator, value }: ReturnType<typeof certainFilters>[number]) {
  const isPublishedField = path.length === 1 && path[0] === 'published'
  return isPublishedField && operator === 'EQUAL' && value.kind === 'boolean' && value.value
}
