import type { FirebaseApp } from 'firebase/app'
import type { AuthProvider, OAuthCredential } from 'firebase/auth'
import type { SocialProvider } from '@/domain/account/session'
import { announce, currentUser, providerIds, type SignedIn, signedInOf } from './account'
import { type AuthSdk, asVisitor, openAuth } from './authConnection'
import { type AuthResult, asResult } from './authFailure'
import { loadWindowCode } from './firebaseWorkarounds/loadWindowCode'
import { type SignIn, signInOf } from './phone'

const providerOf = (sdk: AuthSdk, provider: SocialProvider): AuthProvider =>
  new sdk.OAuthProvider(providerIds[provider])

let windowsReady: Promise<void> | undefined

/** To be called when a page shows social buttons. Never throws: a tap then loads what is missing. */
export function prepareWindows(): Promise<void> {
  windowsReady ??= loadWindowCode(providerIds.google).catch(() => {
    windowsReady = undefined
  })
  return windowsReady
}

/** Signs in with a social account, or up when nobody has it yet. Expected: windowClosed, windowBlocked, notSetUp, tooMany, offline, unavailable. */
export const signInWith = (provider: SocialProvider): Promise<AuthResult<SignIn>> =>
  asResult(async () => {
    await prepareWindows()
    const { sdk, auth } = await openAuth()
    const resolver = sdk.browserPopupRedirectResolver
    const credential = await sdk.signInWithPopup(auth, providerOf(sdk, provider), resolver)
    announce(auth)
    return signInOf(sdk, credential)
  })

/** Does the account that an app has signed in to belong to a member? Asked with that account's own token. */
export type IsMember = (app: FirebaseApp, uid: string) => Promise<boolean>

/** The identity that could not be linked because another account holds it; nothing when that is not what went wrong. */
function heldIdentity(sdk: AuthSdk, error: unknown): OAuthCredential | undefined {
  const isHeld =
    error instanceof sdk.FirebaseError && error.code === 'auth/credential-already-in-use'
  return (isHeld && sdk.OAuthProvider.credentialFromError(error)) || undefined
}

/**
 * An account that never became a member, left by a sign-up that was interrupted, holds nothing: it is removed and its
 * identity is free. False when a member holds the identity.
 */
const release = (identity: OAuthCredential, uid: string, isMember: IsMember): Promise<boolean> =>
  asVisitor(async ({ sdk, app, auth }) => {
    const { user } = await sdk.signInWithCredential(auth, identity)
    if (user.uid === uid) return true
    if (await isMember(app, user.uid)) return false
    await sdk.deleteUser(user)
    return true
  })

/**
 * Links a social account to whoever is signed in. One that an account without a profile holds is taken over; one that is
 * linked here already stays. Expected: alreadyInUse, windowClosed, windowBlocked, notSetUp, freshSignInNeeded, ended,
 * offline, unavailable.
 */
export const linkWith = (
  provider: SocialProvider,
  isMember: IsMember,
): Promise<AuthResult<{ account: SignedIn }>> =>
  asResult(async () => {
    await prepareWindows()
    const { sdk, auth, user } = await currentUser()
    try {
      const resolver = sdk.browserPopupRedirectResolver
      await sdk.linkWithPopup(user, providerOf(sdk, provider), resolver)
    } catch (error) {
      const identity = heldIdentity(sdk, error)
      if (!identity || !(await release(identity, user.uid, isMember))) throw error
      await user.reload()
      if (!signedInOf(user).providers.includes(provider)) {
        await sdk.linkWithCredential(user, identity)
      }
    }
    announce(auth)
    return { account: signedInOf(user) }
  })

/** Takes a social account away from whoever is signed in. That one must stay is the page's rule. Expected: ended, offline, unavailable. */
export const unlink = (provider: SocialProvider): Promise<AuthResult<{ account: SignedIn }>> =>
  asResult(async () => {
    const { sdk, auth, user } = await currentUser()
    if (signedInOf(user).providers.includes(provider)) {
      await sdk.unlink(user, providerIds[provider])
    }
    announce(auth)
    return { account: signedInOf(user) }
  })

/** A fresh sign-in with one of the account's own social accounts, where Auth wants one. Expected also: wrongAccount. */
export const reauthenticateWith = (provider: SocialProvider): Promise<AuthResult> =>
  asResult(async () => {
    await prepareWindows()
    const { sdk, user } = await currentUser()
    const resolver = sdk.browserPopupRedirectResolver
    await sdk.reauthenticateWithPopup(user, providerOf(sdk, provider), resolver)
    return {}
  })
