import type { Database, StoredDocument } from './database.ts'
import { isMatch, readField } from './filter.ts'
import type { Cursor, Order, StructuredQuery } from './structuredQuery.ts'
import { compareValues } from './values/compareValues.ts'
import { pickFields } from './values/fieldPath.ts'
import type { Value } from './values/value.ts'

/** The documents that a query finds, in order, reduced to `select`. */
export function runQuery(database: Database, query: StructuredQuery): readonly StoredDocument[] {
  const { orderBy, startAt, endAt, where, offset, limit, select } = query
  const found = candidates(database, query)
    .filter((document) => !where || isMatch(where, document))
    .map((document) => ({ document, keys: sortKeys(document, orderBy) }))
    .filter(({ keys }) => keys.length === orderBy.length)
    .filter(({ keys }) => !startAt || !isBeforeCursor(keys, startAt, orderBy))
    .filter(({ keys }) => !endAt || isBeforeCursor(keys, endAt, orderBy))
    .sort((left, right) => compareKeys(left.keys, right.keys, orderBy))
    .slice(offset, limit === undefined ? undefined : offset + limit)
  return found.map(({ document }) =>
    select ? { ...document, fields: pickFields(document.fields, select) } : document,
  )
}

/** The query's single collection; undefined for a group query. */
export function collectionPathOfQuery(query: StructuredQuery): string | undefined {
  if (query.isGroup || query.collectionId === undefined) return undefined
  return query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`
}

function candidates(database: Database, query: StructuredQuery): readonly StoredDocument[] {
  const collectionPath = collectionPathOfQuery(query)
  return collectionPath === undefined
    ? database.inGroup(query.parent, query.collectionId)
    : database.inCollection(collectionPath)
}

// A document without an ordered field has too few keys and is not found.
function sortKeys(document: StoredDocument, orderBy: readonly Order[]): Value[] {
  return orderBy.flatMap(({ path }) => readField(document, path) ?? [])
}

function isBeforeCursor(
  keys: readonly Value[],
  cursor: Cursor,
  orderBy: readonly Order[],
): boolean {
  const order = compareKeys(keys, cursor.values, orderBy)
  return cursor.isBefore ? order < 0 : order <= 0
}

function compareKeys(
  left: readonly Value[],
  right: readonly Value[],
  orderBy: readonly Order[],
): number {
  for (const [index, { isDescending }] of orderBy.entries()) {
    const leftKey = left[index]
    const rightKey = right[index]
    if (leftKey === undefined || rightKey === undefined) return 0
    const order = compareValues(leftKey, rightKey)
    if (order !== 0) return isDescending ? -order : order
  }
  return 0
}
