import {
  type Comparison,
  compareConstraint,
  containsByConstraint,
  isSatisfied,
} from '../constraint.ts'
import type { BinaryOperator, TypeName } from '../language/syntax.ts'
import { EvaluationError } from '../rulesError.ts'
import { bool, listOf, type RuleValue, shown, text, typeNameOf } from '../ruleValue.ts'
import { integerOf, stringOf, wrongType } from './argument.ts'
import { calculate } from './arithmetic.ts'
import { isEqualRule, isIdentical, isLooselyEqual, orderOf } from './equality.ts'

export type StrictOperator = Exclude<BinaryOperator, '||' | '&&'>

/** Operators that evaluate both sides. Throws EvaluationError. */
export function applyOperator(
  operator: StrictOperator,
  left: RuleValue,
  right: RuleValue,
): RuleValue {
  switch (operator) {
    case 'in':
      return bool(isIn(left, right))
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return bool(compare(operator, left, right))
    default:
      return calculate(operator, left, right)
  }
}

/** A member. Throws EvaluationError if missing. */
export function memberOf(value: RuleValue, name: string): RuleValue {
  if (value.kind === 'null') throw new EvaluationError('Null value error.')
  if (value.kind !== 'map') throw wrongType(value, 'map,path')
  const member = value.fields.get(name)
  if (member === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`)
  return shown(member)
}

/** `value[at]` of a map, list, path or text. Throws EvaluationError out of range. */
export function elementOf(value: RuleValue, at: RuleValue): RuleValue {
  if (value.kind === 'map') return memberOf(value, stringOf(at))
  const { size, slice } = sequenceOf(value)
  const index = integerOf(at)
  if (index < 0n || index >= size) throw outOfBound(index, size)
  const element = slice(Number(index), Number(index) + 1)
  return element.kind === 'array' ? shown(element.values[0] ?? element) : element
}

/** `value[from:to]` of a list or text. Throws EvaluationError out of range and if empty. */
export function rangeOf(value: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  const { size, slice } = sequenceOf(value)
  const [start, end] = [integerOf(from), integerOf(to)]
  if (start > end) throw new EvaluationError('Illegal range error.')
  if (start < 0n || start >= size) throw outOfBound(start, size)
  if (end < 1n || end > size) throw outOfBound(end - 1n, size)
  return slice(Number(start), Number(end))
}

export function isOfType(value: RuleValue, type: TypeName): boolean {
  if (type === 'number') return value.kind === 'integer' || value.kind === 'double'
  return typeNameOf(value) === type
}

function compare(comparison: Comparison, left: RuleValue, right: RuleValue): boolean {
  if (left.kind === 'constraint' || right.kind === 'constraint') {
    return compareConstraint(comparison, left, right)
  }
  if (comparison === '==') return isEqualRule(left, right)
  if (comparison === '!=') return !isEqualRule(left, right)
  const isNaNThere = isNaNValue(left) || isNaNValue(right)
  return isSatisfied(comparison, orderOf(left, right)) && !isNaNThere
}

function isIn(wanted: RuleValue, holder: RuleValue): boolean {
  switch (holder.kind) {
    case 'array':
      return holder.values.some((value) => isIdentical(value, wanted))
    case 'set':
      return holder.values.some((value) => isLooselyEqual(value, wanted))
    case 'map':
      return holder.fields.has(stringOf(wanted))
    case 'constraint':
      return containsByConstraint(holder.filters, [wanted])
    case 'null':
      throw new EvaluationError('Null value error.')
    default:
      throw wrongType(holder, 'list,set,map')
  }
}

interface Sequence {
  readonly size: number
  readonly slice: (from: number, to: number) => RuleValue
}

function sequenceOf(value: RuleValue): Sequence {
  if (value.kind === 'array') {
    const { values } = value
    return { size: values.length, slice: (from, to) => listOf(values.slice(from, to)) }
  }
  if (value.kind === 'string') {
    const { value: content } = value
    return { size: content.length, slice: (from, to) => text(content.slice(from, to)) }
  }
  if (value.kind === 'path') {
    const { segments } = value
    return { size: segments.length, slice: (from, to) => text(segments.slice(from, to).join('/')) }
  }
  if (value.kind === 'null') throw new EvaluationError('Null value error.')
  throw wrongType(value, 'list,string,path')
}

function outOfBound(index: bigint, size: number): EvaluationError {
  return new EvaluationError(`Index out of bound error. Index: [${index}], size: [${size}].`)
}

const isNaNValue = (value: RuleValue) => value.kind === 'double' && Number.isNaN(value.value)
