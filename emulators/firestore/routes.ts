import { ApiError, invalid } from '../http/apiError.ts'
import { decodeFaults } from '../http/faults.ts'
import { readObject } from '../http/readJson.ts'
import {
  createOperation,
  deleteOperation,
  getOperation,
  listOperation,
  patchOperation,
} from './documentOperations.ts'
import type { ApiRequest, Operation } from './operation.ts'
import type { Project } from './project.ts'
import {
  aggregationOperation,
  batchGetOperation,
  collectionIdsOperation,
  queryOperation,
} from './readOperations.ts'
import { unknownAddress } from './requestTarget.ts'
import {
  batchWriteOperation,
  beginOperation,
  commitOperation,
  rollbackOperation,
} from './writeOperations.ts'

type Route = (request: ApiRequest) => Operation

const customMethods = new Map<string, { at: 'root' | 'parent'; route: Route }>([
  ['runQuery', { at: 'parent', route: queryOperation }],
  ['runAggregationQuery', { at: 'parent', route: aggregationOperation }],
  ['listCollectionIds', { at: 'parent', route: collectionIdsOperation }],
  ['batchGet', { at: 'root', route: batchGetOperation }],
  ['commit', { at: 'root', route: commitOperation }],
  ['batchWrite', { at: 'root', route: batchWriteOperation }],
  ['beginTransaction', { at: 'root', route: beginOperation }],
  ['rollback', { at: 'root', route: rollbackOperation }],
])

const documentMethods = new Map<string, Route>([
  ['GET', getOperation],
  ['PATCH', patchOperation],
  ['DELETE', deleteOperation],
])

const collectionMethods = new Map<string, Route>([
  ['GET', listOperation],
  ['POST', createOperation],
])

/** Decodes a `/v1/…` request. Throws NOT_FOUND, METHOD_NOT_ALLOWED or a decoding error. */
export function decodeOperation(request: ApiRequest): Operation {
  const { segments, verb } = request.target
  if (verb !== undefined) {
    const custom = customMethods.get(verb)
    if (!custom || (custom.at === 'root' && segments.length > 0)) throw unknownAddress(`:${verb}`)
    return custom.route(request)
  }
  if (segments.length === 0) throw unknownAddress('documents')
  const methods = segments.length % 2 === 0 ? documentMethods : collectionMethods
  const route = methods.get(request.method)
  if (!route) throw wrongMethod(request.method)
  return route(request)
}

/** Runs a switch of the stand-in (`/emulator/v1/…`). Throws like decodeOperation. */
export function runControl({ target, method, body }: ApiRequest, project: Project): unknown {
  if (target.resource === 'faults') {
    if (target.verb !== undefined) throw unknownAddress(`:${target.verb}`)
    if (method === 'PUT') project.faults.set(decodeFaults(body))
    else if (method === 'DELETE') project.faults.set([])
    else if (method !== 'GET') throw wrongMethod(method)
    return project.faults.list()
  }
  if (target.resource === 'clock') {
    if (method === 'PUT') project.aheadMs = decodeClock(body)
    else if (method !== 'GET') throw wrongMethod(method)
    return { aheadMs: project.aheadMs }
  }
  if (target.resource === 'usage') {
    if (method === 'DELETE') project.usage.reset()
    else if (method !== 'GET') throw wrongMethod(method)
    return project.usage.total
  }
  if (target.segments.length > 0) throw unknownAddress(target.segments.join('/'))
  if (method === 'DELETE') project.database.clear()
  else if (method === 'POST' && target.verb === 'seed') project.reseed()
  else if (method === 'POST' && target.verb !== undefined) throw unknownAddress(`:${target.verb}`)
  else throw wrongMethod(method)
  return {}
}

function decodeClock(body: unknown): number {
  const aheadMs = readObject(body, 'clock').aheadMs
  if (typeof aheadMs !== 'number' || !Number.isSafeInteger(aheadMs))
    throw invalid('clock.aheadMs is not a whole number.')
  return aheadMs
}

function wrongMethod(method: string): ApiError {
  return new ApiError('METHOD_NOT_ALLOWED', `${method} is not allowed here.`)
}
