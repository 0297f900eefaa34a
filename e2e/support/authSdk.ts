import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  getAdditionalUserInfo,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  linkWithPopup,
  OAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
  unlink,
} from 'firebase/auth'

/** The real SDK without the site, as `window.authSdk`. */
export interface AuthSdk {
  signIn: (providerId: string) => Promise<Outcome>
  link: (providerId: string) => Promise<Outcome>
  unlink: (providerId: string) => Promise<string[]>
  redirect: (providerId: string) => Promise<void>
  redirected: () => Promise<Outcome>
}

/** Who signed in, or the SDK's error code. */
export type Outcome =
  | { uid: string; isNewUser: boolean; providers: string[]; rawIds: string[] }
  | { refusal: string }

const { host, search } = location
const apiKey = new URLSearchParams(search).get('project') ?? ''
const auth = initializeAuth(initializeApp({ apiKey, authDomain: host }), {
  persistence: inMemoryPersistence,
  popupRedirectResolver: browserPopupRedirectResolver,
})
connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true })

async function outcomeOf(signingIn: Promise<UserCredential | null>): Promise<Outcome> {
  try {
    const credential = await signingIn
    if (!credential) return { refusal: 'nobody' }
    const { uid, providerData } = credential.user
    return {
      uid,
      isNewUser: getAdditionalUserInfo(credential)?.isNewUser ?? false,
      providers: providerData.map(({ providerId }) => providerId),
      rawIds: providerData.map((identity) => identity.uid),
    }
  } catch (error) {
    return { refusal: error instanceof Object && 'code' in error ? String(error.code) : 'unknown' }
  }
}

function currentUser() {
  if (!auth.currentUser) throw new Error('Nobody is signed in.')
  return auth.currentUser
}

const authSdk: AuthSdk = {
  signIn: (providerId) => outcomeOf(signInWithPopup(auth, new OAuthProvider(providerId))),
  link: (providerId) => outcomeOf(linkWithPopup(currentUser(), new OAuthProvider(providerId))),
  unlink: async (providerId) =>
    (await unlink(currentUser(), providerId)).providerData.map((identity) => identity.providerId),
  redirect: (providerId) => signInWithRedirect(auth, new OAuthProvider(providerId)),
  redirected: () => outcomeOf(getRedirectResult(auth)),
}
Object.assign(window, { authSdk })
