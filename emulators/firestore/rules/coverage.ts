import type { AllowStatement, Method } from './language/syntax.ts'
import type { Position } from './rulesError.ts'

/** An allow statement for one method, with its decisions so far. */
export interface CoveredAllow {
  readonly position: Position
  readonly method: Method
  readonly hasGranted: boolean
  readonly hasRefused: boolean
  /** `if true`, `if false` or no condition. */
  readonly isConstant: boolean
}

/** Records what each allow statement decides. */
export class Coverage {
  readonly #decisions = new Map<AllowStatement, Set<string>>()

  constructor(allows: readonly AllowStatement[]) {
    for (const allow of allows) this.#decisions.set(allow, new Set())
  }

  note(allow: AllowStatement, method: Method, isGranted: boolean): void {
    this.#decisions.get(allow)?.add(`${method} ${isGranted}`)
  }

  forget(): void {
    for (const decisions of this.#decisions.values()) decisions.clear()
  }

  /** All allow statements in file order, once per method. */
  report(): CoveredAllow[] {
    return [...this.#decisions].flatMap(([{ position, methods, condition }, decisions]) =>
      methods.map((method) => ({
        position,
        method,
        hasGranted: decisions.has(`${method} true`),
        hasRefused: decisions.has(`${method} false`),
        isConstant: condition === undefined || condition.kind === 'literal',
      })),
    )
  }
}
