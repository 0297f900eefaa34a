import { invalid } from '../../http/apiError.ts'
import { type JsonObject, readList, readObject, readString } from '../../http/readJson.ts'
import { compareValues, isEqual } from './compareValues.ts'
import { decodeValue, storableValue } from './decodeValue.ts'
import { type FieldPath, parseFieldPath } from './fieldPath.ts'
import { floorInstant } from './instant.ts'
import { type NumberValue, nullValue, type Value } from './value.ts'

const maxInteger = 2n ** 63n - 1n
const minInteger = -(2n ** 63n)

type NumericTransform = 'increment' | 'maximum' | 'minimum'
type ListTransform = 'appendMissingElements' | 'removeAllFromArray'

/** A field change that only the server makes. */
export type Transform = { readonly path: FieldPath } & (
  | { readonly kind: 'requestTime' }
  | { readonly kind: NumericTransform; readonly operand: NumberValue }
  | { readonly kind: ListTransform; readonly elements: readonly Value[] }
)

/** A field transform. Throws INVALID_ARGUMENT for an unknown kind or a wrong operand. */
export function decodeTransform(wire: unknown): Transform {
  const transform = readObject(wire, 'A transform')
  const path = parseFieldPath(readString(transform.fieldPath, 'fieldPath'))
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (transform[kind] !== undefined) {
      return { path, kind, operand: decodeNumber(transform[kind], kind) }
    }
  }
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
    if (transform[kind] !== undefined) {
      return { path, kind, elements: decodeElements(readObject(transform[kind], kind)) }
    }
  }
  if (transform.setToServerValue !== 'REQUEST_TIME') throw invalid('Unknown field transform.')
  return { path, kind: 'requestTime' }
}

/** The new value, and the one in the answer. */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  commitTime: bigint,
): { value: Value; result: Value } {
  switch (transform.kind) {
    case 'requestTime': {
      // The service gives milliseconds here although commit times are finer.
      const value: Value = { kind: 'timestamp', nanos: floorInstant(commitTime, 1_000_000n) }
      return { value, result: value }
    }
    case 'appendMissingElements': {
      const value = appended(elementsOf(current), transform.elements)
      return { value, result: nullValue }
    }
    case 'removeAllFromArray': {
      const kept = elementsOf(current).filter((value) => !isAmong(transform.elements, value))
      return { value: { kind: 'array', values: kept }, result: nullValue }
    }
    default: {
      const value = calculated(transform.kind, current, transform.operand)
      return { value, result: value }
    }
  }
}

function calculated(
  kind: NumericTransform,
  current: Value | undefined,
  operand: NumberValue,
): NumberValue {
  if (current?.kind !== 'integer' && current?.kind !== 'double') return operand
  if (kind === 'increment') return sum(current, operand)
  if (Number.isNaN(current.value) || Number.isNaN(operand.value)) {
    return { kind: 'double', value: Number.NaN }
  }
  const order = compareValues(operand, current)
  // Equal numbers (3 and 3.0, 0 and -0) leave the field as is.
  const wins = kind === 'maximum' ? order > 0 : order < 0
  return wins ? operand : current
}

// Integers saturate at 64 bits.
function sum(left: NumberValue, right: NumberValue): NumberValue {
  if (left.kind === 'double' || right.kind === 'double') {
    return { kind: 'double', value: Number(left.value) + Number(right.value) }
  }
  const value = left.value + right.value
  if (value > maxInteger) return { kind: 'integer', value: maxInteger }
  return { kind: 'integer', value: value < minInteger ? minInteger : value }
}

function appended(existing: readonly Value[], elements: readonly Value[]): Value {
  const values = [...existing]
  for (const element of elements) {
    if (!isAmong(values, element)) values.push(element)
  }
  return { kind: 'array', values }
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value?.kind === 'array' ? value.values : []
}

function isAmong(values: readonly Value[], wanted: Value): boolean {
  return values.some((value) => isEqual(value, wanted))
}

function decodeNumber(wire: unknown, kind: string): NumberValue {
  const value = decodeValue(wire)
  if (value.kind === 'integer' || value.kind === 'double') return value
  throw invalid(`${kind} takes a number.`)
}

function decodeElements(array: JsonObject): Value[] {
  return readList(array.values, 'values').map((element) => {
    const value = decodeValue(element, 1)
    if (value.kind === 'array') throw invalid('Cannot convert an array value in an array value.')
    return storableValue(value)
  })
}
