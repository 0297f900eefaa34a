import * as z from 'zod/mini'
import { publicBackend } from './client'
import type { RawDocument } from './rawDocument'
import { withRequestDeadline } from './requestDeadline'

// What everybody may read, by Firestore's REST interface: a page that reads nothing else does without the SDK (30 KiB).

export interface PublicQuery {
  collection: string
  /** All hold; a value as Firestore sends it, such as `{ booleanValue: true }`. */
  where?: readonly {
    field: string
    op: 'EQUAL' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN'
    value: Readonly<Record<string, unknown>>
  }[]
  orderBy?: { field: string; direction: 'ASCENDING' | 'DESCENDING' }
  limit: number
}

const wireDocument = z.object({ name: z.string(), fields: z.unknown() })
const answersSchema = z.array(
  z.object({ document: z.optional(wireDocument), found: z.optional(wireDocument) }),
)

/** Times stay ISO texts and points `{ latitude, longitude }`, which the schemas of fields know too. */
function decoded(wire: unknown): unknown {
  const [[kind, content] = []] = Object.entries(Object(wire))
  if (kind === 'mapValue') return fieldsOf(Object(content).fields)
  if (kind === 'arrayValue') {
    const { values } = Object(content)
    return Array.isArray(values) ? values.map(decoded) : []
  }
  return kind === 'integerValue' || kind === 'doubleValue' ? Number(content) : content
}

const fieldsOf = (wire: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object(wire)).map(([name, value]) => [name, decoded(value)]))

/** As the SDK names them. */
const CODES: Record<number, string> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  429: 'resource-exhausted',
  503: 'unavailable',
  504: 'deadline-exceeded',
}

/** The answer's parts, unchecked. */
async function post(method: string, body: object): Promise<unknown> {
  const { apiKey, firestoreEmulatorHost } = publicBackend()
  const origin = firestoreEmulatorHost
    ? `http://${firestoreEmulatorHost}`
    : 'https://firestore.googleapis.com'
  const response = await fetch(`${origin}/v1/${root()}:${method}?key=${apiKey}`, {
    method: 'POST',
    // A browser asks no leave of another origin first.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw { code: CODES[response.status] }
  return response.json()
}

const root = () => `projects/${publicBackend().projectId}/databases/(default)/documents`

const documentsOf = (answers: unknown): RawDocument[] =>
  answersSchema.parse(answers).flatMap(({ document, found = document }) =>
    found
      ? [
          {
            id: found.name.slice(found.name.lastIndexOf('/') + 1),
            fields: fieldsOf(found.fields),
          },
        ]
      : [],
  )

const wireField = (fieldPath: string) => ({ field: { fieldPath } })

const wireQuery = ({ collection, where, orderBy, limit }: PublicQuery) => ({
  from: [{ collectionId: collection }],
  where: where && {
    compositeFilter: {
      op: 'AND',
      filters: where.map(({ field, ...filter }) => ({
        fieldFilter: { ...wireField(field), ...filter },
      })),
    },
  },
  orderBy: orderBy && [{ ...wireField(orderBy.field), direction: orderBy.direction }],
  limit,
})

/** Documents of a query, in its order. @throws {RepositoryError} also after 8 s */
export const readPublicDocuments = (query: PublicQuery): Promise<RawDocument[]> =>
  withRequestDeadline(async () =>
    documentsOf(await post('runQuery', { structuredQuery: wireQuery(query) })),
  )

/** A document by its path; undefined when there is none. @throws {RepositoryError} also after 8 s */
export const readPublicDocument = (path: string): Promise<RawDocument | undefined> =>
  withRequestDeadline(
    async () => documentsOf(await post('batchGet', { documents: [`${root()}/${path}`] }))[0],
  )

const sumsSchema = z.tuple([z.object({ result: z.object({ aggregateFields: z.unknown() }) })])

/** Sums of number fields over a query, by field name, unchecked; billed as one read. @throws {RepositoryError} also after 8 s */
export const readPublicSums = (fields: readonly string[], query: PublicQuery): Promise<unknown> =>
  withRequestDeadline(async () => {
    const structuredAggregationQuery = {
      structuredQuery: wireQuery(query),
      aggregations: fields.map((alias) => ({ alias, sum: wireField(alias) })),
    }
    const [{ result }] = sumsSchema.parse(
      await post('runAggregationQuery', { structuredAggregationQuery }),
    )
    return fieldsOf(result.aggregateFields)
  })
