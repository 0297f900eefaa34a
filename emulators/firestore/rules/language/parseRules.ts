import { RulesSyntaxError } from '../rulesError.ts'
import { tokenize } from './lexer.ts'
import { parseExpression } from './parseExpression.ts'
import {
  type AllowStatement,
  type FunctionDeclaration,
  type MatchBlock,
  type MatchSegment,
  METHODS,
  type Method,
} from './syntax.ts'
import { TokenStream } from './tokenStream.ts'

const MAX_PARAMETERS = 7
const MAX_LETS = 10

const abbreviations: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
}

/** Reads a rules file of version 2 for Firestore. Throws RulesSyntaxError with its position. */
export function parseRules(text: string): MatchBlock {
  const tokens = tokenize(text)
  const [end] = tokens.slice(-1)
  if (end === undefined) throw new RulesSyntaxError('Empty file.', { line: 1, column: 1 })
  const stream = new TokenStream(tokens, end)
  stream.expect('rules_version')
  stream.expect('=')
  const version = stream.take()
  if (version.kind !== 'string' || version.text !== '2') {
    throw new RulesSyntaxError("Only rules_version '2' is known here.", version.position)
  }
  stream.expect(';')
  stream.expect('service')
  const service = stream.expectName('cloud.firestore')
  stream.expect('.')
  const product = stream.expectName('firestore')
  if (service.text !== 'cloud' || product.text !== 'firestore') {
    throw new RulesSyntaxError('Only the service cloud.firestore is known here.', service.position)
  }
  const root = parseBlock(stream, [])
  if (stream.peek().kind !== 'end') throw stream.unexpected('the end of the file')
  return root
}

function parseBlock(stream: TokenStream, segments: readonly MatchSegment[]): MatchBlock {
  const functions: FunctionDeclaration[] = []
  const allows: AllowStatement[] = []
  const children: MatchBlock[] = []
  stream.expect('{')
  while (!stream.accept('}')) {
    if (stream.accept('match')) children.push(parseBlock(stream, parseMatchPath(stream)))
    else if (stream.isAt('function')) functions.push(parseFunction(stream))
    else if (stream.isAt('allow') && segments.length > 0) allows.push(parseAllow(stream))
    else throw stream.unexpected('match, allow or function')
  }
  return { segments, functions, allows, children }
}

function parseMatchPath(stream: TokenStream): MatchSegment[] {
  const segments: MatchSegment[] = []
  for (;;) {
    const { kind, text, position } = stream.peek()
    if (kind === 'segment') {
      stream.take()
      segments.push({ kind: 'literal', text })
    } else if (stream.accept('/{')) {
      const { text: name } = stream.expectName('the name of a wildcard')
      const isRest = stream.accept('=**')
      stream.expect('}')
      if (isRest && segments.some(({ kind: other }) => other === 'rest')) {
        throw new RulesSyntaxError('A path may have one wildcard of any length.', position)
      }
      segments.push({ kind: isRest ? 'rest' : 'one', name, position })
    } else if (segments.length > 0) return segments
    else throw stream.unexpected('a path')
  }
}

function parseAllow(stream: TokenStream): AllowStatement {
  const { position } = stream.expect('allow')
  const methods: Method[] = []
  do methods.push(...parseMethod(stream))
  while (stream.accept(','))
  const condition = stream.accept(':') ? parseCondition(stream) : undefined
  stream.expect(';')
  return { methods, condition, position }
}

function parseCondition(stream: TokenStream) {
  stream.expect('if')
  return parseExpression(stream)
}

function parseMethod(stream: TokenStream): readonly Method[] {
  const { text, position } = stream.expectName('a method')
  const method = METHODS.find((name) => name === text)
  const methods = method
    ? [method]
    : Object.entries(abbreviations).find(([name]) => name === text)?.[1]
  if (!methods) throw new RulesSyntaxError(`Unknown method ${text}.`, position)
  return methods
}

function parseFunction(stream: TokenStream): FunctionDeclaration {
  stream.expect('function')
  const { text: name, position } = stream.expectName('the name of a function')
  stream.expect('(')
  const parameters = stream.listUntil(')', () => stream.expectName('a parameter').text)
  if (parameters.length > MAX_PARAMETERS) {
    throw new RulesSyntaxError(`A function may have ${MAX_PARAMETERS} parameters.`, position)
  }
  stream.expect('{')
  const lets: FunctionDeclaration['lets'][number][] = []
  while (stream.isAt('let')) lets.push(parseLet(stream))
  if (lets.length > MAX_LETS) {
    throw new RulesSyntaxError(`A function may have ${MAX_LETS} variables.`, position)
  }
  stream.expect('return')
  const result = parseExpression(stream)
  stream.accept(';')
  stream.expect('}')
  return { name, parameters, lets, result, position }
}

function parseLet(stream: TokenStream): FunctionDeclaration['lets'][number] {
  stream.expect('let')
  const { text: name, position } = stream.expectName('the name of a variable')
  stream.expect('=')
  const value = parseExpression(stream)
  stream.expect(';')
  return { name, value, position }
}
