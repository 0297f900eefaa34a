import type { Method } from './language/syntax.ts'
import type { Lookups } from './lookups.ts'
import { EvaluationError, LimitError } from './rulesError.ts'
import type { MapValue, RuleValue } from './ruleValue.ts'

const MAX_EXPRESSIONS = 1000

/** A question to the rules: one document, or a collection query. */
export interface RuleRequest {
  readonly method: Method
  readonly request: MapValue
  /** The current document, `null` if none. */
  readonly resource: RuleValue
  readonly lookups: Lookups
}

/** One evaluation with its limits. */
export class Evaluation {
  readonly asked: RuleRequest
  /** By slot; undefined where a query leaves them open. */
  wildcards: readonly (RuleValue | undefined)[] = []
  #expressions = 0

  constructor(asked: RuleRequest) {
    this.asked = asked
  }

  get expressions(): number {
    return this.#expressions
  }

  /** Throws LimitError beyond the limit. */
  count(): void {
    this.#expressions += 1
    if (this.#expressions > MAX_EXPRESSIONS) {
      throw new LimitError(`The maximum of ${MAX_EXPRESSIONS} expressions has been reached.`)
    }
  }
}

/** Parameters and variables; an error is thrown where it is used. */
export type Locals = readonly (RuleValue | EvaluationError)[]

/** A compiled expression. Throws EvaluationError or LimitError. */
export type Evaluate = (evaluation: Evaluation, locals: Locals) => RuleValue

/** The value, or EvaluationError. Throws LimitError. */
export function attempt(
  evaluate: Evaluate,
  evaluation: Evaluation,
  locals: Locals,
): RuleValue | EvaluationError {
  try {
    return evaluate(evaluation, locals)
  } catch (error) {
    if (error instanceof EvaluationError) return error
    throw error
  }
}
