import { invalid } from '../../http/apiError.ts'

const pattern =
  /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-](?:0\d|1\d|2[0-3]):[0-5]\d)$/

const nanosPerMilli = 1_000_000n

/** Epoch ns of an RFC 3339 time with any fraction. Throws INVALID_ARGUMENT for other text and impossible days. */
export function parseInstant(text: string): bigint {
  const match = pattern.exec(text)
  if (!match) throw invalid(`Invalid timestamp "${text.slice(0, 60)}".`)
  const [, day = '', time = '', fraction = '', zone = ''] = match
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const millis = Date.parse(`${day}T${time}${zone}`)
  const exists =
    !Number.isNaN(millis) &&
    !Number.isNaN(midnight) &&
    !day.startsWith('0000') &&
    new Date(midnight).toISOString().startsWith(day)
  if (!exists) throw invalid(`Invalid timestamp "${text}".`)
  return BigInt(millis) * nanosPerMilli + BigInt(fraction.padEnd(9, '0'))
}

/** RFC 3339 in UTC with 0, 3, 6 or 9 fraction digits, as the service prints it. */
export function formatInstant(nanos: bigint): string {
  const inSecond = ((nanos % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n
  const seconds = new Date(Number((nanos - inSecond) / nanosPerMilli)).toISOString().slice(0, 19)
  const digits = inSecond.toString().padStart(9, '0')
  const fraction = digits.replace(/(?:000)+$/, '')
  return fraction === '' ? `${seconds}Z` : `${seconds}.${fraction}Z`
}

/** Rounds down to a multiple of `unitNanos`. */
export function floorInstant(nanos: bigint, unitNanos: bigint): bigint {
  const rest = ((nanos % unitNanos) + unitNanos) % unitNanos
  return nanos - rest
}
