import { decodeFaults } from '../http/faults.ts'
import { deleteAccount, listAccounts, lookup, signUp, update } from './accountMethods.ts'
import { AuthError } from './authError.ts'
import { projectConfig, recaptchaConfig, recaptchaParams } from './configMethods.ts'
import { signInWithIdp } from './idpMethods.ts'
import type { Method } from './method.ts'
import { sendVerificationCode, signInWithPhoneNumber } from './phoneMethods.ts'
import type { Project } from './project.ts'
import type { RequestTarget } from './requestTarget.ts'
import { grantToken } from './tokenMethod.ts'

interface Route {
  readonly verb: 'GET' | 'POST'
  readonly run: Method
}

const ofEverybody = new Map<string, Route>([
  ['sendVerificationCode', { verb: 'POST', run: sendVerificationCode }],
  ['signInWithPhoneNumber', { verb: 'POST', run: signInWithPhoneNumber }],
  ['signInWithIdp', { verb: 'POST', run: signInWithIdp }],
  ['signUp', { verb: 'POST', run: signUp }],
  ['lookup', { verb: 'POST', run: lookup }],
  ['update', { verb: 'POST', run: update }],
  ['delete', { verb: 'POST', run: deleteAccount }],
  ['token', { verb: 'POST', run: grantToken }],
  ['projects', { verb: 'GET', run: projectConfig }],
  ['recaptchaParams', { verb: 'GET', run: recaptchaParams }],
  ['recaptchaConfig', { verb: 'GET', run: recaptchaConfig }],
])

const ofAdministrator = new Map<string, Route>([
  ['accounts', { verb: 'POST', run: signUp }],
  ['lookup', { verb: 'POST', run: lookup }],
  ['update', { verb: 'POST', run: update }],
  ['delete', { verb: 'POST', run: deleteAccount }],
  ['query', { verb: 'POST', run: listAccounts }],
  ['batchGet', { verb: 'GET', run: listAccounts }],
])

/** The requested method. Throws Refusal for an unknown one and a wrong HTTP method. */
export function methodOf({ method, isForAdministrator }: RequestTarget, verb: string): Method {
  const route = (isForAdministrator ? ofAdministrator : ofEverybody).get(method)
  if (!route) throw unknownAddress(method)
  if (route.verb !== verb) throw wrongVerb(verb)
  return route.run
}

/** Runs a switch of the stand-in. Throws Refusal, and ApiError for malformed faults. */
export function runControl(resource: string, verb: string, body: unknown, project: Project) {
  if (resource === 'accounts/faults') return runFaults(verb, body, project)
  if (resource === 'verificationCodes' && verb === 'GET') {
    return { verificationCodes: project.codes.list(project.now()) }
  }
  if (resource === 'accounts' && verb === 'DELETE') project.clear()
  else if (resource === 'accounts:seed' && verb === 'POST') project.reseed()
  else throw wrongVerb(verb)
  return {}
}

function runFaults(verb: string, body: unknown, { faults }: Project) {
  if (verb === 'PUT') faults.set(decodeFaults(body))
  else if (verb === 'DELETE') faults.set([])
  else if (verb !== 'GET') throw wrongVerb(verb)
  return faults.list()
}

export function unknownAddress(path: string): AuthError {
  return new AuthError(`Unknown path ${path.slice(0, 200)}`, 404)
}

function wrongVerb(verb: string): AuthError {
  return new AuthError(`${verb} is not allowed here.`, 405)
}
