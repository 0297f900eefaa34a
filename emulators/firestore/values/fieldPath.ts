import { invalid } from '../../http/apiError.ts'
import type { Fields, Value } from './value.ts'

/** Field names from the outermost map inwards, never empty. */
export type FieldPath = readonly [string, ...string[]]

const simpleName = /[A-Za-z_][A-Za-z_0-9]*/y
const quotedName = /`((?:[^`\\]|\\.)+)`/sy

/** Names joined by dots, others than plain identifiers in back-ticks. Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = []
  let position = 0
  do {
    if (names.length > 0) position += 1
    const isQuoted = text[position] === '`'
    const pattern = isQuoted ? quotedName : simpleName
    pattern.lastIndex = position
    const match = pattern.exec(text)
    if (!match) throw invalid(`Invalid field path "${text.slice(0, 200)}".`)
    names.push(isQuoted ? (match[1] ?? '').replace(/\\(.)/gs, '$1') : match[0])
    position += match[0].length
  } while (text[position] === '.')
  const [first, ...rest] = names
  if (first === undefined || position < text.length) {
    throw invalid(`Invalid field path "${text.slice(0, 200)}".`)
  }
  return [first, ...rest]
}

/** The pseudo field of the document's name. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__'
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  const [first, ...rest] = path
  let value = fields.get(first)
  for (const name of rest) {
    if (value?.kind !== 'map') return undefined
    value = value.fields.get(name)
  }
  return value
}

/** Puts a value at a path; what lies in the way and is no map is replaced by one. */
export function setField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [first, next, ...rest] = path
  const changed = new Map(fields)
  if (next === undefined) return changed.set(first, value)
  const inner = fields.get(first)
  const innerFields = inner?.kind === 'map' ? inner.fields : new Map<string, Value>()
  return changed.set(first, { kind: 'map', fields: setField(innerFields, [next, ...rest], value) })
}

/** Removes the value at a path; the maps around it stay. */
export function deleteField(fields: Fields, path: FieldPath): Fields {
  if (getField(fields, path) === undefined) return fields
  const [first, next, ...rest] = path
  const changed = new Map(fields)
  const inner = fields.get(first)
  if (next === undefined || inner?.kind !== 'map') changed.delete(first)
  else changed.set(first, { kind: 'map', fields: deleteField(inner.fields, [next, ...rest]) })
  return changed
}

export function pickFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  return mask.reduce<Fields>((picked, path) => {
    const value = getField(fields, path)
    return value === undefined ? picked : setField(picked, path, value)
  }, new Map())
}
