import { invalid } from '../http/apiError.ts'
import { type JsonObject, readList, readObject, readString } from '../http/readJson.ts'
import { getAllowed, requireAdministrator, requireQuery } from './access.ts'
import { aggregate, decodeAggregationQuery } from './aggregation.ts'
import { charge, chargeQuery } from './charge.ts'
import type { ApiRequest, Operation, Session } from './operation.ts'
import { checkedPath, collectionPathOf, documentPathOf, documentsName } from './resourceName.ts'
import { collectionPathOfQuery, runQuery } from './runQuery.ts'
import { decodeQuery, type StructuredQuery } from './structuredQuery.ts'
import { encodeDocument } from './values/encodeDocument.ts'
import { pickFields } from './values/fieldPath.ts'
import { formatInstant } from './values/instant.ts'
import { decodeMask } from './write.ts'

/** Documents per read in an aggregation. */
const SUMMED_PER_READ = 1000

export function queryOperation({ target, body }: ApiRequest): Operation {
  const request = readObject(body, 'The request')
  const query = decodeQuery(request.structuredQuery, parentPath(target.segments))
  return {
    collectionPaths: touchedBy(query),
    run: (session) => {
      requireQuery(session, query)
      const transaction = openTransaction(session, request)
      const readTime = formatInstant(session.project.database.readTime())
      const documents = runQuery(session.project.database, query)
      chargeQuery(session, query.offset + documents.length)
      noteReads(
        session,
        transaction,
        documents.map(({ path }) => path),
      )
      const answer = documents.map((document) => ({ document: encodeDocument(document), readTime }))
      return announced(request, transaction, answer.length > 0 ? answer : [{ readTime }], readTime)
    },
  }
}

/** `:runAggregationQuery`: count, sum and average. */
export function aggregationOperation({ target, body }: ApiRequest): Operation {
  const request = readObject(body, 'The request')
  const aggregation = decodeAggregationQuery(
    request.structuredAggregationQuery,
    parentPath(target.segments),
  )
  const { query } = aggregation
  return {
    collectionPaths: touchedBy(query),
    run: (session) => {
      requireQuery(session, query)
      const readTime = formatInstant(session.project.database.readTime())
      const { fields, found } = aggregate(session.project.database, aggregation)
      chargeQuery(session, Math.ceil(found / SUMMED_PER_READ))
      return [{ result: { aggregateFields: fields }, readTime }]
    },
  }
}

/** `:batchGet`: one answer per document. */
export function batchGetOperation({ target, body }: ApiRequest): Operation {
  const request = readObject(body, 'The request')
  const names = readList(request.documents, 'documents').map((name) =>
    readString(name, 'documents'),
  )
  const paths = [...new Set(names.map((name) => documentPathOf(name, target.projectId)))]
  const mask = request.mask === undefined ? undefined : readObject(request.mask, 'mask')
  const fieldPaths = mask && decodeMask(readList(mask.fieldPaths, 'fieldPaths'))
  return {
    collectionPaths: paths.map(collectionPathOf),
    run: (session) => {
      const { database } = session.project
      const documents = getAllowed(session, paths)
      charge(session, { reads: paths.length })
      const transaction = openTransaction(session, request)
      noteReads(session, transaction, paths)
      const readTime = formatInstant(database.readTime())
      const answer = paths.map((path, index) => {
        const document = documents[index]
        if (!document) return { missing: `${documentsName(database.projectId)}/${path}`, readTime }
        const fields = fieldPaths ? pickFields(document.fields, fieldPaths) : document.fields
        return { found: encodeDocument({ ...document, fields }), readTime }
      })
      return announced(request, transaction, answer, readTime)
    },
  }
}

/** `:listCollectionIds` of a document or the root. */
export function collectionIdsOperation({ target }: ApiRequest): Operation {
  const parent = parentPath(target.segments)
  return {
    collectionPaths: [],
    run: (session) => {
      requireAdministrator(session)
      const paths = session.project.database.collectionsBelow(parent)
      const below = paths.map((path) => path.slice(parent === '' ? 0 : parent.length + 1))
      const ids = new Set(below.map((path) => path.split('/')[0]))
      return { collectionIds: [...ids].sort() }
    },
  }
}

function parentPath(segments: readonly string[]): string {
  if (segments.length % 2 !== 0) throw invalid('The parent must be a document or the root.')
  return checkedPath(segments)
}

function touchedBy(query: StructuredQuery): string[] {
  const touched = collectionPathOfQuery(query) ?? query.collectionId
  return touched === undefined ? [] : [touched]
}

function openTransaction(session: Session, request: JsonObject): string | undefined {
  if (request.newTransaction !== undefined) return session.project.transactions.begin()
  if (request.transaction === undefined) return undefined
  return readString(request.transaction, 'transaction')
}

function noteReads(session: Session, transaction: string | undefined, paths: string[]): void {
  if (transaction === undefined) return
  session.project.transactions.noteReads(transaction, session.project.database, paths)
}

/** A new transaction's id comes first in the answer. */
function announced(
  request: JsonObject,
  transaction: string | undefined,
  answer: unknown[],
  readTime: string,
): unknown[] {
  return request.newTransaction === undefined ? answer : [{ transaction, readTime }, ...answer]
}
