import { AuthError, required } from './authError.ts'
import { type Call, textOf } from './method.ts'
import { readRefreshToken, renewTokens } from './tokens.ts'

/** `token`: a new ID token for a refresh token. Form fields or JSON, in snake or camel case. */
export function grantToken({ project, body }: Call) {
  const grantType = textOf(body, 'grant_type') ?? textOf(body, 'grantType')
  if (required(grantType, 'MISSING_GRANT_TYPE') !== 'refresh_token') {
    throw new AuthError('INVALID_GRANT_TYPE')
  }
  const refreshToken = required(
    textOf(body, 'refresh_token') ?? textOf(body, 'refreshToken'),
    'MISSING_REFRESH_TOKEN',
  )
  const signIn = readRefreshToken(project, refreshToken)
  const { idToken, expiresIn } = renewTokens(project, signIn)
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: signIn.account.localId,
    project_id: project.id,
  }
}
