import { type Position, RulesSyntaxError } from '../rulesError.ts'
import type { Token } from './token.ts'

const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y

/** In order of matching: a slash right before a name begins a path, as in the service. */
const pieces: readonly (readonly [Token['kind'], RegExp])[] = [
  ['bytes', /b(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/y],
  ['name', /[A-Za-z_][A-Za-z_0-9]*/y],
  ['double', /\d+\.\d+/y],
  ['integer', /\d+/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['segment', /\/[A-Za-z0-9_.~%@-]+/y],
  ['symbol', /\/\$\(|\/\{|=\*\*|==|!=|<=|>=|&&|\|\||[-+*/%<>=!?:;,.()[\]{}]/y],
]

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
}

/** Tokens of a rules file; the last is `end`. Throws RulesSyntaxError. */
export function tokenize(text: string): Token[] {
  const locate = locator(text)
  const tokens: Token[] = []
  let offset = lengthAt(blank, text, 0)
  while (offset < text.length) {
    const token = tokenAt(text, offset, locate)
    tokens.push(token)
    offset = token.end + lengthAt(blank, text, token.end)
  }
  tokens.push({ kind: 'end', text: '', start: offset, end: offset, position: locate(offset) })
  return tokens
}

function tokenAt(text: string, start: number, locate: (offset: number) => Position): Token {
  const position = locate(start)
  for (const [kind, pattern] of pieces) {
    const length = lengthAt(pattern, text, start)
    if (length > 0) {
      const end = start + length
      return { kind, text: contentOf(kind, text.slice(start, end), position), start, end, position }
    }
  }
  throw new RulesSyntaxError(`Unexpected ${JSON.stringify(text[start])}.`, position)
}

function contentOf(kind: Token['kind'], raw: string, position: Position): string {
  if (kind === 'segment') return raw.slice(1)
  if (kind === 'string') return unescaped(raw.slice(1, -1), position)
  return kind === 'bytes' ? unescaped(raw.slice(2, -1), position) : raw
}

function unescaped(content: string, position: Position): string {
  return content.replace(/\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))/gs, (all, u, x, other) => {
    const code: string | undefined = u ?? x
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    const character = escapes[other]
    if (character === undefined) throw new RulesSyntaxError(`Unknown escape ${all}.`, position)
    return character
  })
}

function lengthAt(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset
  return pattern.test(text) ? pattern.lastIndex - offset : 0
}

/** Line and column of offsets, which must ascend. */
function locator(text: string): (offset: number) => Position {
  let line = 1
  let lineStart = 0
  return (offset) => {
    for (;;) {
      const lineEnd = text.indexOf('\n', lineStart)
      if (lineEnd < 0 || lineEnd >= offset) return { line, column: offset - lineStart + 1 }
      line += 1
      lineStart = lineEnd + 1
    }
  }
}
