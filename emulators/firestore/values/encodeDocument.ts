import type { StoredDocument } from '../database.ts'
import { encodeFields } from './encodeValue.ts'
import { formatInstant } from './instant.ts'

export function encodeDocument({ reference, fields, createTime, updateTime }: StoredDocument) {
  return {
    name: reference.segments.join('/'),
    fields: encodeFields(fields),
    createTime: formatInstant(createTime),
    updateTime: formatInstant(updateTime),
  }
}
