import type { Position } from '../rulesError.ts'

/** `start` and `end` are offsets in the text. */
export interface Token {
  readonly kind: 'name' | 'integer' | 'double' | 'string' | 'bytes' | 'segment' | 'symbol' | 'end'
  /** A string without its quotes, a segment without its slash. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly position: Position
}

export function describeToken({ kind, text }: Token): string {
  if (kind === 'end') return 'the end of the file'
  return kind === 'segment' ? `/${text}` : text
}
