import type { Account } from './account.ts'
import { AuthError } from './authError.ts'
import { type IdpClaims, readIdpClaims } from './idpClaims.ts'
import { type Call, textOf } from './method.ts'
import type { Project } from './project.ts'
import { issueTokens, readIdToken } from './tokens.ts'

/** `accounts:signInWithIdp`: signs in or up, with an ID token links; `returnIdpCredential` puts a refusal into the answer. */
export function signInWithIdp(call: Call) {
  const { project, body } = call
  const claims = readIdpClaims(call)
  const answer = answerOf(claims)
  const idToken = textOf(body, 'idToken')
  const caller = idToken === undefined ? undefined : readIdToken(project, idToken).account
  const owner = project.accounts.withIdentity(claims)
  const namesake = claims.email === undefined ? undefined : project.accounts.withEmail(claims.email)
  if (caller) {
    const obstacle = obstacleToLink(caller, owner, namesake)
    if (obstacle === undefined) return signedIn(project, withIdentity(caller, claims), answer)
    if (body.returnIdpCredential !== true) throw new AuthError(obstacle)
    return { ...answer, errorMessage: obstacle }
  }
  if (owner) return signedIn(project, withIdentity(owner, claims), answer)
  if (namesake && !claims.emailVerified) return { ...answer, ...confirmationOf(namesake) }
  if (namesake) return signedIn(project, withIdentity(namesake, claims), answer)
  const { email, emailVerified, displayName } = claims
  const account = project.create(
    email === undefined ? { displayName } : { displayName, email, emailVerified },
  )
  return { ...signedIn(project, withIdentity(account, claims), answer), isNewUser: true }
}

function obstacleToLink(
  caller: Account,
  owner: Account | undefined,
  namesake: Account | undefined,
): string | undefined {
  if (owner) return 'FEDERATED_USER_ID_ALREADY_LINKED'
  if (namesake && namesake.localId !== caller.localId) return 'EMAIL_EXISTS'
  return undefined
}

/** The account with this identity, replacing one of the same provider. */
function withIdentity(account: Account, claims: IdpClaims): Account {
  const { providerId, rawId, displayName, email, emailVerified } = claims
  const others = account.identities.filter((identity) => identity.providerId !== providerId)
  return {
    ...account,
    ...(account.email === undefined && email !== undefined ? { email, emailVerified } : {}),
    identities: [...others, { providerId, rawId, displayName, email }],
  }
}

function signedIn(project: Project, account: Account, answer: object) {
  if (account.disabled) throw new AuthError('USER_DISABLED')
  const now = project.now()
  const { localId } = project.accounts.put({ ...account, lastLoginAt: now })
  const provider = account.identities.at(-1)?.providerId ?? ''
  return { ...answer, localId, ...issueTokens(project, account, provider) }
}

/** Another account has the e-mail address, unverified. */
function confirmationOf({ localId, identities }: Account) {
  const verifiedProvider = identities.map(({ providerId }) => providerId)
  return { needConfirmation: true, localId, verifiedProvider }
}

function answerOf({ providerId, rawId, displayName, email, ...claims }: IdpClaims) {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    context: '',
    providerId,
    federatedId: providerId === 'google.com' ? `https://accounts.google.com/${rawId}` : rawId,
    displayName,
    fullName: displayName,
    email,
    emailVerified: claims.emailVerified,
    rawUserInfo: JSON.stringify(claims.claims),
    oauthIdToken: claims.idToken,
    oauthAccessToken: `local-access-token-${providerId}`,
  }
}
