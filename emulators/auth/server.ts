import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowAllOrigins, answerPreflight, readText, sendJson } from '../http/httpMessage.ts'
import { listen, type RunningServer } from '../http/listen.ts'
import { isJsonObject, type JsonObject } from '../http/readJson.ts'
import type { SeedAccount } from '../seed/accounts.ts'
import { AuthError, errorAnswer, refusalOf } from './authError.ts'
import { Project } from './project.ts'
import { isAuthAddress, parseTarget } from './requestTarget.ts'
import { methodOf, runControl, unknownAddress } from './routes.ts'

export interface AuthEmulatorOptions {
  /** A project's initial accounts, on first use and `:seed`. */
  readonly seed?: (projectId: string) => readonly SeedAccount[]
  /** Epoch ms; default: the real clock. */
  readonly now?: () => number
}

export interface AuthEmulator {
  /** Answers a request to the stand-in; false: not its address. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  readonly reseed: (projectId: string) => void
  readonly listen: (port: number) => Promise<RunningServer>
}

/** In-memory stand-in for Firebase Auth; the API key names the project. */
export function createAuthEmulator(options: AuthEmulatorOptions = {}): AuthEmulator {
  const { seed = () => [], now = () => Date.now() } = options
  const projects = new Map<string, Project>()

  function projectOf(id: string): Project {
    const project = projects.get(id) ?? new Project(id, now, seed)
    projects.set(id, project)
    return project
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method: verb = 'GET', url = '' } = request
    const target = parseTarget(url)
    const project = projectOf(target.projectId)
    const text = await readText(request)
    if (target.area === 'control') {
      return sendJson(response, 200, runControl(target.method, verb, parsed(text), project))
    }
    if (await project.faults.apply([target.method], response, simulatedFailure)) return
    const isAdministrator = request.headers.authorization === 'Bearer owner'
    if (target.isForAdministrator && !isAdministrator) throw new AuthError('PERMISSION_DENIED', 403)
    const run = methodOf(target, verb)
    const body = target.method === 'token' ? tokenBodyOf(text) : bodyOf(text)
    sendJson(response, 200, run({ project, body, isAdministrator: target.isForAdministrator }))
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!isAuthAddress(request.url ?? '')) return false
    try {
      allowAllOrigins(request, response)
      if (request.method === 'OPTIONS') answerPreflight(request, response)
      else await answer(request, response)
    } catch (error) {
      const refusal = refusalOf(error)
      sendJson(response, refusal.code, refusal)
    }
    return true
  }

  const reseed = (projectId: string) => projectOf(projectId).reseed()
  return { handle, reseed, listen: (port) => listen(handle, port, unknownAddress) }
}

const simulatedFailure = (code: number) => errorAnswer(code, `SIMULATED_FAILURE_${code}`)

function tokenBodyOf(text: string): JsonObject {
  return text.trimStart().startsWith('{')
    ? bodyOf(text)
    : Object.fromEntries(new URLSearchParams(text))
}

/** Fields of a JSON body, whatever its content type. Throws Refusal. */
function bodyOf(text: string): JsonObject {
  const body = parsed(text) ?? {}
  if (!isJsonObject(body))
    throw new AuthError('Invalid JSON payload received. Root element must be a message.')
  return body
}

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    throw new AuthError('Invalid JSON payload received.')
  }
}
