import { invalid } from '../http/apiError.ts'
import { type JsonObject, readList, readObject, readString } from '../http/readJson.ts'
import type { StoredDocument } from './database.ts'
import { compareValues, isEqual, isSameType } from './values/compareValues.ts'
import { decodeValue } from './values/decodeValue.ts'
import { type FieldPath, getField, isNamePath, parseFieldPath } from './values/fieldPath.ts'
import { nullValue, type Value } from './values/value.ts'

const maxDepth = 50

const matchers = {
  EQUAL: isEqual,
  NOT_EQUAL: (field, value) => field.kind !== 'null' && !isEqual(field, value),
  LESS_THAN: (field, value) => isSameType(field, value) && compareValues(field, value) < 0,
  LESS_THAN_OR_EQUAL: (field, value) =>
    isSameType(field, value) && compareValues(field, value) <= 0,
  GREATER_THAN: (field, value) => isSameType(field, value) && compareValues(field, value) > 0,
  GREATER_THAN_OR_EQUAL: (field, value) =>
    isSameType(field, value) && compareValues(field, value) >= 0,
  IN: (field, value) => contains(value, field),
  // A null among the values excludes everything, as in SQL.
  NOT_IN: (field, value) =>
    field.kind !== 'null' && !contains(value, nullValue) && !contains(value, field),
  ARRAY_CONTAINS: (field, value) => contains(field, value),
  ARRAY_CONTAINS_ANY: (field, value) =>
    value.kind === 'array' && value.values.some((wanted) => contains(field, wanted)),
} as const satisfies Record<string, (field: Value, value: Value) => boolean>

type Operator = keyof typeof matchers

export interface FieldFilter {
  readonly kind: 'field'
  readonly path: FieldPath
  readonly operator: Operator
  readonly value: Value
}

export type Filter =
  | FieldFilter
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }

const inequalities: readonly Operator[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
]

const listLimits: Partial<Record<Operator, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 }

const nan: Value = { kind: 'double', value: Number.NaN }

const unaryFilters = new Map<string, { operator: Operator; value: Value }>([
  ['IS_NULL', { operator: 'EQUAL', value: nullValue }],
  ['IS_NOT_NULL', { operator: 'NOT_EQUAL', value: nullValue }],
  ['IS_NAN', { operator: 'EQUAL', value: nan }],
  ['IS_NOT_NAN', { operator: 'NOT_EQUAL', value: nan }],
])

/** A `where`. Throws INVALID_ARGUMENT for an unknown operator or a wrong operand. */
export function decodeFilter(wire: unknown, depth = 0): Filter {
  if (depth > maxDepth) throw invalid('The filter is nested too deeply.')
  const filter = readObject(wire, 'where')
  if (filter.fieldFilter !== undefined) {
    return decodeFieldFilter(readObject(filter.fieldFilter, 'fieldFilter'))
  }
  if (filter.unaryFilter !== undefined) {
    const unary = readObject(filter.unaryFilter, 'unaryFilter')
    const meaning = unaryFilters.get(readString(unary.op, 'unaryFilter.op'))
    if (!meaning) throw invalid('Unknown unary operator.')
    return { kind: 'field', path: decodePath(unary), ...meaning }
  }
  const composite = readObject(filter.compositeFilter, 'compositeFilter')
  if (composite.op !== 'AND' && composite.op !== 'OR') throw invalid('A filter must be known.')
  const filters = readList(composite.filters, 'filters').map((part) =>
    decodeFilter(part, depth + 1),
  )
  if (filters.length === 0) throw invalid('A composite filter needs filters.')
  return { kind: composite.op === 'AND' ? 'and' : 'or', filters }
}

/** Does a document match? One without the field never does. */
export function isMatch(filter: Filter, document: StoredDocument): boolean {
  if (filter.kind === 'field') {
    const field = readField(document, filter.path)
    return field !== undefined && matchers[filter.operator](field, filter.value)
  }
  return filter.kind === 'and'
    ? filter.filters.every((part) => isMatch(part, document))
    : filter.filters.some((part) => isMatch(part, document))
}

/** A document's value at a path; `__name__` is the document's reference. */
export function readField(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNamePath(path) ? document.reference : getField(document.fields, path)
}

/** Paths of all inequalities: they order the query. */
export function inequalityPaths(filter: Filter | undefined): FieldPath[] {
  if (!filter) return []
  if (filter.kind !== 'field') return filter.filters.flatMap(inequalityPaths)
  return inequalities.includes(filter.operator) ? [filter.path] : []
}

function decodeFieldFilter(wire: JsonObject): FieldFilter {
  const path = decodePath(wire)
  const operator = decodeOperator(readString(wire.op, 'fieldFilter.op'))
  const limit = listLimits[operator]
  const operands = limit === undefined ? [decodeValue(wire.value)] : decodeOperands(wire.value)
  const [value] = limit === undefined ? operands : [{ kind: 'array', values: operands } as const]
  if (!value || operands.length === 0 || operands.length > (limit ?? 1)) {
    throw invalid(`${operator} takes a list of 1 to ${limit} values.`)
  }
  if (isNamePath(path) && operands.some(({ kind }) => kind !== 'reference')) {
    throw invalid('__name__ can only be compared with a reference.')
  }
  return { kind: 'field', path, operator, value }
}

// Unlike a stored array, operands may contain arrays.
function decodeOperands(wire: unknown): Value[] {
  const list = readObject(readObject(wire, 'value').arrayValue, 'arrayValue')
  return readList(list.values, 'values').map((value) => decodeValue(value))
}

function decodePath(wire: JsonObject): FieldPath {
  return parseFieldPath(readString(readObject(wire.field, 'field').fieldPath, 'fieldPath'))
}

function decodeOperator(name: string): Operator {
  if (!isOperator(name)) throw invalid(`Unknown operator "${name.slice(0, 60)}".`)
  return name
}

function isOperator(name: string): name is Operator {
  return Object.hasOwn(matchers, name)
}

function contains(list: Value, wanted: Value): boolean {
  return list.kind === 'array' && list.values.some((value) => isEqual(value, wanted))
}
