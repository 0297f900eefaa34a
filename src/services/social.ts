import type { FirebaseApp } from 'firebase/app'
import type { AuthProvider, OAuthCredential } from 'firebase/auth'
import type { SocialProvider } from '@/domain/account/socialProvider'
import { currentUser, notifyWatchers, providerIds, type SignedIn, signedInOf } from './account'
import { type AuthSdk, openAuth, withTemporaryApp } from './authConnection'
import { type AuthResult, asResult } from './authFailure'
import { loadWindowCode } from './firebaseWorkarounds/loadWindowCode'
import { type SignIn, signInOf } from './phone'

const providerOf = (sdk: AuthSdk, provider: SocialProvider): AuthProvider =>
  new sdk.OAuthProvider(providerIds[provider])

let windowsReady: Promise<void> | undefined

/** Preloads what popups need, when social buttons are shown. Never throws. */
export function prepareWindows(): Promise<void> {
  windowsReady ??= loadWindowCode(providerIds.google).catch(() => {
    windowsReady = undefined
  })
  return windowsReady
}

/** Signs in or up. Expected failures: windowClosed, windowBlocked, notSetUp, tooMany, offline, unavailable. */
export const signInWith = (provider: SocialProvider): Promise<AuthResult<SignIn>> =>
  asResult(async () => {
    await prepareWindows()
    const { sdk, auth } = await openAuth()
    const resolver = sdk.browserPopupRedirectResolver
    const credential = await sdk.signInWithPopup(auth, providerOf(sdk, provider), resolver)
    notifyWatchers(auth)
    return signInOf(sdk, credential)
  })

/** Is the account signed in to `app` a member? Asked with its own token. */
export type IsMember = (app: FirebaseApp, uid: string) => Promise<boolean>

/** The credential that another account already has; undefined for any other error. */
function credentialInUse(sdk: AuthSdk, error: unknown): OAuthCredential | undefined {
  const isHeld =
    error instanceof sdk.FirebaseError && error.code === 'auth/credential-already-in-use'
  return (isHeld && sdk.OAuthProvider.credentialFromError(error)) || undefined
}

/** Deletes the account of an unfinished sign-up, which frees its identity; false when a member has it. */
const releaseIdentity = (
  identity: OAuthCredential,
  uid: string,
  isMember: IsMember,
): Promise<boolean> =>
  withTemporaryApp(async ({ sdk, app, auth }) => {
    const { user } = await sdk.signInWithCredential(auth, identity)
    if (user.uid === uid) return true
    if (await isMember(app, user.uid)) return false
    await sdk.deleteUser(user)
    return true
  })

/** Links a provider, also from an account without profile; repeatable. Also expected: alreadyInUse, freshSignInNeeded, ended. */
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
      const identity = credentialInUse(sdk, error)
      if (!identity || !(await releaseIdentity(identity, user.uid, isMember))) throw error
      await user.reload()
      if (!signedInOf(user).providers.includes(provider)) {
        await sdk.linkWithCredential(user, identity)
      }
    }
    notifyWatchers(auth)
    return { account: signedInOf(user) }
  })

/** Unlinks a provider; the page must not allow the last one. Expected failures: ended, offline, unavailable. */
export const unlink = (provider: SocialProvider): Promise<AuthResult<{ account: SignedIn }>> =>
  asResult(async () => {
    const { sdk, auth, user } = await currentUser()
    if (signedInOf(user).providers.includes(provider)) {
      await sdk.unlink(user, providerIds[provider])
    }
    notifyWatchers(auth)
    return { account: signedInOf(user) }
  })
