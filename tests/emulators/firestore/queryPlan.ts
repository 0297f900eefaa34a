export type PlanValue =
  | null
  | boolean
  | number
  | string
  | { readonly timestamp: readonly [seconds: number, nanos: number] }
  | { readonly bytes: readonly number[] }
  | { readonly reference: string }
  | { readonly point: readonly [latitude: number, longitude: number] }
  | { readonly vector: readonly number[] }
  | { readonly map: Readonly<Record<string, PlanValue>> }
  | readonly PlanValue[]

export interface PlanDocument {
  readonly path: string
  readonly fields: Readonly<Record<string, PlanValue>>
}

/** Field names from the outermost map inwards; `name` is the document's own. */
export type PlanField = 'name' | readonly string[]

export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any'

export type PlanFilter =
  | { readonly field: PlanField; readonly operator: Operator; readonly value: PlanValue }
  | { readonly join: 'and' | 'or'; readonly filters: readonly PlanFilter[] }

export type PlanLimiter =
  | { readonly orderBy: PlanField; readonly direction: 'asc' | 'desc' }
  | { readonly limit: number }
  | { readonly limitToLast: number }
  | {
      readonly cursor: 'startAt' | 'startAfter' | 'endAt' | 'endBefore'
      readonly values: readonly PlanValue[]
    }

/** A query as plain data: printable, and built by both SDKs. */
export interface QueryPlan {
  readonly collection: { readonly path: string } | { readonly group: string }
  readonly filters: readonly PlanFilter[]
  readonly limiters: readonly PlanLimiter[]
}

/** The functions that both SDKs have, over different classes. */
export interface QuerySdk<Query, Filter, Limiter> {
  readonly collection: (path: string) => Query
  readonly group: (id: string) => Query
  readonly timestamp: (seconds: number, nanos: number) => unknown
  readonly bytes: (bytes: Uint8Array) => unknown
  readonly reference: (path: string) => unknown
  readonly point: (latitude: number, longitude: number) => unknown
  readonly vector: (numbers: number[]) => unknown
  readonly where: (field: PlanField, operator: Operator, value: unknown) => Filter
  readonly join: (join: 'and' | 'or', filters: readonly Filter[]) => Filter
  readonly orderBy: (field: PlanField, direction: 'asc' | 'desc') => Limiter
  readonly limit: (count: number) => Limiter
  readonly limitToLast: (count: number) => Limiter
  readonly cursor: (
    cursor: 'startAt' | 'startAfter' | 'endAt' | 'endBefore',
    values: readonly unknown[],
  ) => Limiter
  readonly query: (base: Query, filter: Filter | undefined, limiters: readonly Limiter[]) => Query
}

/** Throws what the SDK throws when it refuses the plan. */
export function buildQuery<Query, Filter, Limiter>(
  sdk: QuerySdk<Query, Filter, Limiter>,
  { collection, filters, limiters }: QueryPlan,
): Query {
  const base = 'path' in collection ? sdk.collection(collection.path) : sdk.group(collection.group)
  const built = filters.map((filter) => buildFilter(sdk, filter))
  const filter = built.length > 1 ? sdk.join('and', built) : built[0]
  return sdk.query(
    base,
    filter,
    limiters.map((limiter) => buildLimiter(sdk, limiter)),
  )
}

export function buildValue<Query, Filter, Limiter>(
  sdk: QuerySdk<Query, Filter, Limiter>,
  value: PlanValue,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((element) => buildValue(sdk, element))
  if ('timestamp' in value) return sdk.timestamp(...value.timestamp)
  if ('bytes' in value) return sdk.bytes(Uint8Array.from(value.bytes))
  if ('reference' in value) return sdk.reference(value.reference)
  if ('point' in value) return sdk.point(...value.point)
  if ('vector' in value) return sdk.vector([...value.vector])
  return buildFields(sdk, value.map)
}

export function buildFields<Query, Filter, Limiter>(
  sdk: QuerySdk<Query, Filter, Limiter>,
  fields: Readonly<Record<string, PlanValue>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, buildValue(sdk, value)]),
  )
}

function buildFilter<Query, Filter, Limiter>(
  sdk: QuerySdk<Query, Filter, Limiter>,
  filter: PlanFilter,
): Filter {
  if ('join' in filter) {
    return sdk.join(
      filter.join,
      filter.filters.map((part) => buildFilter(sdk, part)),
    )
  }
  return sdk.where(filter.field, filter.operator, buildValue(sdk, filter.value))
}

function buildLimiter<Query, Filter, Limiter>(
  sdk: QuerySdk<Query, Filter, Limiter>,
  limiter: PlanLimiter,
): Limiter {
  if ('orderBy' in limiter) return sdk.orderBy(limiter.orderBy, limiter.direction)
  if ('limit' in limiter) return sdk.limit(limiter.limit)
  if ('limitToLast' in limiter) return sdk.limitToLast(limiter.limitToLast)
  return sdk.cursor(
    limiter.cursor,
    limiter.values.map((value) => buildValue(sdk, value)),
  )
}

function isList(value: PlanValue): value is readonly PlanValue[] {
  return Array.isArray(value)
}
