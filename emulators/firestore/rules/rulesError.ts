/** A place in a rules file; line and column count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** The text is no rules file, or uses something that the stand-in does not know: it never guesses. */
export class RulesSyntaxError extends Error {
  readonly position: Position

  constructor(message: string, position: Position) {
    super(`${position.line}:${position.column} ${message}`)
    this.name = 'RulesSyntaxError'
    this.position = position
  }
}

/** An expression without a value. The request is refused unless `||` or `&&` decides without it. */
export class EvaluationError extends Error {}

/** A limit of the service was passed: the request is refused, whatever else the rules say. */
export class LimitError extends Error {}
