import { formatInstant } from './instant.ts'
import type { Fields, Value, WireValue } from './value.ts'

export function encodeValue(value: Value): WireValue {
  switch (value.kind) {
    case 'null':
      return { nullValue: null }
    case 'boolean':
      return { booleanValue: value.value }
    case 'integer':
      return { integerValue: value.value.toString() }
    case 'double':
      return { doubleValue: encodeDouble(value.value) }
    case 'timestamp':
      return { timestampValue: formatInstant(value.nanos) }
    case 'string':
      return { stringValue: value.value }
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') }
    case 'reference':
      return { referenceValue: value.segments.join('/') }
    case 'geoPoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } }
    case 'array':
      return { arrayValue: { values: value.values.map(encodeValue) } }
    case 'vector':
      return {
        mapValue: {
          fields: {
            __type__: { stringValue: '__vector__' },
            value: { arrayValue: { values: value.values.map(encodeValue) } },
          },
        },
      }
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } }
  }
}

/** `Object.fromEntries` defines, so a field called `__proto__` stays a field. */
export function encodeFields(fields: Fields): Record<string, WireValue> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, encodeValue(value)]))
}

// JSON has no NaN and no infinities; JSON.stringify drops the sign of -0.
function encodeDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0'
  return Number.isFinite(value) ? value : String(value)
}
