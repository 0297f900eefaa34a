import type { StructuredQuery } from '../structuredQuery.ts'
import { ANY_PATH, type AskedPath } from './matchPath.ts'
import { integer, type MapValue, mapOf, nullRule, type RuleValue, text } from './ruleValue.ts'

export interface RequestParts {
  readonly auth: RuleValue
  readonly method: string
  readonly path: AskedPath
  readonly time: bigint
  /** Of a write: the new document, `null` after a deletion. */
  readonly after: RuleValue | undefined
  readonly query: StructuredQuery | undefined
}

/** The `request` of the rules, without properties that the method lacks. */
export function requestValue({ auth, method, path, time, after, query }: RequestParts): MapValue {
  const segments = path.filter((segment) => typeof segment === 'string')
  const isKnown = !path.includes(ANY_PATH)
  return mapOf([
    ['auth', auth],
    ['method', text(method)],
    ['time', { kind: 'timestamp', nanos: time }],
    ...(isKnown ? [['path', { kind: 'path', segments }] as const] : []),
    ...(after ? [['resource', after] as const] : []),
    ...(query ? [['query', queryValue(query)] as const] : []),
  ])
}

function queryValue({ limit, offset }: StructuredQuery): MapValue {
  return mapOf([
    ['limit', limit === undefined ? nullRule : integer(limit)],
    ['offset', integer(offset)],
  ])
}
