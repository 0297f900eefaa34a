import { isJsonObject } from '../http/readJson.ts'
import { type Account, accountOnWire, identitiesOf } from './account.ts'
import { AuthError, required } from './authError.ts'
import { type Call, textOf, textsOf } from './method.ts'
import type { Project } from './project.ts'
import { issueTokens, readIdToken, renewTokens, type SignIn } from './tokens.ts'

/** Sensitive changes need a sign-in this recent. */
const RECENT_MS = 300_000

/** `accounts:signUp`: an anonymous account; any for the administrator. */
export function signUp(call: Call) {
  const { project, body, isAdministrator } = call
  if (isAdministrator) return { localId: createAccount(call).localId }
  if (textOf(body, 'email') || textOf(body, 'password'))
    throw new AuthError('OPERATION_NOT_ALLOWED')
  const account = project.create({})
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.localId,
    ...issueTokens(project, account, 'anonymous'),
  }
}

function createAccount({ project, body }: Call): Account {
  const localId = textOf(body, 'localId')
  const phoneNumber = textOf(body, 'phoneNumber')
  if (localId && project.accounts.get(localId)) throw new AuthError('DUPLICATE_LOCAL_ID')
  if (phoneNumber && project.accounts.withPhone(phoneNumber)) {
    throw new AuthError('PHONE_NUMBER_EXISTS')
  }
  return project.create({
    ...(localId === undefined ? {} : { localId }),
    phoneNumber,
    displayName: textOf(body, 'displayName'),
    disabled: body.disabled === true,
  })
}

/** `accounts:lookup`: the caller; for the administrator accounts by id or phone. */
export function lookup({ project, body, isAdministrator }: Call) {
  const kind = 'identitytoolkit#GetAccountInfoResponse'
  const { accounts } = project
  if (!isAdministrator) {
    const idToken = required(textOf(body, 'idToken'), 'MISSING_ID_TOKEN')
    return { kind, users: [accountOnWire(readIdToken(project, idToken).account)] }
  }
  const found = [
    ...textsOf(body, 'localId').map((localId) => accounts.get(localId)),
    ...textsOf(body, 'phoneNumber').map((phoneNumber) => accounts.withPhone(phoneNumber)),
  ].flatMap((account) => account ?? [])
  return found.length === 0 ? { kind } : { kind, users: [...new Set(found)].map(accountOnWire) }
}

/** `accounts:update`: name, picture and providers of the caller; more for the administrator. */
export function update(call: Call) {
  const { project, body, isAdministrator } = call
  const signIn = isAdministrator ? undefined : callerOf(call)
  if (signIn && body.disableUser !== undefined) throw new AuthError('OPERATION_NOT_ALLOWED')
  const before = signIn?.account ?? namedAccount(call)
  const account = project.accounts.put({
    ...withoutProviders(before, textsOf(body, 'deleteProvider')),
    ...names(call, before),
    ...(isAdministrator ? administered(call) : {}),
  })
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    email: account.email,
    providerUserInfo: identitiesOf(account),
    ...(signIn && body.returnSecureToken === true
      ? renewTokens(project, { ...signIn, account })
      : {}),
  }
}

function callerOf(call: Call): SignIn {
  const { project, body } = call
  const idToken = required(
    textOf(body, 'idToken'),
    'INVALID_REQ_TYPE : Unsupported request parameters.',
  )
  const signIn = readIdToken(project, idToken)
  if (textOf(body, 'email') || textOf(body, 'password')) {
    requireRecent(project, signIn)
    throw new AuthError('OPERATION_NOT_ALLOWED')
  }
  return signIn
}

function withoutProviders(account: Account, providers: readonly string[]): Account {
  const identities = account.identities.filter(({ providerId }) => !providers.includes(providerId))
  const phoneNumber = providers.includes('phone') ? undefined : account.phoneNumber
  return { ...account, identities, phoneNumber }
}

function names({ body }: Call, before: Account): Partial<Account> {
  const removed = textsOf(body, 'deleteAttribute')
  const displayName = textOf(body, 'displayName') ?? before.displayName
  const photoUrl = textOf(body, 'photoUrl') ?? before.photoUrl
  return {
    displayName: removed.includes('DISPLAY_NAME') ? undefined : displayName,
    photoUrl: removed.includes('PHOTO_URL') ? undefined : photoUrl,
  }
}

/** Only the administrator changes phone, disabling, revoked tokens and the last sign-in. */
function administered({ project, body }: Call): Partial<Account> {
  const phoneNumber = textOf(body, 'phoneNumber')
  const owner = phoneNumber === undefined ? undefined : project.accounts.withPhone(phoneNumber)
  if (owner && owner.localId !== body.localId) throw new AuthError('PHONE_NUMBER_EXISTS')
  const validSince = numberOf(body.validSince)
  const lastLoginAt = numberOf(body.lastLoginAt)
  return {
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    ...(typeof body.disableUser === 'boolean' ? { disabled: body.disableUser } : {}),
    ...(validSince === undefined ? {} : { validSince }),
    ...(lastLoginAt === undefined ? {} : { lastLoginAt }),
  }
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** `accounts:delete`: the caller, if the sign-in is fresh; anybody for the administrator. */
export function deleteAccount(call: Call) {
  const { project, body, isAdministrator } = call
  if (isAdministrator) {
    project.accounts.remove(namedAccount(call).localId)
  } else {
    const signIn = readIdToken(project, required(textOf(body, 'idToken'), 'MISSING_ID_TOKEN'))
    requireRecent(project, signIn)
    project.accounts.remove(signIn.account.localId)
  }
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

/** The administrator can age a sign-in by an earlier `lastLoginAt`. */
function requireRecent(project: Project, { account, authTime }: SignIn): void {
  const signedInAt = Math.min(authTime * 1000, account.lastLoginAt)
  if (project.now() - signedInAt > RECENT_MS) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

function namedAccount({ project, body }: Call): Account {
  const localId = required(textOf(body, 'localId'), 'MISSING_LOCAL_ID')
  return required(project.accounts.get(localId), 'USER_NOT_FOUND')
}

/** `accounts:query` and `accounts:batchGet`: all accounts. */
export function listAccounts({ project, body }: Call) {
  const users = project.accounts.list().map(accountOnWire)
  return isJsonObject(body) && body.returnUserInfo === false
    ? { recordsCount: String(users.length) }
    : { recordsCount: String(users.length), userInfo: users, users }
}
