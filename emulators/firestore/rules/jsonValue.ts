import {
  bool,
  double,
  integer,
  listOf,
  mapOf,
  nullRule,
  type RuleValue,
  text,
} from './ruleValue.ts'

/** A value of the language from JSON, such as a token's claims. */
export function jsonValue(json: unknown): RuleValue {
  if (typeof json === 'string') return text(json)
  if (typeof json === 'boolean') return bool(json)
  if (typeof json === 'number') return Number.isSafeInteger(json) ? integer(json) : double(json)
  if (Array.isArray(json)) return listOf(json.map(jsonValue))
  if (typeof json !== 'object' || json === null) return nullRule
  return mapOf(Object.entries(json).map(([name, value]) => [name, jsonValue(value)] as const))
}
