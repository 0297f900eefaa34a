import type { Position } from './rulesError.ts'
import type { AllowStatement, Method } from './syntax.ts'

/** An allow statement and what it has decided so far. */
export interface CoveredAllow {
  readonly position: Position
  readonly methods: readonly Method[]
  readonly hasGranted: boolean
  readonly hasRefused: boolean
  /** Its text alone decides: `if true`, `if false` or no condition. */
  readonly isConstant: boolean
}

/** Notes what each allow statement of a rules file decides. */
export class Coverage {
  readonly #decisions = new Map<AllowStatement, Set<boolean>>()

  constructor(allows: readonly AllowStatement[]) {
    for (const allow of allows) this.#decisions.set(allow, new Set())
  }

  note(allow: AllowStatement, isGranted: boolean): void {
    this.#decisions.get(allow)?.add(isGranted)
  }

  /** All allow statements in the order of the file. */
  report(): CoveredAllow[] {
    return [...this.#decisions].map(([{ position, methods, condition }, decisions]) => ({
      position,
      methods,
      hasGranted: decisions.has(true),
      hasRefused: decisions.has(false),
      isConstant: condition === undefined || condition.kind === 'literal',
    }))
  }
}
