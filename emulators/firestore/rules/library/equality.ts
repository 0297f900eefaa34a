import { EvaluationError } from '../rulesError.ts'
import { type RuleValue, typeNameOf } from '../ruleValue.ts'

/** `==`: 1 equals 1.0, but not inside lists and maps, as in the service. */
export function isEqualRule(left: RuleValue, right: RuleValue): boolean {
  const isMixed =
    (left.kind === 'integer' && right.kind === 'double') ||
    (left.kind === 'double' && right.kind === 'integer')
  return isMixed ? Number(left.value) === Number(right.value) : isSame(left, right, false)
}

/** Equality in sets and `diff`: 1 equals 1.0 at every depth. */
export function isLooselyEqual(left: RuleValue, right: RuleValue): boolean {
  return isSame(left, right, true)
}

/** Equality of list elements: 1 differs from 1.0. */
export function isIdentical(left: RuleValue, right: RuleValue): boolean {
  return isSame(left, right, false)
}

/** Negative, zero or positive. Throws EvaluationError for types without an order. */
export function orderOf(left: RuleValue, right: RuleValue): number {
  if (left.kind === 'string' && right.kind === 'string') return compare(left.value, right.value)
  if (left.kind === 'integer' && right.kind === 'integer') return compare(left.value, right.value)
  if (left.kind === 'integer' || left.kind === 'double') {
    if (right.kind === 'integer' || right.kind === 'double') {
      return compare(Number(left.value), Number(right.value))
    }
  }
  if (left.kind === 'timestamp' && right.kind === 'timestamp')
    return compare(left.nanos, right.nanos)
  if (left.kind === 'duration' && right.kind === 'duration') return compare(left.nanos, right.nanos)
  if (left.kind === 'bytes' && right.kind === 'bytes')
    return Buffer.compare(left.value, right.value)
  throw new EvaluationError(
    `Unsupported operation error. Received: ${typeNameOf(left)} < ${typeNameOf(right)}.`,
  )
}

function isSame(left: RuleValue, right: RuleValue, mixesNumbers: boolean): boolean {
  switch (left.kind) {
    case 'null':
      return right.kind === 'null'
    case 'boolean':
    case 'string':
      return right.kind === left.kind && right.value === left.value
    case 'integer':
    case 'double':
      if (right.kind === left.kind) return right.value === left.value
      if (right.kind !== 'integer' && right.kind !== 'double') return false
      return mixesNumbers && Number(left.value) === Number(right.value)
    case 'timestamp':
    case 'duration':
      return right.kind === left.kind && right.nanos === left.nanos
    case 'bytes':
      return right.kind === 'bytes' && Buffer.compare(left.value, right.value) === 0
    case 'geoPoint':
      return (
        right.kind === 'geoPoint' &&
        right.latitude === left.latitude &&
        right.longitude === left.longitude
      )
    case 'reference':
    case 'path':
      return samePath(left, right)
    case 'array':
    case 'vector':
      return right.kind === left.kind && sameElements(left.values, right.values, mixesNumbers)
    case 'map':
      return right.kind === 'map' && sameFields(left.fields, right.fields, mixesNumbers)
    case 'set':
      return (
        right.kind === 'set' &&
        left.values.length === right.values.length &&
        left.values.every((value) => right.values.some((other) => isLooselyEqual(value, other)))
      )
    case 'mapDiff':
      return (
        right.kind === 'mapDiff' &&
        isLooselyEqual(left.after, right.after) &&
        isLooselyEqual(left.before, right.before)
      )
    case 'constraint':
      return false
  }
}

function samePath(left: RuleValue, right: RuleValue): boolean {
  const leftSegments = segmentsOf(left)
  const rightSegments = segmentsOf(right)
  return (
    leftSegments !== undefined &&
    leftSegments.length === rightSegments?.length &&
    leftSegments.every((segment, index) => segment === rightSegments[index])
  )
}

function segmentsOf(value: RuleValue): readonly string[] | undefined {
  if (value.kind === 'path') return value.segments
  return value.kind === 'reference' ? value.segments.slice(2) : undefined
}

function sameElements(
  left: readonly RuleValue[],
  right: readonly RuleValue[],
  mixesNumbers: boolean,
): boolean {
  return (
    left.length === right.length &&
    left.every((value, index) => {
      const other = right[index]
      return other !== undefined && isSame(value, other, mixesNumbers)
    })
  )
}

function sameFields(
  left: ReadonlyMap<string, RuleValue>,
  right: ReadonlyMap<string, RuleValue>,
  mixesNumbers: boolean,
): boolean {
  if (left.size !== right.size) return false
  for (const [name, value] of left) {
    const other = right.get(name)
    if (other === undefined || !isSame(value, other, mixesNumbers)) return false
  }
  return true
}

function compare<T extends string | number | bigint>(left: T, right: T): number {
  if (left < right) return -1
  return left > right ? 1 : 0
}
