import { EvaluationError } from '../rulesError.ts'
import {
  type Kind,
  type ListValue,
  type MapValue,
  type RuleValue,
  typeNameOf,
} from '../ruleValue.ts'

export function wrongType(value: RuleValue | undefined, expected: string): EvaluationError {
  const received = value ? typeNameOf(value) : 'nothing'
  return new EvaluationError(`Type error. Received: [${received}] Expected: [${expected}].`)
}

export function isKind<K extends Kind>(
  value: RuleValue | undefined,
  kind: K,
): value is Extract<RuleValue, { kind: K }> {
  return value?.kind === kind
}

export function stringOf(value: RuleValue | undefined): string {
  if (isKind(value, 'string')) return value.value
  throw wrongType(value, 'string')
}

export function integerOf(value: RuleValue | undefined): bigint {
  if (isKind(value, 'integer')) return value.value
  throw wrongType(value, 'int')
}

export function numberOf(value: RuleValue | undefined): number {
  if (isKind(value, 'integer') || isKind(value, 'double')) return Number(value.value)
  throw wrongType(value, 'number')
}

export function listArgument(value: RuleValue | undefined): ListValue {
  if (isKind(value, 'array')) return value
  throw wrongType(value, 'list')
}

export function mapArgument(value: RuleValue | undefined): MapValue {
  if (isKind(value, 'map')) return value
  throw wrongType(value, 'map')
}
