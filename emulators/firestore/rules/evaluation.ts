import type { Method } from './language/syntax.ts'
import type { Lookups } from './lookups.ts'
import { EvaluationError, LimitError } from './rulesError.ts'
import type { MapValue, RuleValue } from './ruleValue.ts'

const MAX_EXPRESSIONS = 1000

/** What the rules are asked about: one document, or a query of a collection. */
export interface RuleRequest {
  readonly method: Method
  readonly request: MapValue
  /** The document as it stands, `null` where there is none. */
  readonly resource: RuleValue
  readonly lookups: Lookups
}

/** One question to the rules: what is known, and what of the limits is used up. */
export class Evaluation {
  readonly asked: RuleRequest
  /** Values of the wildcards, by their slots; absent where a query leaves them open. */
  wildcards: readonly (RuleValue | undefined)[] = []
  #expressions = 0

  constructor(asked: RuleRequest) {
    this.asked = asked
  }

  get expressions(): number {
    return this.#expressions
  }

  /** Counts an expression. Throws LimitError at the one too many. */
  count(): void {
    this.#expressions += 1
    if (this.#expressions > MAX_EXPRESSIONS) {
      throw new LimitError(`The maximum of ${MAX_EXPRESSIONS} expressions has been reached.`)
    }
  }
}

/** Parameters and variables of a function that runs; one whose value failed fails where it is used. */
export type Locals = readonly (RuleValue | EvaluationError)[]

/** An expression made ready to run. Throws EvaluationError or LimitError. */
export type Evaluate = (evaluation: Evaluation, locals: Locals) => RuleValue

/** The value, or why there is none. Throws LimitError. */
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
