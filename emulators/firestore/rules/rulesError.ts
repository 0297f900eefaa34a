/** Line and column count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** No rules file, or a feature that the stand-in does not know: it never guesses. */
export class RulesSyntaxError extends Error {
  readonly position: Position

  constructor(message: string, position: Position) {
    super(`${position.line}:${position.column} ${message}`)
    this.name = 'RulesSyntaxError'
    this.position = position
  }
}

/** No value: the request is refused unless `||` or `&&` decides without it. */
export class EvaluationError extends Error {}

/** Beyond a limit of the service: the request is refused. */
export class LimitError extends Error {}
