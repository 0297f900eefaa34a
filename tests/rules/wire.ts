import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import type { WireValue } from '../../emulators/firestore/values/value.ts'

/** A value without a plain form: a point, a double. */
class Exactly {
  readonly wire: WireValue
  constructor(wire: WireValue) {
    this.wire = wire
  }
}

class Increment {
  readonly by: number
  constructor(by: number) {
    this.by = by
  }
}

/** The time of the commit. */
class ServerTime {
  readonly setToServerValue = 'REQUEST_TIME'
}

export type Field =
  | string
  | number
  | boolean
  | null
  | Date
  | Exactly
  | Increment
  | ServerTime
  | readonly Field[]
  | Fields

/** `undefined` fields are left out. */
export interface Fields {
  readonly [name: string]: Field | undefined
}

export const SERVER_TIME = new ServerTime()
export const increment = (by: number) => new Increment(by)
export const double = (value: number) =>
  new Exactly({ doubleValue: Number.isNaN(value) ? 'NaN' : value })
export const bytes = (size: number) =>
  new Exactly({ bytesValue: Buffer.alloc(size).toString('base64') })
export const geoPoint = (latitude: number, longitude: number) =>
  new Exactly({ geoPointValue: { latitude, longitude } })

interface Transform {
  readonly fieldPath: string
  readonly setToServerValue?: 'REQUEST_TIME'
  readonly increment?: WireValue
}

/** A commit's write in wire JSON, with a short path: `rides/ride-1`. */
export interface RuleWrite {
  readonly path: string
  /** Absent: the document is deleted. */
  readonly fields?: Record<string, WireValue>
  /** Present: only these fields change, and the document must exist. */
  readonly mask?: readonly string[]
  readonly transforms?: readonly Transform[]
}

export type RuleRequest =
  | { readonly act: 'get'; readonly path: string }
  | { readonly act: 'list' | 'count'; readonly parent: string; readonly query: object }
  | { readonly act: 'commit'; readonly writes: readonly RuleWrite[] }

export const isMap = (field: Field): field is Fields =>
  typeof field === 'object' &&
  field !== null &&
  !Array.isArray(field) &&
  !(field instanceof Date) &&
  !(field instanceof Exactly)

function toWire(field: Field): WireValue {
  if (field === null) return { nullValue: null }
  if (typeof field === 'string') return { stringValue: field }
  if (typeof field === 'boolean') return { booleanValue: field }
  if (typeof field === 'number') return { integerValue: String(field) }
  if (field instanceof Date) return { timestampValue: field.toISOString() }
  if (field instanceof Exactly) return field.wire
  if (isMap(field)) return { mapValue: { fields: wireFields(field) } }
  return { arrayValue: { values: Array.isArray(field) ? field.map(toWire) : [] } }
}

const isTransform = (field: Field | undefined): field is ServerTime | Increment =>
  field instanceof ServerTime || field instanceof Increment

/** Without server times. */
const wireFields = (fields: Fields): Record<string, WireValue> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field === undefined || isTransform(field) ? [] : [[name, toWire(field)]],
    ),
  )

/** `14:00` is no name in a path. */
const quoted = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `\`${name}\``)

function transformsOf(fields: Fields, prefix = ''): Transform[] {
  return Object.entries(fields).flatMap(([name, field]): Transform[] => {
    const fieldPath = prefix === '' ? name : `${prefix}${quoted(name)}`
    if (field instanceof ServerTime) return [{ fieldPath, setToServerValue: 'REQUEST_TIME' }]
    if (field instanceof Increment) return [{ fieldPath, increment: toWire(field.by) }]
    return field !== undefined && isMap(field) ? transformsOf(field, `${fieldPath}.`) : []
  })
}

export const seedDocument = (path: string, fields: Fields): SeedDocument => ({
  path,
  fields: wireFields(fields),
})

export const put = (path: string, fields: Fields): RuleWrite => ({
  path,
  fields: wireFields(fields),
  transforms: transformsOf(fields),
})

/** `reached.confirmed` is the field `confirmed` of the map `reached`. */
function nest(fields: Fields): Fields {
  const nested: Record<string, Field | undefined> = {}
  for (const [path, field] of Object.entries(fields)) {
    const [name = '', below] = path.split('.')
    nested[name] = below === undefined ? field : { [below]: field }
  }
  return nested
}

/** Changes single fields; `reached.confirmed` keeps the rest of `reached`. */
export const change = (path: string, fields: Fields): RuleWrite => ({
  path,
  fields: wireFields(nest(fields)),
  mask: Object.entries(fields).flatMap(([name, field]) =>
    field === undefined || isTransform(field) ? [] : [name],
  ),
  transforms: transformsOf(fields),
})

export const remove = (path: string): RuleWrite => ({ path })

export const commit = (...writes: readonly RuleWrite[]): RuleRequest => ({ act: 'commit', writes })

export const get = (path: string): RuleRequest => ({ act: 'get', path })

type Operator = 'EQUAL' | 'IN' | 'NOT_IN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN'
type Condition = readonly [field: string, operator: Operator, value: Field]

interface Query {
  /** Joined by "and". */
  readonly where?: readonly Condition[]
  readonly orderBy?: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[]
  readonly limit?: number
  /** Every collection of this name, wherever it lies. */
  readonly isGroup?: boolean
}

function structuredQuery(collectionId: string, { where, orderBy, limit, isGroup }: Query) {
  const filters = where?.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op, value: toWire(value) },
  }))
  return {
    from: [{ collectionId, ...(isGroup && { allDescendants: true }) }],
    ...(filters && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orderBy && {
      orderBy: orderBy.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
    }),
    ...(limit && { limit }),
  }
}

const asking =
  (act: 'list' | 'count') =>
  (path: string, query: Query = {}): RuleRequest => {
    const segments = path.split('/')
    const collectionId = segments.pop() ?? ''
    return { act, parent: segments.join('/'), query: structuredQuery(collectionId, query) }
  }

export const list = asking('list')
export const count = asking('count')
