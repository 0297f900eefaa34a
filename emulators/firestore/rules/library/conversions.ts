import { EvaluationError } from '../rulesError.ts'
import { clampedInteger, double, integer, type RuleValue, typeNameOf } from '../ruleValue.ts'
import { wrongType } from './argument.ts'

/** `string(value)`. Throws EvaluationError. */
export function textOf(value: RuleValue): string {
  switch (value.kind) {
    case 'null':
      return 'null'
    case 'boolean':
    case 'integer':
      return String(value.value)
    case 'double':
      return textOfDouble(value.value)
    case 'string':
      return value.value
    case 'path':
      return value.segments.map((segment) => `/${segment}`).join('')
    default:
      throw new EvaluationError(
        `Unsupported operation error. Received: string(${typeNameOf(value)}).`,
      )
  }
}

/** `int(value)` of a number or numeric text. */
export function integerFrom(value: RuleValue | undefined): RuleValue {
  if (value?.kind === 'integer') return value
  if (value?.kind === 'double') return clampedInteger(value.value)
  if (value?.kind !== 'string') throw wrongType(value, 'int,float,string')
  if (!/^[+-]?\d+$/.test(value.value)) throw new EvaluationError('Type conversion error.')
  return integer(BigInt(value.value.replace('+', '')))
}

/** `float(value)` of a number or numeric text. */
export function doubleFrom(value: RuleValue | undefined): RuleValue {
  if (value?.kind === 'double') return value
  if (value?.kind === 'integer') return double(Number(value.value))
  if (value?.kind !== 'string') throw wrongType(value, 'int,float,string')
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value.value)) {
    throw new EvaluationError('Type conversion error.')
  }
  return double(Number(value.value))
}

/** A double as the service writes it: with a point, and with `E` below 0.001 and from 10,000,000 on. */
function textOfDouble(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity'
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  const size = Math.abs(value)
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return sign + withPoint(String(size))
  const [digits = '', exponent = ''] = size.toExponential().split('e')
  return `${sign}${withPoint(digits)}E${exponent.replace('+', '')}`
}

const withPoint = (digits: string) => (digits.includes('.') ? digits : `${digits}.0`)
