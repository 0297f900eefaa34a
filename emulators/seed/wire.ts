/** A value as Firestore's REST interface writes it; only the kinds that the seed needs. */
export type WireValue =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number }
  | { booleanValue: boolean }
  | { timestampValue: string }
  | { arrayValue: { values: WireValue[] } }
  | { mapValue: { fields: Record<string, WireValue> } }

export type PlainValue =
  | string
  | number
  | boolean
  | Date
  | PlainValue[]
  | { [key: string]: PlainValue }

function toWire(value: PlainValue): WireValue {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } }
  return { mapValue: { fields: toWireFields(value) } }
}

/** The fields of a document in the wire's own JSON. */
export function toWireFields(fields: Record<string, PlainValue>): Record<string, WireValue> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toWire(value)]))
}
