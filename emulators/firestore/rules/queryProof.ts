import type { FieldFilter, Filter } from '../filter.ts'
import { isNamePath } from '../values/fieldPath.ts'
import type { Value } from '../values/value.ts'
import { type MapValue, mapOf, type RuleValue } from './ruleValue.ts'

const MAX_ALTERNATIVES = 100

/**
 * What a query's filters prove: a stand-in document per alternative (OR, IN, ARRAY_CONTAINS_ANY), all of which the rules must
 * allow. A field with one equality has its value, other filtered fields are constraints, the rest is missing. Undefined beyond
 * the limit.
 */
export function provenDocuments(where: Filter | undefined): readonly ProvenDocument[] | undefined {
  const alternatives = where ? alternativesOf(where) : [[]]
  return alternatives?.map(documentOf)
}

export interface ProvenDocument {
  readonly resource: MapValue
  /** If the query names it. */
  readonly id: string | undefined
}

type Alternative = readonly FieldFilter[]

function alternativesOf(filter: Filter): Alternative[] | undefined {
  if (filter.kind === 'field') return splitFilter(filter).map((each) => [each])
  const parts: Alternative[][] = []
  for (const part of filter.filters) {
    const alternatives = alternativesOf(part)
    if (!alternatives) return undefined
    parts.push(alternatives)
  }
  const joined = filter.kind === 'or' ? parts.flat() : parts.reduce(combine, [[]])
  return joined.length <= MAX_ALTERNATIVES ? joined : undefined
}

function combine(left: Alternative[], right: Alternative[]): Alternative[] {
  if (left.length > MAX_ALTERNATIVES) return left
  return left.flatMap((one) => right.map((other) => [...one, ...other]))
}

function splitFilter(filter: FieldFilter): FieldFilter[] {
  const { operator, value } = filter
  if (value.kind !== 'array') return [filter]
  const each = (split: 'EQUAL' | 'ARRAY_CONTAINS') =>
    value.values.map((element): FieldFilter => ({ ...filter, operator: split, value: element }))
  if (operator === 'IN') return each('EQUAL')
  return operator === 'ARRAY_CONTAINS_ANY' ? each('ARRAY_CONTAINS') : [filter]
}

function documentOf(alternative: Alternative): ProvenDocument {
  const byPath = new Map<string, FieldFilter[]>()
  for (const filter of alternative) {
    if (isNamePath(filter.path)) continue
    const key = JSON.stringify(filter.path)
    byPath.set(key, [...(byPath.get(key) ?? []), filter])
  }
  const data = [...byPath.values()].reduce<MapValue>((document, filters) => {
    const path = filters[0]?.path ?? []
    return withField(document, path, knownValue(filters))
  }, mapOf([]))
  return { resource: mapOf([['data', data]]), id: knownId(alternative) }
}

function knownId(alternative: Alternative): string | undefined {
  const named = alternative.find(({ path, operator }) => isNamePath(path) && operator === 'EQUAL')
  return named?.value.kind === 'reference' ? named.value.segments.at(-1) : undefined
}

function knownValue(filters: readonly FieldFilter[]): RuleValue {
  const [first, ...others] = filters
  const value: Value | undefined = first?.operator === 'EQUAL' ? first.value : undefined
  return value && others.length === 0 ? value : { kind: 'constraint', filters }
}

function withField(map: MapValue, path: readonly string[], value: RuleValue): MapValue {
  const [name, ...rest] = path
  if (name === undefined) return map
  const inner = map.fields.get(name)
  const below = inner?.kind === 'map' ? inner : mapOf([])
  return mapOf([...map.fields, [name, rest.length === 0 ? value : withField(below, rest, value)]])
}
