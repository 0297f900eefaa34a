import type { Fields, NumberValue, Value } from './value.ts'

const rankOfKind = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const

/** May range filters compare the two? Both numbers, or both of one type. */
export function isSameType(left: Value, right: Value): boolean {
  return rankOfKind[left.kind] === rankOfKind[right.kind]
}

/** Firestore's equality: 1 and 1.0, 0 and -0, NaN and NaN are equal. */
export function isEqual(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0
}

/** Firestore's total order over all types: negative, zero (equal, also 1 and 1.0) or positive. */
export function compareValues(left: Value, right: Value): number {
  switch (left.kind) {
    case 'null':
      return right.kind === 'null' ? 0 : byType(left, right)
    case 'boolean':
      return right.kind === 'boolean'
        ? Number(left.value) - Number(right.value)
        : byType(left, right)
    case 'integer':
    case 'double':
      return right.kind === 'integer' || right.kind === 'double'
        ? compareNumbers(left, right)
        : byType(left, right)
    case 'timestamp':
      return right.kind === 'timestamp'
        ? comparePrimitives(left.nanos, right.nanos)
        : byType(left, right)
    case 'string':
      return right.kind === 'string' ? compareText(left.value, right.value) : byType(left, right)
    case 'bytes':
      return right.kind === 'bytes' ? Buffer.compare(left.value, right.value) : byType(left, right)
    case 'reference':
      return right.kind === 'reference'
        ? compareNames(left.segments, right.segments)
        : byType(left, right)
    case 'geoPoint':
      return right.kind === 'geoPoint'
        ? comparePrimitives(left.latitude, right.latitude) ||
            comparePrimitives(left.longitude, right.longitude)
        : byType(left, right)
    case 'array':
      return right.kind === 'array' ? compareLists(left.values, right.values) : byType(left, right)
    case 'vector':
      return right.kind === 'vector'
        ? left.values.length - right.values.length || compareLists(left.values, right.values)
        : byType(left, right)
    case 'map':
      return right.kind === 'map' ? compareMaps(left.fields, right.fields) : byType(left, right)
  }
}

/** By UTF-8 bytes, that is by code points. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const difference = left.charCodeAt(index) - right.charCodeAt(index)
    if (difference !== 0) {
      // UTF-16 puts characters beyond U+FFFF (surrogate pairs) before U+E000, UTF-8 puts them last.
      const surrogates =
        Number(isSurrogate(left.charCodeAt(index))) - Number(isSurrogate(right.charCodeAt(index)))
      return surrogates || difference
    }
  }
  return left.length - right.length
}

/** By segment; numeric ids (`__id7__`) come first, by number. */
export function compareNames(left: readonly string[], right: readonly string[]): number {
  for (const [index, segment] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    const order = compareIds(segment, other)
    if (order !== 0) return order
  }
  return left.length - right.length
}

function compareIds(left: string, right: string): number {
  const leftNumber = numericId(left)
  const rightNumber = numericId(right)
  if (leftNumber === undefined && rightNumber === undefined) return compareText(left, right)
  if (leftNumber === undefined) return 1
  if (rightNumber === undefined) return -1
  return comparePrimitives(leftNumber, rightNumber)
}

function numericId(id: string): bigint | undefined {
  const digits = id.startsWith('__id') ? /^__id(-?\d+)__$/.exec(id)?.[1] : undefined
  return digits === undefined ? undefined : BigInt(digits)
}

function isSurrogate(codeUnit: number): boolean {
  return codeUnit >= 0xd800 && codeUnit <= 0xdfff
}

function byType(left: Value, right: Value): number {
  return rankOfKind[left.kind] - rankOfKind[right.kind]
}

// NaN equals itself and precedes all numbers. Integers and doubles compare exactly.
function compareNumbers(left: NumberValue, right: NumberValue): number {
  if (left.value < right.value) return -1
  if (left.value > right.value) return 1
  return Number(Number.isNaN(right.value)) - Number(Number.isNaN(left.value))
}

function comparePrimitives<T extends bigint | number>(left: T, right: T): number {
  if (left < right) return -1
  return left > right ? 1 : 0
}

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    const order = compareValues(value, other)
    if (order !== 0) return order
  }
  return left.length - right.length
}

function compareMaps(left: Fields, right: Fields): number {
  const rightEntries = sortedEntries(right)
  for (const [index, [name, value]] of sortedEntries(left).entries()) {
    const other = rightEntries[index]
    if (other === undefined) return 1
    const order = compareText(name, other[0]) || compareValues(value, other[1])
    if (order !== 0) return order
  }
  return left.size - right.size
}

function sortedEntries(fields: Fields): [string, Value][] {
  return [...fields].sort(([left], [right]) => compareText(left, right))
}
