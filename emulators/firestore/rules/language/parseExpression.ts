import { RulesSyntaxError } from '../rulesError.ts'
import { bool, double, integer, nullRule, type RuleValue, text } from '../ruleValue.ts'
import { BINARY_OPERATORS, type BinaryOperator, type Expression, TYPE_NAMES } from './syntax.ts'
import type { Token } from './token.ts'
import type { TokenStream } from './tokenStream.ts'

const MAX_DEPTH = 99
const SMALLEST_INTEGER = '9223372036854775808'

/** Precedence; equal operators are left-associative. */
const strengths: Record<BinaryOperator, number> = {
  '||': 1,
  '&&': 2,
  in: 3,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
}
const strengthOfIs = 4

const deepest = (...parts: readonly Expression[]) =>
  parts.reduce((depth, part) => Math.max(depth, part.depth), 0)

/** Reads an expression. Throws RulesSyntaxError, also if nested deeper than the service allows. */
export function parseExpression(stream: TokenStream): Expression {
  const condition = parseBinary(stream, 1)
  if (!stream.isAt('?')) return condition
  const { position } = stream.take()
  const yes = parseExpression(stream)
  stream.expect(':')
  const no = parseExpression(stream)
  const depth = deepest(condition, yes, no) + 1
  return checked({ kind: 'ternary', condition, yes, no, position, depth })
}

function parseBinary(stream: TokenStream, weakest: number): Expression {
  let left = parseUnary(stream)
  for (;;) {
    if (stream.isAt('is') && strengthOfIs >= weakest) {
      const { position } = stream.take()
      const type = parseTypeName(stream)
      left = checked({ kind: 'is', of: left, type, position, depth: left.depth + 1 })
      continue
    }
    const operator = operatorAt(stream)
    if (operator === undefined || strengths[operator] < weakest) return left
    const { position } = stream.take()
    const right = parseBinary(stream, strengths[operator] + 1)
    const depth = deepest(left, right) + 1
    left = checked({ kind: 'binary', operator, left, right, position, depth })
  }
}

function operatorAt(stream: TokenStream): BinaryOperator | undefined {
  const { kind, text: found, position } = stream.peek()
  if (kind === 'segment' || (kind === 'symbol' && found === '/$(')) {
    throw new RulesSyntaxError(
      'A path cannot stand here. To divide, put a blank after /.',
      position,
    )
  }
  if (kind !== 'symbol' && found !== 'in') return undefined
  return BINARY_OPERATORS.find((operator) => operator === found)
}

function parseTypeName(stream: TokenStream) {
  const token = stream.expectName('the name of a type')
  const type = TYPE_NAMES.find((name) => name === token.text)
  if (type === undefined) {
    throw new RulesSyntaxError(`Unknown type ${token.text} after is.`, token.position)
  }
  return type
}

function parseUnary(stream: TokenStream): Expression {
  const { kind, text: operator, position } = stream.peek()
  if (kind !== 'symbol' || (operator !== '!' && operator !== '-')) return parsePostfix(stream)
  stream.take()
  if (operator === '-' && stream.peek().text === SMALLEST_INTEGER) {
    // Its positive counterpart exceeds 64 bits.
    stream.take()
    return literal(integer(-BigInt(SMALLEST_INTEGER)), position)
  }
  const operand = parseUnary(stream)
  return checked({ kind: 'unary', operator, operand, position, depth: operand.depth + 1 })
}

function parsePostfix(stream: TokenStream): Expression {
  let of = parsePrimary(stream)
  for (;;) {
    const { position } = stream.peek()
    if (stream.accept('.')) {
      const { text: name } = stream.expectName('a name')
      if (stream.accept('(')) {
        const args = stream.listUntil(')', () => parseExpression(stream))
        of = checked({ kind: 'method', of, name, args, position, depth: afterCall(of, args) })
      } else of = { kind: 'member', of, name, position, depth: of.depth }
    } else if (stream.accept('[')) {
      const at = parseExpression(stream)
      if (stream.accept(':')) {
        const to = parseExpression(stream)
        of = checked({ kind: 'slice', of, from: at, to, position, depth: afterCall(of, [at, to]) })
      } else of = checked({ kind: 'index', of, at, position, depth: afterCall(of, [at]) })
      stream.expect(']')
    } else return of
  }
}

const afterCall = (of: Expression, args: readonly Expression[]) =>
  Math.max(of.depth, deepest(...args) + 1)

function parsePrimary(stream: TokenStream): Expression {
  const token = stream.peek()
  const { kind, position } = token
  if (kind === 'segment' || (kind === 'symbol' && token.text === '/$(')) return parsePath(stream)
  if (kind === 'name') return parseName(stream)
  if (kind === 'symbol') {
    if (stream.accept('(')) {
      const inner = parseExpression(stream)
      stream.expect(')')
      return checked({ ...inner, depth: inner.depth + 1 })
    }
    if (stream.accept('[')) {
      const elements = stream.listUntil(']', () => parseExpression(stream))
      return checked({ kind: 'list', elements, position, depth: deepest(...elements) + 1 })
    }
    if (stream.accept('{')) {
      const entries = stream.listUntil('}', () => parseEntry(stream))
      return checked({ kind: 'map', entries, position, depth: deepest(...entries.flat()) + 1 })
    }
  }
  const value = literalValue(token)
  if (value === undefined) throw stream.unexpected('an expression')
  stream.take()
  return literal(value, position)
}

function parseEntry(stream: TokenStream): readonly [Expression, Expression] {
  const key = parseExpression(stream)
  stream.expect(':')
  return [key, parseExpression(stream)]
}

function parseName(stream: TokenStream): Expression {
  const { text: name, position } = stream.take()
  if (name === 'true' || name === 'false') return literal(bool(name === 'true'), position)
  if (name === 'null') return literal(nullRule, position)
  if (!stream.accept('(')) return { kind: 'name', name, position, depth: 1 }
  const args = stream.listUntil(')', () => parseExpression(stream))
  return checked({ kind: 'call', name, args, position, depth: deepest(...args) + 1 })
}

/** A blank ends a path. */
function parsePath(stream: TokenStream): Expression {
  const { position, start } = stream.peek()
  const parts: Extract<Expression, { kind: 'path' }>['parts'][number][] = []
  let end = start
  let depth = 0
  for (let token = stream.peek(); token.start === end; token = stream.peek()) {
    if (token.kind === 'segment') {
      parts.push({ kind: 'literal', text: token.text })
      end = stream.take().end
    } else if (stream.accept('/$(')) {
      const value = parseExpression(stream)
      parts.push({ kind: 'expression', value })
      depth = Math.max(depth, value.depth)
      end = stream.expect(')').end
    } else break
  }
  return checked({ kind: 'path', parts, position, depth: depth + 1 })
}

function literalValue({ kind, text: content, position }: Token): RuleValue | undefined {
  switch (kind) {
    case 'integer':
      return readInteger(content, position)
    case 'double':
      return double(Number(content))
    case 'string':
      return text(content)
    case 'bytes':
      return { kind: 'bytes', value: Buffer.from(content) }
    default:
      return undefined
  }
}

function readInteger(digits: string, position: Token['position']): RuleValue {
  try {
    return integer(BigInt(digits))
  } catch {
    throw new RulesSyntaxError(`Invalid number literal ${digits}.`, position)
  }
}

function literal(value: RuleValue, position: Token['position']): Expression {
  return { kind: 'literal', value, position, depth: 1 }
}

function checked(expression: Expression): Expression {
  if (expression.depth <= MAX_DEPTH) return expression
  throw new RulesSyntaxError('Expression is too complex to evaluate safely.', expression.position)
}
