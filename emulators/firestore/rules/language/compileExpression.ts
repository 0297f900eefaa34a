import { attempt, type Evaluate } from '../evaluation.ts'
import { wrongType } from '../library/argument.ts'
import { negate } from '../library/arithmetic.ts'
import { textOf } from '../library/conversions.ts'
import { propertiesOf } from '../library/knownProperties.ts'
import { applyOperator, elementOf, isOfType, memberOf, rangeOf } from '../library/operators.ts'
import { EvaluationError, RulesSyntaxError } from '../rulesError.ts'
import { bool, listOf, type RuleValue, typeNameOf } from '../ruleValue.ts'
import type { Scope } from '../scope.ts'
import { compileCall, compileMethod } from './compileCall.ts'
import type { Expression } from './syntax.ts'

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>

/** Compiles an expression, which counts evaluations as the service does. Throws RulesSyntaxError for an unknown name. */
export function compileExpression(expression: Expression, scope: Scope): Evaluate {
  switch (expression.kind) {
    case 'literal':
      return compileLiteral(expression.value)
    case 'name':
      return compileName(expression, scope)
    case 'member':
      return compileMember(expression, scope)
    case 'call':
      return compileCall(expression, scope, compileExpression)
    case 'method':
      return compileMethod(expression, scope, compileExpression)
    case 'unary':
      return compileUnary(expression, scope)
    case 'binary':
      return compileBinary(expression, scope)
    case 'ternary':
      return compileTernary(expression, scope)
    case 'list':
      return compileList(expression, scope)
    case 'map':
      return compileMap(expression, scope)
    case 'path':
      return compilePath(expression, scope)
    case 'is': {
      const of = compileExpression(expression.of, scope)
      const { type } = expression
      return (evaluation, locals) => {
        evaluation.count()
        evaluation.count()
        return bool(isOfType(of(evaluation, locals), type))
      }
    }
    case 'index': {
      const of = compileExpression(expression.of, scope)
      const at = compileExpression(expression.at, scope)
      return (evaluation, locals) => {
        evaluation.count()
        return elementOf(of(evaluation, locals), at(evaluation, locals))
      }
    }
    case 'slice': {
      const of = compileExpression(expression.of, scope)
      const from = compileExpression(expression.from, scope)
      const to = compileExpression(expression.to, scope)
      return (evaluation, locals) => {
        evaluation.count()
        return rangeOf(of(evaluation, locals), from(evaluation, locals), to(evaluation, locals))
      }
    }
  }
}

function compileLiteral(value: RuleValue): Evaluate {
  return (evaluation) => {
    evaluation.count()
    return value
  }
}

function compileName({ name, position }: Node<'name'>, scope: Scope): Evaluate {
  const binding = scope.resolve(name)
  switch (binding?.kind) {
    case 'request':
    case 'resource': {
      const { kind } = binding
      return (evaluation) => {
        evaluation.count()
        return evaluation.asked[kind]
      }
    }
    case 'wildcard':
    case 'local': {
      const { kind, slot } = binding
      return (evaluation, locals) => {
        evaluation.count()
        const value = kind === 'local' ? locals[slot] : evaluation.wildcards[slot]
        if (value instanceof EvaluationError) throw value
        if (value === undefined) throw new EvaluationError('Null value error.')
        return value
      }
    }
    default:
      throw new RulesSyntaxError(`Unknown variable ${name}.`, position)
  }
}

function compileMember({ of, name, position }: Node<'member'>, scope: Scope): Evaluate {
  const known = propertiesOf(of, scope)
  if (known && !known.includes(name)) {
    throw new RulesSyntaxError(`Unknown property ${name}.`, position)
  }
  const object = compileExpression(of, scope)
  return (evaluation, locals) => {
    evaluation.count()
    return memberOf(object(evaluation, locals), name)
  }
}

function compileUnary({ operator, operand }: Node<'unary'>, scope: Scope): Evaluate {
  const evaluate = compileExpression(operand, scope)
  if (operator === '-') {
    return (evaluation, locals) => {
      evaluation.count()
      return negate(evaluate(evaluation, locals))
    }
  }
  return (evaluation, locals) => {
    evaluation.count()
    return bool(!truth(evaluate(evaluation, locals)))
  }
}

function compileBinary({ operator, left, right }: Node<'binary'>, scope: Scope): Evaluate {
  const first = compileExpression(left, scope)
  const second = compileExpression(right, scope)
  if (operator === '&&' || operator === '||') return compileLogic(operator, first, second)
  return (evaluation, locals) => {
    evaluation.count()
    return applyOperator(operator, first(evaluation, locals), second(evaluation, locals))
  }
}

/** One deciding side is enough, even if the other fails. */
function compileLogic(operator: '&&' | '||', first: Evaluate, second: Evaluate): Evaluate {
  const deciding = operator === '||'
  return (evaluation, locals) => {
    evaluation.count()
    const left = attempt(first, evaluation, locals)
    if (isBoolean(left, deciding)) return left
    evaluation.count()
    const right = second(evaluation, locals)
    if (isBoolean(right, deciding)) return right
    if (left instanceof EvaluationError) throw left
    truth(left)
    return bool(truth(right))
  }
}

function compileTernary({ condition, yes, no }: Node<'ternary'>, scope: Scope): Evaluate {
  const asked = compileExpression(condition, scope)
  const ifTrue = compileExpression(yes, scope)
  const ifFalse = compileExpression(no, scope)
  return (evaluation, locals) => {
    evaluation.count()
    const chosen = truth(asked(evaluation, locals)) ? ifTrue : ifFalse
    evaluation.count()
    return chosen(evaluation, locals)
  }
}

function compileList({ elements }: Node<'list'>, scope: Scope): Evaluate {
  const parts = elements.map((element) => compileExpression(element, scope))
  return (evaluation, locals) => {
    evaluation.count()
    return listOf(parts.map((part) => part(evaluation, locals)))
  }
}

function compileMap({ entries }: Node<'map'>, scope: Scope): Evaluate {
  const parts = entries.map(
    ([key, value]) => [compileExpression(key, scope), compileExpression(value, scope)] as const,
  )
  return (evaluation, locals) => {
    evaluation.count()
    const fields = new Map<string, RuleValue>()
    for (const [key, value] of parts) {
      const name = key(evaluation, locals)
      if (name.kind !== 'string') throw wrongType(name, 'string')
      fields.set(name.value, value(evaluation, locals))
    }
    return { kind: 'map', fields }
  }
}

function compilePath({ parts }: Node<'path'>, scope: Scope): Evaluate {
  const segments = parts.map((part) =>
    part.kind === 'literal' ? part.text : compileExpression(part.value, scope),
  )
  return (evaluation, locals) => {
    evaluation.count()
    return {
      kind: 'path',
      segments: segments.flatMap((segment) => {
        if (typeof segment !== 'string') return segmentsFrom(segment(evaluation, locals))
        evaluation.count()
        return [segment]
      }),
    }
  }
}

/** A value in a path; another path is spliced in. */
function segmentsFrom(value: RuleValue): readonly string[] {
  return value.kind === 'path' ? value.segments : [textOf(value)]
}

function isBoolean(value: RuleValue | EvaluationError, wanted: boolean): value is RuleValue {
  return !(value instanceof EvaluationError) && value.kind === 'boolean' && value.value === wanted
}

function truth(value: RuleValue): boolean {
  if (value.kind === 'boolean') return value.value
  throw new EvaluationError(`Type error. Received: [${typeNameOf(value)}] Expected: [bool].`)
}
