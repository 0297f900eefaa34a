import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Auth, User } from 'firebase/auth'
import { type SocialProvider, socialProviders } from '@/domain/account/session'
import { now } from '@/platform/clock'
import { openAuth, openSettledAuth } from './authConnection'
import { type AuthResult, asResult, NobodySignedIn } from './authFailure'
import { forgetSession } from './firebaseWorkarounds/forgetSession'

/** Whoever Auth has signed in. Whether it is a member only `users/{uid}` says. */
export interface SignedIn {
  uid: string
  /** The phone that was proven by a code, `+82…`; empty without one. */
  phone: string
  /** The linked social accounts. */
  providers: readonly SocialProvider[]
}

/** How Auth calls the social accounts. */
export const providerIds: Record<SocialProvider, string> = {
  google: 'google.com',
  apple: 'apple.com',
  kakao: 'oidc.kakao',
  naver: 'oidc.naver',
}

/** What the site knows of an account of the SDK. */
export const signedInOf = ({ uid, phoneNumber, providerData }: User): SignedIn => ({
  uid,
  phone: phoneNumber ?? '',
  providers: socialProviders.filter((provider) =>
    providerData.some(({ providerId }) => providerId === providerIds[provider]),
  ),
})

type Listener = (account: SignedIn | undefined) => void
const listeners = new Set<Listener>()

/** Tells everybody who watches what an action has changed; Auth itself only tells who came and who went. */
export function announce({ currentUser }: Auth): void {
  for (const listener of listeners) listener(currentUser ? signedInOf(currentUser) : undefined)
}

/** Auth's user. @throws {NobodySignedIn} */
export async function currentUser(): Promise<
  { user: User } & Awaited<ReturnType<typeof openAuth>>
> {
  const opened = await openSettledAuth()
  const user = opened.auth.currentUser
  if (!user) throw new NobodySignedIn()
  return { ...opened, user }
}

/**
 * Loads Auth and says who is signed in, once it knows and whenever that changes, in this tab or another one.
 * @param onFault Auth could not be loaded: nobody knows who is signed in
 * @returns ends it
 */
export function watchAccount(
  onChange: Listener,
  onFault: (error: unknown) => void = () => {},
): () => void {
  let isOver = false
  let stop = () => {}
  openAuth().then(({ sdk, auth }) => {
    if (isOver) return
    listeners.add(onChange)
    const stopAuth = sdk.onAuthStateChanged(auth, () => announce(auth))
    stop = () => {
      listeners.delete(onChange)
      stopAuth()
    }
  }, onFault)
  return () => {
    isOver = true
    stop()
  }
}

/** Whoever is signed in, once Auth knows. Expected: ended, offline, unavailable. */
export const askAccount = (): Promise<AuthResult<{ account: SignedIn }>> =>
  asResult(async () => ({ account: signedInOf((await currentUser()).user) }))

/** Whoever is signed in, as Auth's server says: a token outlives a deleted account by up to an hour. Expected: ended, offline, unavailable. */
export const confirmAccount = (): Promise<AuthResult<{ account: SignedIn }>> =>
  asResult(async () => {
    const { user } = await currentUser()
    await user.reload()
    return { account: signedInOf(user) }
  })

/** Ends the session on this device, in every tab. Works without a network, and when Auth cannot be loaded. */
export async function signOut(): Promise<void> {
  try {
    const { sdk, auth } = await openAuth()
    await sdk.signOut(auth)
  } catch {
    await forgetSession()
  }
}

/** Auth asks for a sign-in of the last five minutes before it deletes an account; a little less, for what comes before. */
const FRESH_MS = minutesToMilliseconds(4)

/** Is the last sign-in fresh enough to delete the account? Expected: ended, offline, unavailable. */
export const hasFreshSignIn = (): Promise<AuthResult<{ isFresh: boolean }>> =>
  asResult(async () => {
    const { user } = await currentUser()
    const { authTime } = await user.getIdTokenResult()
    return { isFresh: now().getTime() - Date.parse(authTime) < FRESH_MS }
  })

/** Deletes the Auth account itself; its documents go before. `freshSignInNeeded` when the last sign-in is too old. */
export const deleteAccount = (): Promise<AuthResult> =>
  asResult(async () => {
    const { sdk, user } = await currentUser()
    await sdk.deleteUser(user)
    return {}
  })
