import type { WireValue } from '../../emulators/firestore/values/value.ts'
import type { Random } from '../emulators/firestore/random.ts'
import type { RuleRow, RuleTable } from './table.ts'
import type { Identity } from './tables/people.ts'
import type { RuleRequest, RuleWrite } from './wire.ts'

export interface AskedRequest {
  readonly by: Identity
  readonly request: RuleRequest
}

const people: readonly Identity[] = [
  'nobody',
  'parent',
  'otherParent',
  'newcomer',
  'social',
  'teacher',
  'father',
  'grandmother',
]

const oddValues: readonly WireValue[] = [
  { nullValue: null },
  { booleanValue: true },
  { integerValue: '0' },
  { integerValue: '-1' },
  { integerValue: '9223372036854775807' },
  { doubleValue: 0.5 },
  { doubleValue: 'NaN' },
  { stringValue: '' },
  { stringValue: 'x'.repeat(301) },
  { stringValue: '가나다' },
  { stringValue: '\u{1f600}' },
  { bytesValue: 'AA==' },
  { timestampValue: '2020-01-01T00:00:00Z' },
  { geoPointValue: { latitude: 37.5, longitude: 127 } },
  { arrayValue: { values: [] } },
  { arrayValue: { values: [{ integerValue: '3' }, { stringValue: 'a' }] } },
  { mapValue: { fields: {} } },
  { mapValue: { fields: { name: { stringValue: 'a' } } } },
]

/** A row as it is, or with another user, path or content. */
export function mutatedRow(random: Random, { rows, seed }: RuleTable): AskedRequest {
  const row = pickFrom(random, rows)
  const by = random.chance(0.25) ? pickFrom(random, people) : row.by
  const paths = [...seed.map(({ path }) => path), ...rows.flatMap(pathsOf)]
  return { by, request: mutated(random, row.request, rows, paths) }
}

function mutated(
  random: Random,
  request: RuleRequest,
  rows: readonly RuleRow[],
  paths: readonly string[],
): RuleRequest {
  if (random.chance(0.2)) return request
  switch (request.act) {
    case 'get':
      return { act: 'get', path: pickFrom(random, paths) }
    case 'list':
    case 'count':
      return { ...request, query: withLessProof(random, request.query) }
    case 'commit': {
      const writes = request.writes.map((write) =>
        random.chance(0.6) ? mutatedWrite(random, write, paths) : write,
      )
      const other = pickFrom(random, rows).request
      const isJoined = random.chance(0.15) && other.act === 'commit'
      return {
        act: 'commit',
        writes: oncePerPath(isJoined ? [...writes, ...other.writes] : writes),
      }
    }
  }
}

/** Two writes to one document in a commit are judged differently; the site makes none. */
function oncePerPath(writes: readonly RuleWrite[]): RuleWrite[] {
  return [...new Map(writes.map((write) => [write.path, write])).values()]
}

function mutatedWrite(random: Random, write: RuleWrite, paths: readonly string[]): RuleWrite {
  const { fields, ...rest } = write
  if (random.chance(0.15)) return { ...write, path: pickFrom(random, paths) }
  if (!fields) return random.chance(0.5) ? write : { ...write, fields: {} }
  if (random.chance(0.1)) return { path: write.path }
  if (random.chance(0.1)) return { ...write, transforms: [] }
  const names = Object.keys(fields)
  if (names.length === 0) return write
  const name = pickFrom(random, names)
  const value = fields[name]
  if (value === undefined) return write
  if (random.chance(0.15)) {
    const { [name]: _, ...others } = fields
    return { ...rest, fields: others }
  }
  return { ...rest, fields: { ...fields, [name]: changedValue(random, value) } }
}

/** A near value, or a different one. */
function changedValue(random: Random, value: WireValue): WireValue {
  if (random.chance(0.35)) return pickFrom(random, oddValues)
  if ('integerValue' in value) {
    const step = pickFrom(random, [1, -1, 10, -10, 11, 1000])
    return { integerValue: String(Number(value.integerValue) + step) }
  }
  if ('doubleValue' in value) return { integerValue: String(Math.round(Number(value.doubleValue))) }
  if ('timestampValue' in value) {
    const minutes = pickFrom(random, [1, -1, 35, -35, 70, -70, 600, -600, 60_000, 600_000])
    const time = new Date(Date.parse(value.timestampValue) + minutes * 60_000)
    return { timestampValue: time.toISOString() }
  }
  if ('stringValue' in value) {
    const cut = value.stringValue.slice(1)
    return {
      stringValue: pickFrom(random, [cut, `${value.stringValue}1`, ` ${value.stringValue}`]),
    }
  }
  if ('mapValue' in value) {
    const fields = value.mapValue.fields ?? {}
    const names = Object.keys(fields)
    if (names.length === 0) return pickFrom(random, oddValues)
    const name = pickFrom(random, names)
    const inner = fields[name]
    return inner
      ? { mapValue: { fields: { ...fields, [name]: changedValue(random, inner) } } }
      : value
  }
  if ('arrayValue' in value) {
    const values = value.arrayValue.values ?? []
    const [first, ...others] = values
    if (first === undefined) return { arrayValue: { values: [pickFrom(random, oddValues)] } }
    if (random.chance(0.3)) return { arrayValue: { values: [...values, first] } }
    if ('arrayValue' in first) return value
    const changed = changedValue(random, first)
    return 'arrayValue' in changed ? value : { arrayValue: { values: [changed, ...others] } }
  }
  return pickFrom(random, oddValues)
}

/** A query without a filter, its order or its limit. */
function withLessProof(random: Random, query: object): object {
  const entries = Object.entries(query).filter(([name]) => name !== 'from')
  if (entries.length === 0) return query
  const [left] = pickFrom(random, entries)
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== left))
}

const pathsOf = ({ request }: RuleRow): string[] => {
  if (request.act === 'get') return [request.path]
  return request.act === 'commit' ? request.writes.map(({ path }) => path) : []
}

function pickFrom<T>(random: Random, list: readonly T[]): T {
  const picked = list[random.below(list.length)]
  if (picked === undefined) throw new Error('There is nothing to pick.')
  return picked
}
