import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError, errorBody } from '../http/apiError.ts'
import {
  allowAllOrigins,
  answerPreflight,
  readJsonBody,
  sendJson,
  sendJsonText,
} from '../http/httpMessage.ts'
import { listen, type RunningServer } from '../http/listen.ts'
import { charge } from './charge.ts'
import { callerOf } from './identity.ts'
import { createListenServer, isListenAddress } from './listen/listenServer.ts'
import type { ApiRequest, Operation } from './operation.ts'
import { Project, type Seed } from './project.ts'
import { isEmulatorAddress, parseTarget, unknownAddress } from './requestTarget.ts'
import { decodeOperation, runControl } from './routes.ts'
import type { Ruleset } from './rules/ruleset.ts'
import { watchedRules } from './rules/watchedRules.ts'

export interface FirestoreEmulatorOptions {
  /** A project's initial documents, on first use and `:seed`. */
  readonly seed?: Seed
  /** Asked at every request; default: `firestore.rules`. */
  readonly rules?: () => Ruleset
  /** Epoch ms; default: the real clock. */
  readonly now?: () => number
}

export interface FirestoreEmulator {
  /** Answers a request to the stand-in; false: not its address. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  readonly listen: (port: number) => Promise<RunningServer>
}

/** In-memory stand-in for Firestore, with a database per project id. Throws when the rules file cannot be read. */
export function createFirestoreEmulator(options: FirestoreEmulatorOptions = {}): FirestoreEmulator {
  const {
    seed = () => [],
    now = () => Date.now(),
    rules = watchedRules('firestore.rules'),
  } = options
  const projects = new Map<string, Project>()

  function projectOf(id: string): Project {
    const project = projects.get(id) ?? new Project(id, now, seed)
    projects.set(id, project)
    return project
  }

  const answerListener = createListenServer((projectId, authorization) => {
    const caller = callerOf(authorization, projectId, now())
    const project = projectOf(projectId)
    return () => ({ project, caller, rules: rules() })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = request
    if (isListenAddress(url)) return answerListener(request, response)
    const target = parseTarget(url, method)
    const project = projectOf(target.projectId)
    const body = await readJsonBody(request).catch(rejectionOf)
    const apiRequest: ApiRequest = { target, method, body }
    if (target.area === 'control') {
      if (body instanceof ApiError) throw body
      return sendJson(response, 200, runControl(apiRequest, project))
    }
    const operation = understand(apiRequest)
    const targets = 'run' in operation ? operation.collectionPaths : []
    if (await project.faults.apply(targets, response, errorBody)) return
    if (!('run' in operation)) throw operation
    const caller = callerOf(request.headers.authorization, target.projectId, now())
    const session = { project, caller, rules: rules() }
    const found = JSON.stringify(operation.run(session))
    charge(session, { requests: 1, sentBytes: Buffer.byteLength(found) })
    sendJsonText(response, 200, found)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { url = '' } = request
    if (!isEmulatorAddress(url) && !isListenAddress(url)) return false
    try {
      allowAllOrigins(request, response)
      if (request.method === 'OPTIONS') answerPreflight(request, response)
      else await answer(request, response)
    } catch (error) {
      const refusal = error instanceof ApiError ? error : internalError(error)
      sendJson(response, refusal.code, refusal)
    }
    return true
  }

  return { handle, listen: (port) => listen(handle, port, unknownAddress) }
}

/** The operation, or the error of an invalid request: a fault comes before either. */
function understand(request: ApiRequest): Operation | ApiError {
  if (request.body instanceof ApiError) return request.body
  try {
    return decodeOperation(request)
  } catch (error) {
    return rejectionOf(error)
  }
}

function rejectionOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : internalError(error)
}

function internalError(error: unknown): ApiError {
  console.warn('The Firestore stand-in failed.', error)
  return new ApiError('INTERNAL', 'Internal error.')
}
