import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import type { ApplicationVerifier, PhoneAuthCredential, UserCredential } from 'firebase/auth'
import * as z from 'zod/mini'
import { deviceNow } from '@/platform/clock'
import { withDeadline } from '@/platform/network/deadline'
import { currentUser, notifyWatchers, type SignedIn, signedInOf } from './account'
import { type AuthSdk, localAccounts, openAuth } from './authConnection'
import { type AuthResult, asResult } from './authFailure'

export interface SentCode {
  e164: string
  /** Epoch ms. */
  sentAt: number
  verificationId: string
  /** Local backend only. */
  localCode?: string
}

/** `isNew`: this sign-in created the account. */
export interface SignIn {
  account: SignedIn
  isNew: boolean
}

/** Invisible reCAPTCHA: Google shows a challenge only when it is not sure. */
function recaptcha(sdk: AuthSdk, auth: ConstructorParameters<AuthSdk['RecaptchaVerifier']>[0]) {
  const corner = document.createElement('div')
  document.body.append(corner)
  const verifier = new sdk.RecaptchaVerifier(auth, corner, { size: 'invisible' })
  const leave = () => {
    verifier.clear()
    corner.remove()
  }
  return { verifier, leave }
}

/** Sends a six-digit code (`+82…`). Expected failures: badPhone, tooMany, notSetUp, offline, unavailable. */
export const sendPhoneCode = (e164: string): Promise<AuthResult<{ sent: SentCode }>> =>
  asResult(async () => {
    const { sdk, auth } = await openAuth()
    const local = localVerifier()
    const { verifier, leave }: { verifier: ApplicationVerifier; leave: () => void } = local
      ? { verifier: local, leave: () => {} }
      : recaptcha(sdk, auth)
    try {
      const verificationId = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(e164, verifier)
      const sent = { e164, verificationId, sentAt: deviceNow().getTime() }
      const code = await localCode(verificationId)
      return { sent: code === undefined ? sent : { ...sent, localCode: code } }
    } finally {
      leave()
    }
  })

export const signInOf = (sdk: AuthSdk, credential: UserCredential): SignIn => ({
  account: signedInOf(credential.user),
  isNew: sdk.getAdditionalUserInfo(credential)?.isNewUser ?? false,
})

const credentialOf = (sdk: AuthSdk, sent: SentCode, code: string): PhoneAuthCredential =>
  sdk.PhoneAuthProvider.credential(sent.verificationId, code)

/** Signs in, creating the account if needed. Expected failures: wrongCode, codeExpired, tooMany, offline, unavailable. */
export const confirmPhoneCode = (sent: SentCode, code: string): Promise<AuthResult<SignIn>> =>
  asResult(async () => {
    const { sdk, auth } = await openAuth()
    const credential = await sdk.signInWithCredential(auth, credentialOf(sdk, sent, code))
    notifyWatchers(auth)
    return signInOf(sdk, credential)
  })

/** Replaces the account's phone. Also expected: alreadyInUse, freshSignInNeeded, ended. */
export const changePhone = (
  sent: SentCode,
  code: string,
): Promise<AuthResult<{ account: SignedIn }>> =>
  asResult(async () => {
    const { sdk, auth, user } = await currentUser()
    await sdk.updatePhoneNumber(user, credentialOf(sdk, sent, code))
    // The rules compare the profile's phone with the token.
    await user.getIdToken(true)
    notifyWatchers(auth)
    return { account: signedInOf(user) }
  })

/** A fresh sign-in with the account's own phone. Also expected: wrongAccount, ended. */
export const reauthenticateByPhone = (sent: SentCode, code: string): Promise<AuthResult> =>
  asResult(async () => {
    const { sdk, user } = await currentUser()
    await sdk.reauthenticateWithCredential(user, credentialOf(sdk, sent, code))
    return {}
  })

/** Only with the local backend: it sends no messages and needs no reCAPTCHA. */

const CODE_DEADLINE_MS = secondsToMilliseconds(3)

const codesSchema = z.object({
  verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })),
})

/** Replaces reCAPTCHA; undefined for a real project. The SDK calls `_reset` after each use. */
const localVerifier = () =>
  localAccounts()
    ? { type: 'recaptcha', verify: () => Promise.resolve('local'), _reset: () => {} }
    : undefined

/** The code that would have been sent; undefined for a real project. */
async function localCode(verificationId: string): Promise<string | undefined> {
  const local = localAccounts()
  if (!local) return undefined
  const address = `${local.origin}/emulator/v1/projects/${local.project}/verificationCodes`
  try {
    const answer: unknown = await withDeadline(CODE_DEADLINE_MS, async (signal) =>
      (await fetch(address, { signal })).json(),
    )
    const { verificationCodes } = codesSchema.parse(answer)
    return verificationCodes.find(({ sessionInfo }) => sessionInfo === verificationId)?.code
  } catch {
    return undefined
  }
}
