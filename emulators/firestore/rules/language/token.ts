import type { Position } from '../rulesError.ts'

/** A piece of a rules file. `start` and `end` are offsets in the text. */
export interface Token {
  readonly kind: 'name' | 'integer' | 'double' | 'string' | 'bytes' | 'segment' | 'symbol' | 'end'
  /** What the piece says: of a string without its quotes, of a path segment without its slash. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly position: Position
}

/** How a piece is called in a message. */
export function describeToken({ kind, text }: Token): string {
  if (kind === 'end') return 'the end of the file'
  return kind === 'segment' ? `/${text}` : text
}
