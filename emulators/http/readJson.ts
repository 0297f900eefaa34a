import { invalid } from './apiError.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** An object that is no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object at `where`, empty if absent. Throws INVALID_ARGUMENT. */
export function readObject(value: unknown, where: string): JsonObject {
  if (value === undefined || value === null) return {}
  if (!isJsonObject(value)) throw invalid(`${where} must be an object.`)
  return value
}

/** The list at `where`, empty if absent. Throws INVALID_ARGUMENT. */
export function readList(value: unknown, where: string): readonly unknown[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw invalid(`${where} must be a list.`)
  return value
}

/** The string at `where`. Throws INVALID_ARGUMENT. */
export function readString(value: unknown, where: string): string {
  if (typeof value !== 'string') throw invalid(`${where} must be a string.`)
  return value
}

/** The boolean at `where`, or undefined. Throws INVALID_ARGUMENT. */
export function readBoolean(value: unknown, where: string): boolean | undefined {
  if (value === undefined || value === null) return undefined
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw invalid(`${where} must be a boolean.`)
}

/** The integer ≥ 0 at `where`, or undefined; bare, as text or as `{value}`. Throws INVALID_ARGUMENT. */
export function readCount(value: unknown, where: string): number | undefined {
  if (value === undefined || value === null) return undefined
  if (isJsonObject(value)) return readCount(value.value, where)
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count
  throw invalid(`${where} must be a whole number of zero or more.`)
}
