import type { IncomingMessage, ServerResponse } from 'node:http'
import { suffer } from '../http/faults.ts'
import { allowAllOrigins, answerPreflight, readText, sendJson } from '../http/httpMessage.ts'
import { type Listening, listen } from '../http/listen.ts'
import { isJsonObject, type JsonObject } from '../http/readJson.ts'
import type { SeedAccount } from '../seed/accounts.ts'
import { Project } from './project.ts'
import { errorAnswer, Refusal, refusalOf } from './refusal.ts'
import { isAuthAddress, parseTarget } from './requestTarget.ts'
import { methodOf, runControl, unknownAddress } from './routes.ts'

export interface AuthEmulatorOptions {
  /** The accounts that a project begins with; asked when the project is first touched, and again by `:seed`. */
  readonly seed?: (projectId: string) => readonly SeedAccount[]
  /** Milliseconds since 1970; the real clock when absent. */
  readonly now?: () => number
}

export interface AuthEmulator {
  /** Answers a request to one of the stand-in's addresses and resolves true; false leaves it to others. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Removes a project's accounts and puts its first ones back. */
  readonly reseed: (projectId: string) => void
  /** Serves on 127.0.0.1, on any free port for 0. */
  readonly listen: (port: number) => Promise<Listening>
}

/** A stand-in for Firebase Auth that keeps its accounts in memory. The API key names the project. */
export function createAuthEmulator(options: AuthEmulatorOptions = {}): AuthEmulator {
  const { seed = () => [], now = Date.now } = options
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
    const fault = project.faults.take([target.method])
    if (fault && (await suffer(fault, response, simulatedFailure))) return
    const isAdministrator = request.headers.authorization === 'Bearer owner'
    if (target.isForAdministrator && !isAdministrator) throw new Refusal('PERMISSION_DENIED', 403)
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

/** A request for a token is a form, or JSON. */
function tokenBodyOf(text: string): JsonObject {
  return text.trimStart().startsWith('{')
    ? bodyOf(text)
    : Object.fromEntries(new URLSearchParams(text))
}

/** The fields of a JSON body, whatever its content type. Throws the refusal of anything else. */
function bodyOf(text: string): JsonObject {
  const body = parsed(text) ?? {}
  if (!isJsonObject(body))
    throw new Refusal('Invalid JSON payload received. Root element must be a message.')
  return body
}

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    throw new Refusal('Invalid JSON payload received.')
  }
}
