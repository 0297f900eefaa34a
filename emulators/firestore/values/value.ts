export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string | number }
  | { doubleValue: number | string }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: WireValue[] } }
  | { mapValue: { fields?: Record<string, WireValue> } }

export interface ReferenceValue {
  readonly kind: 'reference'
  /** The full resource name by segment. */
  readonly segments: readonly string[]
}

export type NumberValue =
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }

/** Immutable, so documents may share parts. */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | NumberValue
  | { readonly kind: 'timestamp'; readonly nanos: bigint }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | ReferenceValue
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'vector'; readonly values: readonly Value[] }
  | { readonly kind: 'map'; readonly fields: Fields }

/** A Map, because `__proto__` and `constructor` are possible names. */
export type Fields = ReadonlyMap<string, Value>

export const nullValue: Value = { kind: 'null' }
