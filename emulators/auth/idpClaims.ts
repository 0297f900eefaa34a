import { isJsonObject, type JsonObject } from '../http/readJson.ts'
import { AuthError, required } from './authError.ts'
import { type Call, textOf } from './method.ts'
import { decodeUnsigned } from './tokens.ts'

export interface IdpClaims {
  readonly providerId: string
  readonly rawId: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly displayName: string | undefined
  readonly idToken: string
  readonly claims: JsonObject
}

/** The provider's answer in a `signInWithIdp` request; its ID token is JSON or a JWT, not verified. Throws Refusal. */
export function readIdpClaims({ body }: Call): IdpClaims {
  const parameters = answerOfProvider(body)
  const providerId = required(
    parameters.get('providerId')?.toLowerCase(),
    'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential.',
  )
  const idToken = required(
    parameters.get('id_token') ?? undefined,
    'INVALID_IDP_RESPONSE : The local Auth signs in with an id_token only.',
  )
  const claims = required(
    idToken.startsWith('{') ? parsed(idToken) : decodeUnsigned(idToken),
    'INVALID_IDP_RESPONSE : Unable to parse id_token.',
  )
  const rawId = required(textClaim(claims.sub), 'INVALID_IDP_RESPONSE : id_token has no "sub".')
  return {
    providerId,
    rawId,
    email: textClaim(claims.email)?.toLowerCase(),
    emailVerified: claims.email_verified === true,
    displayName: textClaim(claims.name),
    idToken,
    claims,
  }
}

const textClaim = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Parameters of the request's address, overridden by body and fragment. */
function answerOfProvider(body: JsonObject): URLSearchParams {
  const requestUri = required(textOf(body, 'requestUri'), 'MISSING_REQUEST_URI')
  if (!URL.canParse(requestUri)) throw new AuthError('INVALID_REQUEST_URI')
  const { searchParams, hash } = new URL(requestUri)
  const later = [new URLSearchParams(textOf(body, 'postBody')), new URLSearchParams(hash.slice(1))]
  for (const [name, value] of later.flatMap((parameters) => [...parameters])) {
    searchParams.set(name, value)
  }
  return searchParams
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
