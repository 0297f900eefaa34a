import type { MatchSegment } from './language/syntax.ts'
import type { RuleValue } from './ruleValue.ts'

/** The id that a query leaves open. */
export const ANY_ID = Symbol('any id')
/** Any number of segments, for a group query. */
export const ANY_PATH = Symbol('anywhere')

/** Segments from `databases` on. */
export type AskedPath = readonly (string | typeof ANY_ID | typeof ANY_PATH)[]

/** A match segment with its wildcard's slot. */
export interface WildcardSegment {
  readonly segment: MatchSegment
  readonly slot: number
}

export type Wildcards = readonly (RuleValue | undefined)[]

/** Each way in which a match statement fits a path's beginning, with the rest of the path. */
export function* matchPath(
  segments: readonly WildcardSegment[],
  path: AskedPath,
  wildcards: Wildcards,
): Generator<{ rest: AskedPath; wildcards: Wildcards }> {
  const [first, ...others] = segments
  if (!first) {
    yield { rest: path, wildcards }
    return
  }
  const { segment, slot } = first
  if (segment.kind === 'rest') {
    for (let length = path.length; length >= 0; length -= 1) {
      const taken = path.slice(0, length)
      yield* matchPath(others, path.slice(length), withValue(wildcards, slot, pathValue(taken)))
    }
    return
  }
  const [next, ...rest] = path
  if (next === undefined || next === ANY_PATH) return
  if (segment.kind === 'literal') {
    if (next === segment.text) yield* matchPath(others, rest, wildcards)
  } else {
    const value: RuleValue | undefined =
      next === ANY_ID ? undefined : { kind: 'string', value: next }
    yield* matchPath(others, rest, withValue(wildcards, slot, value))
  }
}

function withValue(wildcards: Wildcards, slot: number, value: RuleValue | undefined): Wildcards {
  const changed = [...wildcards]
  changed[slot] = value
  return changed
}

function pathValue(taken: AskedPath): RuleValue | undefined {
  const segments = taken.filter((segment) => typeof segment === 'string')
  return segments.length === taken.length ? { kind: 'path', segments } : undefined
}
