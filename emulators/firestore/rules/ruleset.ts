import { Coverage } from './coverage.ts'
import { attempt, type Evaluate, Evaluation, type RuleRequest } from './evaluation.ts'
import { compileFunction } from './language/compileCall.ts'
import { compileExpression } from './language/compileExpression.ts'
import { parseRules } from './language/parseRules.ts'
import type { AllowStatement, MatchBlock } from './language/syntax.ts'
import type { Lookups } from './lookups.ts'
import { type AskedPath, matchPath, type WildcardSegment, type Wildcards } from './matchPath.ts'
import { EvaluationError, LimitError } from './rulesError.ts'
import { Scope } from './scope.ts'

interface CompiledAllow {
  readonly allow: AllowStatement
  /** Absent: always. */
  readonly condition: Evaluate | undefined
}

interface CompiledMatch {
  readonly segments: readonly WildcardSegment[]
  readonly allows: readonly CompiledAllow[]
  readonly children: readonly CompiledMatch[]
}

export interface UsedUp {
  readonly expressions: number
  readonly lookups: number
  readonly lookupsOfRequest: number
}

export const nothingUsed: UsedUp = { expressions: 0, lookups: 0, lookupsOfRequest: 0 }

export class Ruleset {
  readonly coverage: Coverage
  /** The maximum of all questions since it was last set. */
  mostUsedUp = nothingUsed
  readonly #root: CompiledMatch

  /** Of a file's text, or parsed. Throws RulesSyntaxError. */
  constructor(rules: string | MatchBlock) {
    const allows: AllowStatement[] = []
    const scope = new Scope()
    scope.bind('request', { kind: 'request' })
    scope.bind('resource', { kind: 'resource' })
    const parsed = typeof rules === 'string' ? parseRules(rules) : rules
    this.#root = compileMatch(parsed, scope, { next: 0 }, allows)
    this.coverage = new Coverage(allows)
  }

  /** Does an allow statement for path and method hold? A failing one does not. */
  isAllowed(path: AskedPath, asked: RuleRequest): boolean {
    const evaluation = new Evaluation(asked)
    try {
      for (const { allow, condition, wildcards } of candidates(this.#root, path, [])) {
        if (!allow.methods.includes(asked.method)) continue
        const isGranted = holds(condition, evaluation, wildcards)
        this.coverage.note(allow, asked.method, isGranted)
        if (isGranted) return true
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error
    } finally {
      this.#noteUsedUp(evaluation, asked.lookups)
    }
    return false
  }

  #noteUsedUp({ expressions }: Evaluation, { counts: { own, ofRequest } }: Lookups): void {
    const { mostUsedUp: most } = this
    this.mostUsedUp = {
      expressions: Math.max(most.expressions, expressions),
      lookups: Math.max(most.lookups, own),
      lookupsOfRequest: Math.max(most.lookupsOfRequest, ofRequest),
    }
  }
}

function holds(
  condition: Evaluate | undefined,
  evaluation: Evaluation,
  wildcards: Wildcards,
): boolean {
  if (!condition) return true
  evaluation.wildcards = wildcards
  const value = attempt(condition, evaluation, [])
  return !(value instanceof EvaluationError) && value.kind === 'boolean' && value.value
}

function* candidates(
  match: CompiledMatch,
  path: AskedPath,
  outer: Wildcards,
): Generator<CompiledAllow & { wildcards: Wildcards }> {
  for (const { rest, wildcards } of matchPath(match.segments, path, outer)) {
    if (rest.length === 0) for (const allow of match.allows) yield { ...allow, wildcards }
    for (const child of match.children) yield* candidates(child, rest, wildcards)
  }
}

function compileMatch(
  { segments, functions, allows, children }: MatchBlock,
  outer: Scope,
  slots: { next: number },
  allAllows: AllowStatement[],
): CompiledMatch {
  const scope = new Scope(outer)
  const slotted = segments.map((segment): WildcardSegment => {
    const slot = slots.next
    if (segment.kind === 'literal') return { segment, slot: -1 }
    slots.next += 1
    scope.bind(segment.name, { kind: 'wildcard', slot })
    return { segment, slot }
  })
  for (const declaration of functions) scope.declare(declaration)
  for (const { name } of functions)
    scope.compiled(name, (declaration, outer) =>
      compileFunction(declaration, outer, compileExpression),
    )
  const compiledAllows = allows.map((allow): CompiledAllow => {
    allAllows.push(allow)
    const condition = allow.condition && compileExpression(allow.condition, scope)
    return { allow, condition }
  })
  return {
    segments: slotted,
    allows: compiledAllows,
    children: children.map((child) => compileMatch(child, scope, slots, allAllows)),
  }
}
