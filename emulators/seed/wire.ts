/** Firestore's REST format, as far as the seed needs it. */
export type WireValue =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { timestampValue: string }
  | { nullValue: null }
  | { bytesValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: WireValue[] } }
  | { mapValue: { fields: Record<string, WireValue> } }

class GeoPoint {
  readonly latitude: number
  readonly longitude: number
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude
    this.longitude = longitude
  }
}

export const geoPoint = (lat: number, lng: number): GeoPoint => new GeoPoint(lat, lng)

export type PlainValue =
  | string
  | number
  | boolean
  | Date
  | null
  | GeoPoint
  | Uint8Array
  | PlainValue[]
  | { [key: string]: PlainValue }

function toWire(value: PlainValue): WireValue {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (value === null) return { nullValue: null }
  if (value instanceof GeoPoint)
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } }
  return { mapValue: { fields: toWireFields(value) } }
}

export function toWireFields(fields: Record<string, PlainValue>): Record<string, WireValue> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toWire(value)]))
}
