import { invalid } from '../http/apiError.ts'
import { type JsonObject, readCount, readList, readObject, readString } from '../http/readJson.ts'
import type { Database, StoredDocument } from './database.ts'
import { readField } from './filter.ts'
import { runQuery } from './runQuery.ts'
import { decodeQuery, type StructuredQuery } from './structuredQuery.ts'
import { encodeValue } from './values/encodeValue.ts'
import { type FieldPath, parseFieldPath } from './values/fieldPath.ts'
import { type NumberValue, nullValue, type Value, type WireValue } from './values/value.ts'

const maxAggregations = 5
const maxInteger = 2n ** 63n - 1n
const minInteger = -(2n ** 63n)

type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: number | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly path: FieldPath }

export interface AggregationQuery {
  readonly query: StructuredQuery
  readonly aggregations: readonly Aggregation[]
}

/** A `structuredAggregationQuery` below `parent`. Throws INVALID_ARGUMENT. */
export function decodeAggregationQuery(wire: unknown, parent: string): AggregationQuery {
  const { aggregations, structuredQuery } = readObject(wire, 'structuredAggregationQuery')
  const list = readList(aggregations, 'aggregations')
  if (list.length === 0 || list.length > maxAggregations) {
    throw invalid(`The maximum number of aggregations allowed is ${maxAggregations}, the least 1.`)
  }
  return {
    query: decodeQuery(structuredQuery, parent),
    aggregations: list.map((entry, index) =>
      decodeAggregation(readObject(entry, 'aggregation'), index),
    ),
  }
}

/** Results by alias, and how many documents the query finds; those without all aggregated fields do not count, not even in `count`. */
export function aggregate(
  database: Database,
  { query, aggregations }: AggregationQuery,
): { fields: Record<string, WireValue>; found: number } {
  const paths = aggregations.flatMap((each) => (each.kind === 'count' ? [] : [each.path]))
  const whole = { ...query, offset: 0, limit: undefined, select: undefined }
  const end = query.limit === undefined ? undefined : query.offset + query.limit
  const found = runQuery(database, whole)
  const documents = found
    .filter((document) => paths.every((path) => readField(document, path) !== undefined))
    .slice(query.offset, end)
  return {
    fields: Object.fromEntries(
      aggregations.map((each) => [each.alias, encodeValue(resultOf(each, documents))]),
    ),
    found: found.slice(query.offset, end).length,
  }
}

function decodeAggregation(wire: JsonObject, index: number): Aggregation {
  const alias = wire.alias === undefined ? `field_${index + 1}` : readString(wire.alias, 'alias')
  if (wire.count !== undefined) {
    const upTo = readCount(readObject(wire.count, 'count').upTo, 'upTo')
    return { kind: 'count', alias, upTo }
  }
  const kind = wire.sum === undefined ? 'avg' : 'sum'
  const { field } = readObject(wire[kind], 'aggregation')
  const path = readString(readObject(field, 'field').fieldPath, 'fieldPath')
  return { kind, alias, path: parseFieldPath(path) }
}

function resultOf(aggregation: Aggregation, documents: readonly StoredDocument[]): Value {
  if (aggregation.kind === 'count') {
    const { upTo = documents.length } = aggregation
    return { kind: 'integer', value: BigInt(Math.min(documents.length, upTo)) }
  }
  const numbers = documents.flatMap((document): NumberValue[] => {
    const value = readField(document, aggregation.path)
    return value?.kind === 'integer' || value?.kind === 'double' ? [value] : []
  })
  const sum = sumOf(numbers)
  if (aggregation.kind === 'sum') return sum
  if (numbers.length === 0) return nullValue
  return { kind: 'double', value: Number(sum.value) / numbers.length }
}

// Integers stay integers unless their sum leaves 64 bits; one double makes it a double.
function sumOf(numbers: readonly NumberValue[]): NumberValue {
  let whole = 0n
  let fraction = 0
  let isDouble = false
  for (const number of numbers) {
    if (number.kind === 'integer') whole += number.value
    else {
      fraction += number.value
      isDouble = true
    }
  }
  if (isDouble) return { kind: 'double', value: fraction + Number(whole) }
  const fits = whole <= maxInteger && whole >= minInteger
  return fits ? { kind: 'integer', value: whole } : { kind: 'double', value: Number(whole) }
}
