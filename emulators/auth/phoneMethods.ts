import { AuthError, required } from './authError.ts'
import { type Call, textOf } from './method.ts'
import { issueTokens, readIdToken } from './tokens.ts'

const PHONE = /^\+[1-9]\d{6,14}$/

export function sendVerificationCode({ project, body }: Call) {
  const phoneNumber = textOf(body, 'phoneNumber') ?? ''
  if (!PHONE.test(phoneNumber)) throw new AuthError('INVALID_PHONE_NUMBER : Invalid format.')
  return { sessionInfo: project.codes.send(phoneNumber, project.now()) }
}

/** `accounts:signInWithPhoneNumber`: signs in or up, or sets the phone; a phone in use gives a proof to sign in with it. */
export function signInWithPhoneNumber(call: Call) {
  const { project, body } = call
  const phoneNumber = provenPhone(call)
  const idToken = textOf(body, 'idToken')
  const caller = idToken === undefined ? undefined : readIdToken(project, idToken).account
  const owner = project.accounts.withPhone(phoneNumber)
  if (caller && owner && owner.localId !== caller.localId) {
    if (textOf(body, 'temporaryProof')) throw new AuthError('PHONE_NUMBER_EXISTS')
    return {
      temporaryProof: project.codes.prove(phoneNumber),
      temporaryProofExpiresIn: '3600',
      phoneNumber,
    }
  }
  const known = caller ?? owner
  if (known?.disabled) throw new AuthError('USER_DISABLED')
  if (!known && textOf(body, 'operation') === 'REAUTH') throw new AuthError('USER_NOT_FOUND')
  const account = known
    ? project.accounts.put({ ...known, phoneNumber, lastLoginAt: project.now() })
    : project.create({ phoneNumber })
  return {
    isNewUser: known === undefined,
    phoneNumber,
    localId: account.localId,
    ...issueTokens(project, account, 'phone'),
  }
}

function provenPhone({ project, body }: Call): string {
  const proof = textOf(body, 'temporaryProof')
  if (proof !== undefined) {
    const phoneNumber = required(textOf(body, 'phoneNumber'), 'MISSING_PHONE_NUMBER')
    return project.codes.redeemProof(proof, phoneNumber)
  }
  const sessionInfo = required(textOf(body, 'sessionInfo'), 'MISSING_SESSION_INFO')
  const code = required(textOf(body, 'code'), 'MISSING_CODE')
  return project.codes.redeem(sessionInfo, code, project.now())
}
