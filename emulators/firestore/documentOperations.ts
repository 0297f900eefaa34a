import { randomBytes } from 'node:crypto'
import { ApiError, invalid } from '../http/apiError.ts'
import { readCount, readObject } from '../http/readJson.ts'
import { getAllowed, requireQuery } from './access.ts'
import { charge, chargeQuery } from './charge.ts'
import type { StoredDocument } from './database.ts'
import type { ApiRequest, Operation, Session } from './operation.ts'
import type { RequestTarget } from './requestTarget.ts'
import { checkedPath, collectionPathOf, documentsName } from './resourceName.ts'
import { runQuery } from './runQuery.ts'
import { type Order, type StructuredQuery, withImplicitOrders } from './structuredQuery.ts'
import { decodeStoredFields } from './values/decodeValue.ts'
import { encodeDocument } from './values/encodeDocument.ts'
import { type FieldPath, parseFieldPath, pickFields } from './values/fieldPath.ts'
import { decodeMask, decodePrecondition, type Precondition, type Write } from './write.ts'
import { commitAllowed } from './writeOperations.ts'

const defaultPageSize = 300

export function getOperation({ target }: ApiRequest): Operation {
  const path = checkedPath(target.segments)
  const mask = maskOf(target, 'mask.fieldPaths')
  return {
    collectionPaths: [collectionPathOf(path)],
    run: (session) => masked(existing(session, path), mask),
  }
}

/** GET of a collection, by page. */
export function listOperation({ target }: ApiRequest): Operation {
  const collectionPath = checkedPath(target.segments)
  const parent = collectionPathOf(`/${collectionPath}`).slice(1)
  const mask = maskOf(target, 'mask.fieldPaths')
  const { parameters } = target
  const pageSize = readCount(parameters.get('pageSize'), 'pageSize') || defaultPageSize
  const offset = readCount(parameters.get('pageToken'), 'pageToken') ?? 0
  const orderBy = withImplicitOrders(decodeOrderText(parameters.get('orderBy') ?? ''), undefined)
  const query: StructuredQuery = {
    parent,
    collectionId: target.segments.at(-1),
    isGroup: false,
    where: undefined,
    orderBy,
    startAt: undefined,
    endAt: undefined,
    offset,
    limit: pageSize,
    select: undefined,
  }
  return {
    collectionPaths: [collectionPath],
    run: (session) => {
      requireQuery(session, query)
      const found = runQuery(session.project.database, {
        ...query,
        limit: pageSize + 1,
      })
      chargeQuery(session, offset + Math.min(pageSize, found.length))
      if (found.length === 0) return {}
      const documents = found.slice(0, pageSize).map((document) => masked(document, mask))
      const nextPageToken = String(offset + pageSize)
      return found.length > pageSize ? { documents, nextPageToken } : { documents }
    },
  }
}

/** POST to a collection, under `documentId` or a random id. */
export function createOperation({ target, body }: ApiRequest): Operation {
  const id = target.parameters.get('documentId') || randomBytes(15).toString('hex').slice(0, 20)
  const path = checkedPath([...target.segments, id])
  return writeOperation(
    path,
    {
      kind: 'update',
      path,
      precondition: { exists: false },
      fields: decodeStoredFields(readObject(body, 'The document').fields),
      mask: undefined,
      transforms: [],
    },
    maskOf(target, 'mask.fieldPaths'),
  )
}

/** PATCH of a document: the fields of `updateMask.fieldPaths`, or all. */
export function patchOperation({ target, body }: ApiRequest): Operation {
  const path = checkedPath(target.segments)
  return writeOperation(
    path,
    {
      kind: 'update',
      path,
      precondition: preconditionOf(target),
      fields: decodeStoredFields(readObject(body, 'The document').fields),
      mask: maskOf(target, 'updateMask.fieldPaths'),
      transforms: [],
    },
    maskOf(target, 'mask.fieldPaths'),
  )
}

export function deleteOperation({ target }: ApiRequest): Operation {
  const path = checkedPath(target.segments)
  const write: Write = { kind: 'delete', path, precondition: preconditionOf(target) }
  return {
    collectionPaths: [collectionPathOf(path)],
    run: (session) => {
      commitAllowed(session, [write])
      return {}
    },
  }
}

function writeOperation(path: string, write: Write, mask: FieldPath[] | undefined): Operation {
  return {
    collectionPaths: [collectionPathOf(path)],
    run: (session) => {
      commitAllowed(session, [write])
      return masked(existing(session, path), mask)
    },
  }
}

function existing(session: Session, path: string): StoredDocument {
  const [document] = getAllowed(session, [path])
  charge(session, { reads: 1 })
  if (document) return document
  const name = `${documentsName(session.project.database.projectId)}/${path}`
  throw new ApiError('NOT_FOUND', `Document "${name}" not found.`)
}

function masked(document: StoredDocument, mask: FieldPath[] | undefined) {
  return encodeDocument(
    mask ? { ...document, fields: pickFields(document.fields, mask) } : document,
  )
}

function maskOf({ parameters }: RequestTarget, name: string): FieldPath[] | undefined {
  return parameters.has(name) ? decodeMask(parameters.getAll(name)) : undefined
}

function preconditionOf({ parameters }: RequestTarget): Precondition {
  return decodePrecondition({
    exists: parameters.get('currentDocument.exists') ?? undefined,
    updateTime: parameters.get('currentDocument.updateTime') ?? undefined,
  })
}

/** `priority desc, name` */
function decodeOrderText(text: string): Order[] {
  if (text.trim() === '') return []
  return text.split(',').map((part) => {
    const [, path = '', direction] = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? []
    if (path === '') throw invalid(`Invalid orderBy "${text.slice(0, 200)}".`)
    return { path: parseFieldPath(path), isDescending: direction?.toLowerCase() === 'desc' }
  })
}
