import { parseInstant } from '../../values/instant.ts'
import { EvaluationError } from '../rulesError.ts'
import { duration, integer, type RuleValue } from '../ruleValue.ts'
import { integerOf, stringOf, wrongType } from './argument.ts'
import { methods } from './methods.ts'

const nanosPerMilli = 1_000_000n
const nanosPerSecond = 1_000_000_000n
const nanosPerDay = 86_400n * nanosPerSecond

const units: Readonly<Record<string, bigint>> = {
  w: 7n * nanosPerDay,
  d: nanosPerDay,
  h: 3600n * nanosPerSecond,
  m: 60n * nanosPerSecond,
  s: nanosPerSecond,
  ms: nanosPerMilli,
  ns: 1n,
}

const remainder = (value: bigint, unit: bigint) => ((value % unit) + unit) % unit
const timestamp = (nanos: bigint): RuleValue => ({ kind: 'timestamp', nanos })
const dateOf = (nanos: bigint) =>
  new Date(Number((nanos - remainder(nanos, nanosPerMilli)) / nanosPerMilli))

/** In UTC. */
export const timestampMethods = methods<'timestamp'>({
  year: [0, ({ nanos }) => integer(dateOf(nanos).getUTCFullYear())],
  month: [0, ({ nanos }) => integer(dateOf(nanos).getUTCMonth() + 1)],
  day: [0, ({ nanos }) => integer(dateOf(nanos).getUTCDate())],
  /** Monday is 1, Sunday 7. */
  dayOfWeek: [0, ({ nanos }) => integer(dateOf(nanos).getUTCDay() || 7)],
  dayOfYear: [0, ({ nanos }) => integer(dayOfYear(dateOf(nanos)))],
  hours: [0, ({ nanos }) => integer(dateOf(nanos).getUTCHours())],
  minutes: [0, ({ nanos }) => integer(dateOf(nanos).getUTCMinutes())],
  seconds: [0, ({ nanos }) => integer(dateOf(nanos).getUTCSeconds())],
  nanos: [0, ({ nanos }) => integer(remainder(nanos, nanosPerSecond))],
  toMillis: [0, ({ nanos }) => integer(BigInt(dateOf(nanos).getTime()))],
  date: [0, ({ nanos }) => timestamp(nanos - remainder(nanos, nanosPerDay))],
  time: [0, ({ nanos }) => duration(remainder(nanos, nanosPerDay))],
})

export const durationMethods = methods<'duration'>({
  seconds: [0, ({ nanos }) => integer(nanos / nanosPerSecond)],
  nanos: [0, ({ nanos }) => integer(nanos % nanosPerSecond)],
})

/** `timestamp.value(…)` of epoch ms or RFC 3339 text. */
export function timestampValue(value: RuleValue | undefined): RuleValue {
  if (value?.kind !== 'string') return timestamp(integerOf(value) * nanosPerMilli)
  try {
    return timestamp(parseInstant(value.value))
  } catch {
    throw new EvaluationError('Timestamp is not valid.')
  }
}

/** `timestamp.date(year, month, day)`. Throws EvaluationError for an invalid day. */
export function timestampDate(args: readonly RuleValue[]): RuleValue {
  const [year = 0, month = 0, day = 0] = args.map((each) => Number(integerOf(each)))
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists =
    year >= 1 &&
    year <= 9999 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  if (!exists) throw new EvaluationError('Date is not valid.')
  return timestamp(BigInt(date.getTime()) * nanosPerMilli)
}

/** `duration.value(magnitude, unit)`. */
export function durationValue(
  magnitude: RuleValue | undefined,
  unit: RuleValue | undefined,
): RuleValue {
  const nanos = units[stringOf(unit)]
  if (nanos === undefined) throw new EvaluationError('Unknown unit of a duration.')
  return duration(integerOf(magnitude) * nanos)
}

/** `duration.time(hours, minutes, seconds, nanos)` of any integers. */
export function durationTime(args: readonly RuleValue[]): RuleValue {
  const [hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n] = args.map(integerOf)
  return duration((hours * 3600n + minutes * 60n + seconds) * nanosPerSecond + nanos)
}

/** `duration.abs(duration)`. */
export function durationAbs(value: RuleValue | undefined): RuleValue {
  if (value?.kind !== 'duration') throw wrongType(value, 'duration')
  return duration(value.nanos < 0n ? -value.nanos : value.nanos)
}

function dayOfYear(date: Date): number {
  const start = new Date(date)
  start.setUTCMonth(0, 1)
  return Math.round((date.getTime() - start.getTime()) / 86_400_000) + 1
}
