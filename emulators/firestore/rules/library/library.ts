import { containsByConstraint } from '../constraint.ts'
import { EvaluationError } from '../rulesError.ts'
import {
  bool,
  clampedInteger,
  double,
  integer,
  type PathValue,
  type RuleValue,
  text,
  typeNameOf,
} from '../ruleValue.ts'
import { listArgument, numberOf, wrongType } from './argument.ts'
import { diffMethods, listMethods, mapMethods, setMethods } from './collectionMethods.ts'
import { doubleFrom, integerFrom, textOf } from './conversions.ts'
import { pointMethods, pointValue } from './geoMethods.ts'
import { sha256 } from './hashing.ts'
import type { RuleMethod } from './methods.ts'
import { bytesMethods, stringMethods } from './textMethods.ts'
import {
  durationAbs,
  durationMethods,
  durationTime,
  durationValue,
  timestampDate,
  timestampMethods,
  timestampValue,
} from './timeMethods.ts'

export interface LibraryFunction {
  readonly arity: number
  readonly run: (args: readonly RuleValue[]) => RuleValue
}

const first = (run: (value: RuleValue | undefined) => RuleValue) => ({
  arity: 1,
  run: ([value]: readonly RuleValue[]) => run(value),
})

export const libraryFunctions: ReadonlyMap<string, LibraryFunction> = new Map([
  ['debug', { arity: 1, run: ([value]) => value ?? { kind: 'null' } }],
  ['int', first(integerFrom)],
  ['float', first(doubleFrom)],
  ['string', { arity: 1, run: (args) => text(args.map(textOf).join('')) }],
  ['path', first(pathFrom)],
  ['math.abs', first(absolute)],
  ['math.ceil', first((value) => double(Math.ceil(numberOf(value))))],
  ['math.floor', first((value) => double(Math.floor(numberOf(value))))],
  ['math.round', first((value) => clampedInteger(Math.round(numberOf(value))))],
  ['math.sqrt', first((value) => double(Math.sqrt(numberOf(value))))],
  ['math.pow', { arity: 2, run: ([base, power]) => double(numberOf(base) ** numberOf(power)) }],
  ['math.isNaN', first((value) => bool(Number.isNaN(numberOf(value))))],
  ['timestamp.value', first(timestampValue)],
  ['timestamp.date', { arity: 3, run: timestampDate }],
  ['duration.value', { arity: 2, run: ([magnitude, unit]) => durationValue(magnitude, unit) }],
  ['duration.time', { arity: 4, run: durationTime }],
  ['duration.abs', first(durationAbs)],
  ['latlng.value', { arity: 2, run: pointValue }],
  ['hashing.sha256', first(sha256)],
])

export const NAMESPACES: ReadonlySet<string> = new Set([
  'math',
  'timestamp',
  'duration',
  'latlng',
  'hashing',
])

const tables = [
  stringMethods,
  bytesMethods,
  listMethods,
  setMethods,
  mapMethods,
  diffMethods,
  timestampMethods,
  durationMethods,
  pointMethods,
]

/** Argument counts of all methods of a name; empty if there is none. */
export function aritiesOfMethod(name: string): ReadonlySet<number> {
  return new Set(tables.flatMap((table) => table.get(name)?.arity ?? []))
}

/** Calls a method. Throws EvaluationError, also for an unknown one. */
export function callMethod(self: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  switch (self.kind) {
    case 'string':
      return called(stringMethods.get(name), self, name, args)
    case 'bytes':
      return called(bytesMethods.get(name), self, name, args)
    case 'array':
      return called(listMethods.get(name), self, name, args)
    case 'set':
      return called(setMethods.get(name), self, name, args)
    case 'map':
      return called(mapMethods.get(name), self, name, args)
    case 'mapDiff':
      return called(diffMethods.get(name), self, name, args)
    case 'timestamp':
      return called(timestampMethods.get(name), self, name, args)
    case 'duration':
      return called(durationMethods.get(name), self, name, args)
    case 'geoPoint':
      return called(pointMethods.get(name), self, name, args)
    case 'constraint':
      if (name === 'hasAny') {
        return bool(containsByConstraint(self.filters, listArgument(args[0]).values))
      }
      throw unknownMethod(self, name)
    case 'null':
      throw new EvaluationError('Null value error.')
    default:
      throw unknownMethod(self, name)
  }
}

function called<Self extends RuleValue>(
  method: RuleMethod<Self> | undefined,
  self: Self,
  name: string,
  args: readonly RuleValue[],
): RuleValue {
  if (method?.arity !== args.length) throw unknownMethod(self, name)
  return method.run(self, args)
}

function unknownMethod(self: RuleValue, name: string): EvaluationError {
  return new EvaluationError(`Function not found error: Name: [${name}] of ${typeNameOf(self)}.`)
}

/** The smallest integer has no positive counterpart; the service returns it. */
function absolute(value: RuleValue | undefined): RuleValue {
  if (value?.kind === 'integer') {
    return integer(BigInt.asIntN(64, value.value < 0n ? -value.value : value.value))
  }
  return double(Math.abs(numberOf(value)))
}

/** `path('/a/b')`. */
function pathFrom(value: RuleValue | undefined): PathValue {
  if (value?.kind !== 'string') throw wrongType(value, 'string')
  return { kind: 'path', segments: value.value.split('/').filter((segment) => segment !== '') }
}
