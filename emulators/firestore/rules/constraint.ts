import type { FieldFilter } from '../filter.ts'
import { compareValues, isEqual, isSameType } from '../values/compareValues.ts'
import type { Value } from '../values/value.ts'
import { EvaluationError } from './rulesError.ts'
import type { RuleValue } from './ruleValue.ts'

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='

const mirrored: Record<Comparison, Comparison> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

/** Compares when a side is known by filters only: true if proven, else throws EvaluationError (neither true nor false). */
export function compareConstraint(
  comparison: Comparison,
  left: RuleValue,
  right: RuleValue,
): boolean {
  const isMirrored = left.kind !== 'constraint'
  const [constraint, value] = isMirrored ? [right, left] : [left, right]
  if (constraint.kind === 'constraint' && value.kind !== 'constraint') {
    const wanted = isMirrored ? mirrored[comparison] : comparison
    const operand = storedValue(value)
    const isProven =
      operand !== undefined && constraint.filters.some((filter) => proves(filter, wanted, operand))
    if (isProven) return true
  }
  throw unproven()
}

/** `value in field` by an ARRAY_CONTAINS filter: true, else throws EvaluationError. */
export function containsByConstraint(
  filters: readonly FieldFilter[],
  values: readonly RuleValue[],
): boolean {
  const isProven = filters.some(
    ({ operator, value }) =>
      operator === 'ARRAY_CONTAINS' &&
      values.some((wanted) => {
        const stored = storedValue(wanted)
        return stored !== undefined && isEqual(value, stored)
      }),
  )
  if (isProven) return true
  throw unproven()
}

function proves({ operator, value }: FieldFilter, wanted: Comparison, operand: Value): boolean {
  const isNull = operand.kind === 'null'
  if (operator === 'NOT_IN') {
    if (wanted !== '!=' || value.kind !== 'array') return false
    return isNull || value.values.some((each) => isEqual(each, operand))
  }
  if (operator === 'NOT_EQUAL') return wanted === '!=' && (isNull || isEqual(value, operand))
  if (wanted === '!=' && isNull) return operator !== 'EQUAL' || value.kind !== 'null'
  if (!isSameType(value, operand)) return false
  const order = compareValues(value, operand)
  switch (operator) {
    case 'EQUAL':
      return isSatisfied(wanted, order)
    case 'GREATER_THAN':
      return order >= 0 && (wanted === '>' || wanted === '>=' || wanted === '!=')
    case 'GREATER_THAN_OR_EQUAL':
      if (wanted === '>=') return order >= 0
      return order > 0 && (wanted === '>' || wanted === '!=')
    case 'LESS_THAN':
      return order <= 0 && (wanted === '<' || wanted === '<=' || wanted === '!=')
    case 'LESS_THAN_OR_EQUAL':
      if (wanted === '<=') return order <= 0
      return order < 0 && (wanted === '<' || wanted === '!=')
    default:
      return false
  }
}

export function isSatisfied(comparison: Comparison, order: number): boolean {
  switch (comparison) {
    case '==':
      return order === 0
    case '!=':
      return order !== 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
  }
}

/** The value as a filter can hold it, else undefined. */
function storedValue(value: RuleValue): Value | undefined {
  switch (value.kind) {
    case 'array':
    case 'vector':
    case 'map':
    case 'set':
    case 'mapDiff':
    case 'constraint':
    case 'path':
    case 'duration':
      return undefined
    default:
      return value
  }
}

const unproven = () => new EvaluationError('The query does not prove the condition.')
