import { EvaluationError } from '../rulesError.ts'
import { double, duration, integer, type RuleValue, text, typeNameOf } from '../ruleValue.ts'

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%'

const wholeOperations: Record<ArithmeticOperator, (left: bigint, right: bigint) => bigint> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}

const operations: Record<ArithmeticOperator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}

/** Integers give integers (division truncates), doubles doubles; texts join, times and durations add. Throws EvaluationError. */
export function calculate(
  operator: ArithmeticOperator,
  left: RuleValue,
  right: RuleValue,
): RuleValue {
  if (left.kind === 'integer' && right.kind === 'integer') {
    if (right.value === 0n && (operator === '/' || operator === '%')) {
      throw new EvaluationError('Divide by zero error.')
    }
    return integer(wholeOperations[operator](left.value, right.value))
  }
  const isLeftNumber = left.kind === 'integer' || left.kind === 'double'
  if (isLeftNumber && (right.kind === 'integer' || right.kind === 'double')) {
    return double(operations[operator](Number(left.value), Number(right.value)))
  }
  if (operator === '+' && left.kind === 'string' && right.kind === 'string') {
    return text(left.value + right.value)
  }
  const time = operator === '+' || operator === '-' ? addTimes(operator, left, right) : undefined
  if (time) return time
  throw new EvaluationError(
    `Unsupported operation error. Received: ${typeNameOf(left)} ${operator} ${typeNameOf(right)}.`,
  )
}

/** Negates a number or duration. Throws EvaluationError for other types. */
export function negate(value: RuleValue): RuleValue {
  if (value.kind === 'integer') return integer(-value.value)
  if (value.kind === 'double') return double(-value.value)
  if (value.kind === 'duration') return duration(-value.nanos)
  throw new EvaluationError(`Unsupported operation error. Received: -${typeNameOf(value)}.`)
}

function addTimes(operator: '+' | '-', left: RuleValue, right: RuleValue): RuleValue | undefined {
  if (left.kind === 'timestamp' && right.kind === 'timestamp') {
    return operator === '-' ? duration(left.nanos - right.nanos) : undefined
  }
  if (left.kind === 'duration' && right.kind === 'duration') {
    return duration(wholeOperations[operator](left.nanos, right.nanos))
  }
  if (left.kind === 'timestamp' && right.kind === 'duration') {
    return { kind: 'timestamp', nanos: wholeOperations[operator](left.nanos, right.nanos) }
  }
  if (operator === '+' && left.kind === 'duration' && right.kind === 'timestamp') {
    return { kind: 'timestamp', nanos: left.nanos + right.nanos }
  }
  return undefined
}
