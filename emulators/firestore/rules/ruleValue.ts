import type { FieldFilter } from '../filter.ts'
import type { NumberValue } from '../values/value.ts'
import { EvaluationError } from './rulesError.ts'

export interface ListValue {
  readonly kind: 'array'
  readonly values: readonly RuleValue[]
}
export interface MapValue {
  readonly kind: 'map'
  readonly fields: ReadonlyMap<string, RuleValue>
}
export interface PathValue {
  readonly kind: 'path'
  readonly segments: readonly string[]
}

/** A value of the rules language; includes all stored values. Times are in ns. */
export type RuleValue =
  | NumberValue
  | ListValue
  | MapValue
  | PathValue
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'timestamp'; readonly nanos: bigint }
  | { readonly kind: 'duration'; readonly nanos: bigint }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'reference'; readonly segments: readonly string[] }
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'vector'; readonly values: readonly RuleValue[] }
  /** No two values are equal. */
  | { readonly kind: 'set'; readonly values: readonly RuleValue[] }
  | { readonly kind: 'mapDiff'; readonly after: MapValue; readonly before: MapValue }
  /** A field known only by these filters. */
  | { readonly kind: 'constraint'; readonly filters: readonly FieldFilter[] }

export type Kind = RuleValue['kind']

const names: Readonly<Record<Kind, string>> = {
  null: 'null',
  boolean: 'bool',
  integer: 'int',
  double: 'float',
  timestamp: 'timestamp',
  duration: 'duration',
  string: 'string',
  bytes: 'bytes',
  reference: 'path',
  path: 'path',
  geoPoint: 'latlng',
  array: 'list',
  vector: 'vector',
  map: 'map',
  set: 'set',
  mapDiff: 'map_diff',
  constraint: 'constraint',
}

export function typeNameOf(value: RuleValue): string {
  return names[value.kind]
}

export const nullRule: RuleValue = { kind: 'null' }
const yes: RuleValue = { kind: 'boolean', value: true }
const no: RuleValue = { kind: 'boolean', value: false }

export const bool = (value: boolean): RuleValue => (value ? yes : no)
export const text = (value: string): RuleValue => ({ kind: 'string', value })
export const double = (value: number): RuleValue => ({ kind: 'double', value })
export const listOf = (values: readonly RuleValue[]): ListValue => ({ kind: 'array', values })
export const duration = (nanos: bigint): RuleValue => ({ kind: 'duration', nanos })
export const mapOf = (entries: Iterable<readonly [string, RuleValue]>): MapValue => ({
  kind: 'map',
  fields: new Map(entries),
})

const maxInteger = 2n ** 63n - 1n
const minInteger = -(2n ** 63n)

/** An integer. Throws EvaluationError beyond 64 bits. */
export function integer(value: bigint | number): RuleValue {
  const whole = BigInt(value)
  if (whole > maxInteger || whole < minInteger) {
    throw new EvaluationError('Integer value is out of range.')
  }
  return { kind: 'integer', value: whole }
}

/** The integer part, clamped to 64 bits; 0 for NaN. */
export function clampedInteger(value: number): RuleValue {
  if (Number.isNaN(value)) return integer(0)
  if (value >= 2 ** 63) return integer(maxInteger)
  return integer(value <= -(2 ** 63) ? minInteger : BigInt(Math.trunc(value)))
}

/** A stored value in the language: a reference becomes a path from `/databases` on. */
export function shown(value: RuleValue): RuleValue {
  return value.kind === 'reference' ? { kind: 'path', segments: value.segments.slice(2) } : value
}
