import { invalid } from '../http/apiError.ts'
import {
  type JsonObject,
  readBoolean,
  readCount,
  readList,
  readObject,
  readString,
} from '../http/readJson.ts'
import { decodeFilter, type Filter, inequalityPaths } from './filter.ts'
import { checkedPath } from './resourceName.ts'
import { compareNames } from './values/compareValues.ts'
import { decodeValue } from './values/decodeValue.ts'
import { type FieldPath, isNamePath, parseFieldPath } from './values/fieldPath.ts'
import type { Value } from './values/value.ts'

export interface Order {
  readonly path: FieldPath
  readonly isDescending: boolean
}

export interface Cursor {
  readonly values: readonly Value[]
  /** Just before the position, else just after it. */
  readonly isBefore: boolean
}

/** A query with implicit orders made explicit. */
export interface StructuredQuery {
  /** The parent document; `''` is the root. */
  readonly parent: string
  readonly collectionId: string | undefined
  readonly isGroup: boolean
  readonly where: Filter | undefined
  readonly orderBy: readonly Order[]
  readonly startAt: Cursor | undefined
  readonly endAt: Cursor | undefined
  readonly offset: number
  readonly limit: number | undefined
  readonly select: readonly FieldPath[] | undefined
}

/** A `structuredQuery` below `parent`. Throws INVALID_ARGUMENT. */
export function decodeQuery(wire: unknown, parent: string): StructuredQuery {
  const query = readObject(wire, 'structuredQuery')
  const [selector, ...others] = readList(query.from, 'from')
  if (selector === undefined || others.length > 0) {
    throw invalid('A query needs exactly one collection.')
  }
  const { collectionId, allDescendants } = readObject(selector, 'from')
  const where = query.where === undefined ? undefined : decodeFilter(query.where)
  const orderBy = withImplicitOrders(decodeOrders(query.orderBy), where)
  const isGroup = readBoolean(allDescendants, 'allDescendants') ?? false
  if (!isGroup && typeof collectionId !== 'string') throw invalid('A query needs a collection id.')
  return {
    parent,
    collectionId: collectionId === undefined ? undefined : decodeCollectionId(collectionId),
    isGroup,
    where,
    orderBy,
    startAt: decodeCursor(query.startAt, orderBy, 'startAt'),
    endAt: decodeCursor(query.endAt, orderBy, 'endAt'),
    offset: readCount(query.offset, 'offset') ?? 0,
    limit: readCount(query.limit, 'limit'),
    select: decodeSelect(query.select),
  }
}

/** The explicit orders, then implicit ones: fields of inequalities and the name. */
export function withImplicitOrders(
  explicit: readonly Order[],
  where: Filter | undefined,
): readonly Order[] {
  const isDescending = explicit.at(-1)?.isDescending ?? false
  const orders = [...explicit]
  const implied = inequalityPaths(where).filter((path) => !isNamePath(path))
  for (const path of [...implied.sort(compareNames), ['__name__'] as const]) {
    const isThere = orders.some((order) => compareNames(order.path, path) === 0)
    if (!isThere) orders.push({ path, isDescending })
  }
  return orders
}

function decodeCollectionId(wire: unknown): string {
  return checkedPath([readString(wire, 'collectionId')])
}

function decodeOrders(wire: unknown): Order[] {
  return readList(wire, 'orderBy').map((entry) => {
    const order = readObject(entry, 'orderBy')
    const direction = order.direction ?? 'ASCENDING'
    if (direction !== 'ASCENDING' && direction !== 'DESCENDING') {
      throw invalid('A direction must be ASCENDING or DESCENDING.')
    }
    return { path: decodeFieldReference(order.field), isDescending: direction === 'DESCENDING' }
  })
}

function decodeSelect(wire: unknown): FieldPath[] | undefined {
  if (wire === undefined || wire === null) return undefined
  return readList(readObject(wire, 'select').fields, 'select.fields').map(decodeFieldReference)
}

function decodeFieldReference(wire: unknown): FieldPath {
  return parseFieldPath(readString(readObject(wire, 'field').fieldPath, 'fieldPath'))
}

function decodeCursor(wire: unknown, orderBy: readonly Order[], where: string): Cursor | undefined {
  if (wire === undefined || wire === null) return undefined
  const cursor: JsonObject = readObject(wire, where)
  const values = readList(cursor.values, `${where}.values`).map((value) => decodeValue(value))
  if (values.length > orderBy.length) throw invalid(`${where} has more values than orders.`)
  for (const [index, value] of values.entries()) {
    const order = orderBy[index]
    if (order && isNamePath(order.path) && value.kind !== 'reference') {
      throw invalid(`${where} needs a reference for __name__.`)
    }
  }
  return { values, isBefore: readBoolean(cursor.before, `${where}.before`) ?? false }
}
