import { invalid } from '../../http/apiError.ts'
import { type JsonObject, readList, readObject, readString } from '../../http/readJson.ts'
import { floorInstant, parseInstant } from './instant.ts'
import type { Fields, Value } from './value.ts'

const maxDepth = 20
const maxVectorDimensions = 2048
const maxInteger = 2n ** 63n - 1n
const minInteger = -(2n ** 63n)

/** Decodes a value at nesting `depth`. Throws INVALID_ARGUMENT (type, range, array in an array, nesting). */
export function decodeValue(wire: unknown, depth = 0): Value {
  if (depth > maxDepth) throw invalid('The value is nested too deeply.')
  const object = readObject(wire, 'A value')
  const [type, ...others] = Object.keys(object)
  if (type === undefined || others.length > 0) throw invalid('A value must have exactly one type.')
  const content = object[type]
  switch (type) {
    case 'nullValue':
      return { kind: 'null' }
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false.')
      return { kind: 'boolean', value: content }
    case 'integerValue':
      return { kind: 'integer', value: decodeInteger(content) }
    case 'doubleValue':
      return { kind: 'double', value: decodeDouble(content, type) }
    case 'timestampValue':
      return { kind: 'timestamp', nanos: parseInstant(readString(content, type)) }
    case 'stringValue':
      return { kind: 'string', value: readString(content, type) }
    case 'bytesValue':
      return { kind: 'bytes', value: decodeBytes(readString(content, type)) }
    case 'referenceValue':
      return { kind: 'reference', segments: decodeReference(readString(content, type)) }
    case 'geoPointValue':
      return decodeGeoPoint(readObject(content, type))
    case 'arrayValue':
      return { kind: 'array', values: decodeArray(readObject(content, type), depth) }
    case 'mapValue':
      return decodeMap(readObject(content, type), depth)
    default:
      throw invalid(`Unknown value type "${type.slice(0, 60)}".`)
  }
}

/** Decodes the fields of a document or map. Throws like decodeValue. */
export function decodeFields(wire: unknown, depth = 0): Fields {
  const fields = new Map<string, Value>()
  for (const [name, value] of Object.entries(readObject(wire, 'fields'))) {
    if (name === '') throw invalid('A field name must not be empty.')
    fields.set(name, decodeValue(value, depth + 1))
  }
  return fields
}

/** Decodes fields to be stored: reserved names are refused, times are cut to the microseconds that the service keeps. */
export function decodeStoredFields(wire: unknown): Fields {
  const fields = decodeFields(wire)
  for (const name of fields.keys()) {
    if (/^__.*__$/s.test(name)) throw invalid(`The field name "${name}" is reserved.`)
  }
  return storableFields(fields)
}

/** Cuts times to the microseconds that the service keeps. */
export function storableValue(value: Value): Value {
  if (value.kind === 'timestamp') return { ...value, nanos: floorInstant(value.nanos, 1000n) }
  if (value.kind === 'array') return { ...value, values: value.values.map(storableValue) }
  if (value.kind === 'map') return { ...value, fields: storableFields(value.fields) }
  return value
}

function storableFields(fields: Fields): Fields {
  return new Map([...fields].map(([name, value]) => [name, storableValue(value)] as const))
}

function decodeInteger(content: unknown): bigint {
  const isWhole =
    typeof content === 'string' ? /^-?\d{1,20}$/.test(content) : Number.isSafeInteger(content)
  if (!isWhole) throw invalid('integerValue must be a whole number.')
  const value = BigInt(String(content))
  if (value > maxInteger || value < minInteger) throw invalid('integerValue is out of range.')
  return value
}

function decodeDouble(content: unknown, where: string): number {
  if (typeof content === 'number') return content
  if (content === 'NaN') return Number.NaN
  const value = typeof content === 'string' && content.trim() !== '' ? Number(content) : Number.NaN
  if (Number.isNaN(value)) throw invalid(`${where} must be a number.`)
  return value
}

function decodeBytes(text: string): Uint8Array {
  if (!/^[\w+/-]*={0,2}$/.test(text)) throw invalid('bytesValue must be base64.')
  return Buffer.from(text, 'base64')
}

function decodeReference(name: string): string[] {
  const segments = name.split('/')
  const isDocument =
    segments.length >= 7 &&
    segments.length % 2 === 1 &&
    segments[0] === 'projects' &&
    segments[2] === 'databases' &&
    segments[4] === 'documents' &&
    !segments.includes('')
  if (!isDocument) throw invalid(`referenceValue "${name.slice(0, 200)}" names no document.`)
  return segments
}

function decodeGeoPoint(point: JsonObject): Value {
  const latitude = decodeDouble(point.latitude ?? 0, 'latitude')
  const longitude = decodeDouble(point.longitude ?? 0, 'longitude')
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isOnEarth) throw invalid('geoPointValue is out of range.')
  return { kind: 'geoPoint', latitude, longitude }
}

function decodeArray(array: JsonObject, depth: number): Value[] {
  return readList(array.values, 'arrayValue.values').map((element) => {
    const value = decodeValue(element, depth + 1)
    if (value.kind === 'array') throw invalid('Cannot convert an array value in an array value.')
    return value
  })
}

function decodeMap(map: JsonObject, depth: number): Value {
  const fields = decodeFields(map.fields, depth)
  const type = fields.get('__type__')
  if (type?.kind !== 'string' || type.value !== '__vector__') return { kind: 'map', fields }
  const content = fields.get('value')
  const isVector =
    content?.kind === 'array' &&
    fields.size === 2 &&
    content.values.length > 0 &&
    content.values.length <= maxVectorDimensions &&
    content.values.every(({ kind }) => kind === 'double' || kind === 'integer')
  if (!isVector) throw invalid('A vector must be a list of 1 to 2048 numbers.')
  return { kind: 'vector', values: content.values }
}
