import { attempt, type Evaluate, type Evaluation, type Locals } from '../evaluation.ts'
import { propertiesOf } from '../library/knownProperties.ts'
import { aritiesOfMethod, callMethod, libraryFunctions, NAMESPACES } from '../library/library.ts'
import { LOOKUP_FUNCTIONS } from '../lookups.ts'
import { EvaluationError, type Position, RulesSyntaxError } from '../rulesError.ts'
import { type CompiledFunction, Scope } from '../scope.ts'
import { patternOf } from './pattern.ts'
import type { Expression, FunctionDeclaration } from './syntax.ts'

type Compile = (expression: Expression, scope: Scope) => Evaluate

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>

const patternMethods: readonly string[] = ['matches', 'split', 'replace']

/** A call of a function of the file, a lookup or the library. Throws RulesSyntaxError. */
export function compileCall(
  { name, args, position }: Node<'call'>,
  scope: Scope,
  compile: Compile,
): Evaluate {
  const declared = scope.find(name)
  if (declared) {
    checkArity(name, declared.entry.declaration.parameters.length, args, position)
    return compileOwnCall(name, args, scope, compile)
  }
  const lookup = LOOKUP_FUNCTIONS.find((known) => known === name)
  if (lookup) {
    checkArity(name, 1, args, position)
    const [path] = args.map((arg) => compile(arg, scope))
    return (evaluation, locals) => {
      evaluation.count()
      const value = path?.(evaluation, locals)
      if (!value) throw new EvaluationError('A lookup takes a path.')
      return evaluation.asked.lookups.look(lookup, value)
    }
  }
  return compileLibraryCall(name, args, position, scope, compile)
}

/** A method, or a function in a namespace: `value.size()`, `math.abs(1)`. */
export function compileMethod(
  { of, name, args, position }: Node<'method'>,
  scope: Scope,
  compile: Compile,
): Evaluate {
  if (of.kind === 'name' && NAMESPACES.has(of.name) && !scope.resolve(of.name)) {
    return compileLibraryCall(`${of.name}.${name}`, args, position, scope, compile)
  }
  if (propertiesOf(of, scope)) throw new RulesSyntaxError(`Unknown method ${name}.`, position)
  const arities = aritiesOfMethod(name)
  if (arities.size === 0) throw new RulesSyntaxError(`Unknown method ${name}.`, position)
  if (!arities.has(args.length)) throw wrongArity(name, position)
  checkPattern(name, args)
  const self = compile(of, scope)
  const values = args.map((arg) => compile(arg, scope))
  return (evaluation, locals) => {
    evaluation.count()
    const receiver = self(evaluation, locals)
    return callMethod(
      receiver,
      name,
      values.map((value) => value(evaluation, locals)),
    )
  }
}

/** A function of the file; its variables are evaluated once, in order, before the result. */
export function compileFunction(
  { parameters, lets, result }: FunctionDeclaration,
  outer: Scope,
  compile: Compile,
): CompiledFunction {
  const scope = new Scope(outer)
  for (const [slot, name] of parameters.entries()) scope.bind(name, { kind: 'local', slot })
  const values = lets.map(({ name, value, position }, index) => {
    if (scope.has(name)) throw new RulesSyntaxError(`${name} is already defined.`, position)
    const compiled = compile(value, scope)
    scope.bind(name, { kind: 'local', slot: parameters.length + index })
    return compiled
  })
  const body = compile(result, scope)
  const run = (evaluation: Evaluation, args: Locals) => {
    const locals = [...args]
    for (const value of values) {
      evaluation.count()
      locals.push(attempt(value, evaluation, locals))
    }
    return body(evaluation, locals)
  }
  return { depth: scope.callDepth, run }
}

function compileOwnCall(
  name: string,
  args: readonly Expression[],
  scope: Scope,
  compile: Compile,
): Evaluate {
  const values = args.map((arg) => compile(arg, scope))
  const called = scope.compiled(name, (declaration, outer) =>
    compileFunction(declaration, outer, compile),
  )
  scope.callDepth = Math.max(scope.callDepth, (called?.depth ?? 0) + 1)
  return (evaluation, locals) => {
    evaluation.count()
    const known = values.map((value) => attempt(value, evaluation, locals))
    if (!called) throw new EvaluationError(`Function not found error: Name: [${name}].`)
    return called.run(evaluation, known)
  }
}

function compileLibraryCall(
  name: string,
  args: readonly Expression[],
  position: Position,
  scope: Scope,
  compile: Compile,
): Evaluate {
  const known = libraryFunctions.get(name)
  if (!known) throw new RulesSyntaxError(`Unknown function ${name}.`, position)
  checkArity(name, known.arity, args, position)
  const values = args.map((arg) => compile(arg, scope))
  return (evaluation, locals) => {
    evaluation.count()
    return known.run(values.map((value) => value(evaluation, locals)))
  }
}

function checkArity(
  name: string,
  arity: number,
  args: readonly Expression[],
  position: Position,
): void {
  if (args.length !== arity) throw wrongArity(name, position)
}

function wrongArity(name: string, position: Position): RulesSyntaxError {
  return new RulesSyntaxError(`Incorrect number of arguments of ${name}.`, position)
}

/** A literal pattern is checked at compile time. */
function checkPattern(name: string, args: readonly Expression[]): void {
  const [pattern] = args
  if (!patternMethods.includes(name) || pattern?.kind !== 'literal') return
  if (pattern.value.kind !== 'string') return
  try {
    patternOf(pattern.value.value)
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    throw new RulesSyntaxError(error.message, pattern.position)
  }
}
