// Mirrors firestore.rules: tests/rules/requests.ts holds both to the same answers.
import type { StoredDocument } from './database.ts'
import type { Filter } from './filter.ts'
import { collectionPathOf } from './resourceName.ts'
import type { Value } from './value.ts'

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
  return collectionPath === eventsCollection && where !== undefined && findsPublishedOnly(where)
}

/** Whether a visitor may write: never. The administrator asks no rules. */
export function mayWrite(): boolean {
  return false
}

/** Whether a filter alone makes sure that every result is published, whatever the documents hold. */
function findsPublishedOnly(filter: Filter): boolean {
  if (filter.kind !== 'field') {
    const { kind, filters } = filter
    return kind === 'and' ? filters.some(findsPublishedOnly) : filters.every(findsPublishedOnly)
  }
  const { path, operator, value } = filter
  if (path.length !== 1 || path[0] !== 'published') return false
  if (operator === 'IN') return value.kind === 'array' && value.values.every(isTrue)
  return operator === 'EQUAL' && isTrue(value)
}

const isTrue = (value: Value) => value.kind === 'boolean' && value.value
