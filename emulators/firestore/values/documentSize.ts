import type { Fields, Value } from './value.ts'

/** Bytes that count towards a document's size limit, by the service's published rules. */
export function sizeOfFields(fields: Fields): number {
  let bytes = 0
  for (const [name, value] of fields) bytes += Buffer.byteLength(name) + 1 + sizeOf(value)
  return bytes
}

function sizeOf(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8
    case 'geoPoint':
      return 16
    case 'string':
      return Buffer.byteLength(value.value) + 1
    case 'bytes':
      return value.value.length
    case 'reference':
      return value.segments.slice(5).reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 16)
    case 'array':
    case 'vector':
      return value.values.reduce((sum, element) => sum + sizeOf(element), 0)
    case 'map':
      return sizeOfFields(value.fields)
  }
}
