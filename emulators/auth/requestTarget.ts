import { AuthError } from './authError.ts'

const IDENTITY = '/identitytoolkit.googleapis.com/'
const TOKEN = '/securetoken.googleapis.com/'
const CONTROL =
  /^\/emulator\/v1\/projects\/([^/:]+)\/(verificationCodes|accounts(?:\/faults|:seed)?)$/
const OF_PROJECT = /^v1\/projects\/([^/:]+)\/(.+)$/

export interface RequestTarget {
  readonly area: 'service' | 'control'
  readonly projectId: string
  /** `lookup` in `v1/accounts:lookup`; without a verb the last word. */
  readonly method: string
  /** Does the address name the project, as administrators do, instead of an API key? */
  readonly isForAdministrator: boolean
}

export function isAuthAddress(address: string): boolean {
  const path = pathOf(address)
  return path.startsWith(IDENTITY) || path.startsWith(TOKEN) || CONTROL.test(path)
}

/** Reads a request's address. Throws Refusal without an API key. */
export function parseTarget(address: string): RequestTarget {
  const path = pathOf(address)
  const [, controlled, resource = ''] = CONTROL.exec(path) ?? []
  if (controlled !== undefined) {
    return target('control', decoded(controlled), resource, true)
  }
  const below = path.slice(path.startsWith(TOKEN) ? TOKEN.length : IDENTITY.length)
  const [, named, ofProject = ''] = OF_PROJECT.exec(below) ?? []
  if (named !== undefined) return target('service', decoded(named), wordOf(ofProject), true)
  const key = new URLSearchParams(address.slice(path.length)).get('key')
  if (!key) throw new AuthError('The request is missing a valid API key.', 403)
  return target('service', key, wordOf(below.replace(/^v[12]\//, '')), false)
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** `lookup` of `accounts:lookup`; `accounts` and `token` unchanged. */
const wordOf = (resource: string) => resource.replace(/^accounts:/, '')

function target(
  area: RequestTarget['area'],
  projectId: string,
  method: string,
  isForAdministrator: boolean,
): RequestTarget {
  return { area, projectId, method, isForAdministrator }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new AuthError('The address has an invalid percent-encoding.')
  }
}
