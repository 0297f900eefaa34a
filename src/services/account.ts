import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Auth, User } from 'firebase/auth'
import { type SocialProvider, socialProviders } from '@/domain/account/socialProvider'
import { now } from '@/platform/clock'
import { openAuth, openReadyAuth } from './authConnection'
import { type AuthResult, asResult, NobodySignedIn } from './authFailure'
import { forgetSession } from './firebaseWorkarounds/forgetSession'

/** The Auth account; only `users/{uid}` makes it a member. */
export interface SignedIn {
  uid: string
  /** `+82…`, verified by a code; empty without one. */
  phone: string
  providers: readonly SocialProvider[]
}

export const providerIds: Record<SocialProvider, string> = {
  google: 'google.com',
  apple: 'apple.com',
  kakao: 'oidc.kakao',
  naver: 'oidc.naver',
}

export const signedInOf = ({ uid, phoneNumber, providerData }: User): SignedIn => ({
  uid,
  phone: phoneNumber ?? '',
  providers: socialProviders.filter((provider) =>
    providerData.some(({ providerId }) => providerId === providerIds[provider]),
  ),
})

type Listener = (account: SignedIn | undefined) => void
const listeners = new Set<Listener>()

/** Notifies watchers: Auth itself reports only sign-in and sign-out. */
export function notifyWatchers({ currentUser }: Auth): void {
  for (const listener of listeners) listener(currentUser ? signedInOf(currentUser) : undefined)
}

/** @throws {NobodySignedIn} */
export async function currentUser(): Promise<
  { user: User } & Awaited<ReturnType<typeof openAuth>>
> {
  const opened = await openReadyAuth()
  const user = opened.auth.currentUser
  if (!user) throw new NobodySignedIn()
  return { ...opened, user }
}

/** Loads Auth and reports the account on every change in any tab; `onFault`: Auth cannot be loaded. Returns unsubscribe. */
export function watchAccount(
  onChange: Listener,
  onFault: (error: unknown) => void = () => {},
): () => void {
  let isOver = false
  let stop = () => {}
  openAuth().then(({ sdk, auth }) => {
    if (isOver) return
    listeners.add(onChange)
    const stopAuth = sdk.onAuthStateChanged(auth, () => notifyWatchers(auth))
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

/** The signed-in account. Expected failures: ended, offline, unavailable. */
export const askAccount = (): Promise<AuthResult<{ account: SignedIn }>> =>
  asResult(async () => ({ account: signedInOf((await currentUser()).user) }))

/** As Auth's server says: a token outlives a deleted account by up to an hour. Expected failures: ended, offline, unavailable. */
export const confirmAccount = (): Promise<AuthResult<{ account: SignedIn }>> =>
  asResult(async () => {
    const { user } = await currentUser()
    await user.reload()
    return { account: signedInOf(user) }
  })

/** Signs out in every tab, also offline and when Auth cannot be loaded. */
export async function signOut(): Promise<void> {
  try {
    const { sdk, auth } = await openAuth()
    await sdk.signOut(auth)
  } catch {
    await forgetSession()
  }
}

/** Auth requires a sign-in within five minutes to delete an account; one minute is left for the steps before. */
const FRESH_MS = minutesToMilliseconds(4)

/** Expected failures: ended, offline, unavailable. */
export const hasFreshSignIn = (): Promise<AuthResult<{ isFresh: boolean }>> =>
  asResult(async () => {
    const { user } = await currentUser()
    const { authTime } = await user.getIdTokenResult()
    return { isFresh: now().getTime() - Date.parse(authTime) < FRESH_MS }
  })

/** Deletes the Auth account; delete its documents first. `freshSignInNeeded` when the last sign-in is too old. */
export const deleteAccount = (): Promise<AuthResult> =>
  asResult(async () => {
    const { sdk, user } = await currentUser()
    await sdk.deleteUser(user)
    return {}
  })
