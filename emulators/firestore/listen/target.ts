import { invalid } from '../../http/apiError.ts'
import { type JsonObject, readList, readObject, readString } from '../../http/readJson.ts'
import { getAllowed, requireQuery } from '../access.ts'
import type { Database, StoredDocument } from '../database.ts'
import type { Session } from '../operation.ts'
import { checkedPath, collectionPathOf, documentPathOf, documentsName } from '../resourceName.ts'
import { collectionPathOfQuery, runQuery } from '../runQuery.ts'
import { decodeQuery } from '../structuredQuery.ts'

interface Asked {
  /** Collection paths; of a group query the collection id. */
  readonly collectionPaths: readonly string[]
  /** Of documents asked for by name: their paths. */
  readonly named: readonly string[]
  /** Throws PERMISSION_DENIED. */
  readonly judge: (session: Session) => void
  readonly find: (database: Database) => readonly StoredDocument[]
}

/** What a client listens to: a query, or documents by name. */
export interface Target extends Asked {
  readonly id: number
  /** Epoch ns of what the client has; undefined: nothing. */
  readonly resumedFrom: bigint | undefined
}

/** An `addTarget`. Throws INVALID_ARGUMENT. */
export function decodeTarget(wire: JsonObject, projectId: string): Target {
  const { targetId, resumeToken, documents, query } = wire
  if (typeof targetId !== 'number') throw invalid('A target needs a number.')
  const asked =
    documents === undefined ? decodeListened(query, projectId) : decodeNamed(documents, projectId)
  return { id: targetId, resumedFrom: decodeToken(resumeToken), ...asked }
}

/** A resume token is the time of the answer. */
export const tokenOf = (readTime: bigint): string =>
  Buffer.from(String(readTime)).toString('base64')

function decodeToken(wire: unknown): bigint | undefined {
  if (wire === undefined) return undefined
  const text = Buffer.from(readString(wire, 'resumeToken'), 'base64').toString()
  if (!/^\d+$/.test(text)) throw invalid('The resume token is not one of the stand-in.')
  return BigInt(text)
}

function decodeListened(wire: unknown, projectId: string): Asked {
  const { parent, structuredQuery } = readObject(wire, 'query')
  const segments = readString(parent, 'parent').slice(documentsName(projectId).length + 1)
  const query = decodeQuery(structuredQuery, segments && checkedPath(segments.split('/')))
  return {
    collectionPaths: [collectionPathOfQuery(query) ?? query.collectionId ?? ''],
    named: [],
    judge: (session) => requireQuery(session, query),
    find: (database) => runQuery(database, query),
  }
}

function decodeNamed(wire: unknown, projectId: string): Asked {
  const names = readList(readObject(wire, 'documents').documents, 'documents')
  const named = names.map((name) => documentPathOf(readString(name, 'documents'), projectId))
  return {
    collectionPaths: named.map(collectionPathOf),
    named,
    judge: (session) => void getAllowed(session, named),
    find: (database) => named.flatMap((path) => database.get(path) ?? []),
  }
}
