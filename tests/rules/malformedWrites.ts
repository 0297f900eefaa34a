import { allowed, type RuleRow, refused, row } from './table.ts'
import type { Identity } from './tables/people.ts'
import { commit, type Field, type Fields, isMap, put, type RuleWrite } from './wire.ts'

type Values = readonly (Field | undefined)[]

/** Values that a field takes and does not take, besides the sample's. */
export interface Limits {
  readonly good?: Values
  readonly bad: Values
  readonly isOptional?: boolean
}

/** Long enough, but invisible. */
export const BLANK = '\u3000\u200b \u00ad\u3000'
/** Visible, with a mark that turns round what stands beside it. */
export const TURNED = '가\u202e나'

const letters = (count: number) => '가'.repeat(count)

/** A text of so many letters; with a `least` it must have a visible one. */
export const text = (most: number, least = 0): Limits => ({
  good: [letters(most), letters(least)],
  bad: [
    letters(most + 1),
    TURNED,
    ...(least > 0 ? ['', BLANK] : []),
    ...(least > 1 ? [letters(least - 1)] : []),
  ],
})

export const oneOf = (...good: readonly Field[]): Limits => ({ good, bad: ['unknown'] })
export const not = (...bad: Values): Limits => ({ bad })

const HOUR_MS = 3_600_000
/** The time of the request. */
export const sentAt = (now: Date): Limits =>
  not(...[-1, 1].map((hours) => new Date(now.getTime() + hours * HOUR_MS)))

/** The nearest value of another type: 'abc' becomes a list of 3. */
function otherType(field: Field | undefined): Field {
  if (typeof field === 'string') return [...field]
  if (typeof field === 'number') return String(field)
  if (typeof field === 'boolean') return String(field)
  if (field === null) return ''
  if (field instanceof Date) return field.toISOString()
  return Array.isArray(field) ? {} : false
}

/** `people.0.name` of a document, changed. */
function changed(
  fields: Fields,
  [name = '', ...below]: readonly string[],
  value: Field | undefined,
): Fields {
  const old = fields[name]
  if (below.length === 0) return { ...fields, [name]: value }
  const [index, ...within] = below
  if (!Array.isArray(old))
    return { ...fields, [name]: changed(old !== undefined && isMap(old) ? old : {}, below, value) }
  return {
    ...fields,
    [name]: old.map((each: Field, at) =>
      at === Number(index) && isMap(each) ? changed(each, within, value) : each,
    ),
  }
}

const inWords = (value: Field | undefined): string => {
  const short = typeof value === 'string' && value.length > 20
  return short ? `a text of ${value.length}` : (JSON.stringify(value) ?? 'left out')
}

/**
 * A document as it may be written, and made invalid field by field: missing, wrong type, extra, beyond its limits.
 * `before`: what is written with it.
 */
export function malformedWrites(
  by: Identity,
  what: string,
  path: string,
  fields: Fields,
  limits: Readonly<Record<string, Limits>> = {},
  before: readonly RuleWrite[] = [],
): RuleRow[] {
  const written = (document: Fields) => commit(...before, put(path, document))
  const corrupted = (change: Fields) => refused(written({ ...fields, ...change }))
  const limited = Object.entries(limits).flatMap(([name, { good = [], bad }]) => {
    const rowsOf = (values: Values, verdict: typeof allowed) =>
      values.map((value) =>
        row(
          by,
          `${what} with ${name} ${inWords(value)}`,
          verdict(written(changed(fields, name.split('.'), value))),
        ),
      )
    return [...rowsOf(good, allowed), ...rowsOf(bad, refused)]
  })
  return [
    ...Object.keys(fields).flatMap((name) => [
      row(
        by,
        `${what} without ${name}`,
        (limits[name]?.isOptional ? allowed : refused)(written({ ...fields, [name]: undefined })),
      ),
      row(
        by,
        `${what} with ${name} of another type`,
        corrupted({ [name]: otherType(fields[name]) }),
      ),
    ]),
    row(by, `${what} with a field too many`, corrupted({ isAdmin: true })),
    row(by, `${what} as it is`, allowed(written(fields))),
    ...limited,
  ]
}
