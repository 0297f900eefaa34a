import { ApiError } from '../http/apiError.ts'
import { isJsonObject, type JsonObject } from '../http/readJson.ts'
import { jsonValue } from './rules/jsonValue.ts'
import { mapOf, nullRule, type RuleValue, text } from './rules/ruleValue.ts'

/** The administrator, exempt from the rules, or `request.auth`. */
export type Caller =
  | { readonly kind: 'administrator' }
  | { readonly kind: 'visitor'; readonly auth: RuleValue }

export const administrator: Caller = { kind: 'administrator' }

/** The caller of an `Authorization` header: a JWT of the Auth stand-in for this project, unsigned. Throws UNAUTHENTICATED. */
export function callerOf(
  authorization: string | undefined,
  projectId: string,
  nowMs: number,
): Caller {
  if (authorization === undefined) return { kind: 'visitor', auth: nullRule }
  const [scheme, token = ''] = authorization.split(' ')
  if (scheme?.toLowerCase() !== 'bearer') throw unauthenticated('Only bearer tokens are known.')
  if (token === 'owner') return administrator
  const claims = claimsOf(token)
  if (claims.aud !== projectId) throw unauthenticated('The token belongs to another project.')
  const { sub } = claims
  if (typeof sub !== 'string' || sub === '') throw unauthenticated('The token names nobody.')
  if (isOver(claims, nowMs)) throw unauthenticated('The token has expired.')
  return {
    kind: 'visitor',
    auth: mapOf([
      ['uid', text(sub)],
      ['token', jsonValue(claims)],
    ]),
  }
}

// The SDK's test tokens (`mockUserToken`) have `iat` 0 and never expire.
function isOver({ exp, iat }: JsonObject, nowMs: number): boolean {
  if (iat === 0) return false
  return typeof exp !== 'number' || exp * 1000 <= nowMs
}

function claimsOf(token: string): JsonObject {
  const [header = '', payload = '', signature, ...others] = token.split('.')
  const { alg } = partOf(header)
  if (alg !== 'none' || signature !== '' || others.length > 0) {
    throw unauthenticated('The token is not one of the Auth stand-in.')
  }
  return partOf(payload)
}

function partOf(encoded: string): JsonObject {
  try {
    const part: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))
    if (isJsonObject(part)) return part
  } catch {
    // Falls through to the refusal.
  }
  throw unauthenticated('The token cannot be read.')
}

function unauthenticated(message: string): ApiError {
  return new ApiError('UNAUTHENTICATED', message)
}
