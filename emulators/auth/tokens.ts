import { isJsonObject, type JsonObject } from '../http/readJson.ts'
import { type Account, identitiesOf } from './account.ts'
import { AuthError, required } from './authError.ts'
import type { Project } from './project.ts'

const LIFETIME_S = 3600
const ISSUER = 'https://securetoken.google.com/'

/** A token's content. Times are epoch seconds. */
export interface SignIn {
  readonly account: Account
  /** Provider of the sign-in: `phone`, `oidc.kakao` … */
  readonly provider: string
  readonly authTime: number
}

const inSeconds = (ms: number) => Math.floor(ms / 1000)

export function issueTokens(project: Project, account: Account, provider: string) {
  return renewTokens(project, { account, provider, authTime: inSeconds(project.now()) })
}

/** Tokens of an earlier sign-in. Refresh tokens hold all data, so they outlive a restart. */
export function renewTokens(project: Project, { account, provider, authTime }: SignIn) {
  const iat = inSeconds(project.now())
  const { localId, phoneNumber, email, emailVerified, displayName, photoUrl } = account
  const identities: Record<string, string[]> = email === undefined ? {} : { email: [email] }
  for (const { providerId, rawId } of identitiesOf(account)) {
    identities[providerId] = [...(identities[providerId] ?? []), rawId]
  }
  const idToken = encodeUnsigned({
    ...(displayName === undefined ? {} : { name: displayName }),
    ...(photoUrl === undefined ? {} : { picture: photoUrl }),
    ...(email === undefined ? {} : { email, email_verified: emailVerified ?? false }),
    ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
    ...(provider === 'anonymous' ? { provider_id: provider } : {}),
    auth_time: authTime,
    user_id: localId,
    firebase: { identities, sign_in_provider: provider },
    iat,
    exp: iat + LIFETIME_S,
    aud: project.id,
    iss: `${ISSUER}${project.id}`,
    sub: localId,
  })
  const refreshToken = encode({ projectId: project.id, localId, provider, authTime, issuedAt: iat })
  return { idToken, refreshToken, expiresIn: String(LIFETIME_S) }
}

/** Reads an ID token. Throws INVALID_ID_TOKEN, USER_NOT_FOUND, TOKEN_EXPIRED or USER_DISABLED. */
export function readIdToken(project: Project, idToken: string): SignIn {
  const claims = required(decodeUnsigned(idToken), 'INVALID_ID_TOKEN')
  const { sub, aud, iss, iat, exp, auth_time: authTime, firebase } = claims
  const provider = isJsonObject(firebase) ? firebase.sign_in_provider : undefined
  if (
    typeof sub !== 'string' ||
    typeof iat !== 'number' ||
    typeof exp !== 'number' ||
    typeof authTime !== 'number' ||
    typeof provider !== 'string' ||
    aud !== project.id ||
    iss !== `${ISSUER}${project.id}` ||
    exp <= inSeconds(project.now())
  ) {
    throw new AuthError('INVALID_ID_TOKEN')
  }
  const account = standing(project, sub, iat)
  return { account, provider, authTime }
}

/** Reads a refresh token. Throws INVALID_REFRESH_TOKEN, USER_NOT_FOUND, TOKEN_EXPIRED or USER_DISABLED. */
export function readRefreshToken(project: Project, refreshToken: string): SignIn {
  const { projectId, localId, provider, authTime, issuedAt } = decode(refreshToken) ?? {}
  if (
    projectId !== project.id ||
    typeof localId !== 'string' ||
    typeof provider !== 'string' ||
    typeof authTime !== 'number' ||
    typeof issuedAt !== 'number'
  ) {
    throw new AuthError('INVALID_REFRESH_TOKEN')
  }
  return { account: standing(project, localId, issuedAt), provider, authTime }
}

function standing(project: Project, localId: string, since: number): Account {
  const account = required(project.accounts.get(localId), 'USER_NOT_FOUND')
  if (since < account.validSince) throw new AuthError('TOKEN_EXPIRED')
  if (account.disabled) throw new AuthError('USER_DISABLED')
  return account
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function decode(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function encodeUnsigned(claims: JsonObject): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

/** The claims of a JWT, not verified; undefined for anything else. */
export function decodeUnsigned(token: string): JsonObject | undefined {
  const [header = '', claims = '', , ...rest] = token.split('.')
  return rest.length === 0 && decode(header) !== undefined ? decode(claims) : undefined
}
