import type { FirebaseApp } from 'firebase/app'
import type { Auth, Persistence } from 'firebase/auth'
import type { BackendConfig } from '@/platform/env'
import { authConfig } from './authConfig'
import { AuthNotLoaded } from './authFailure'
import { guardPageFetch } from './firebaseWorkarounds/sessionAnswers'

export type AuthSdk = typeof import('./authSdk')

interface AuthConnection {
  sdk: AuthSdk
  app: FirebaseApp
  auth: Auth
}

/** The app with the member's token; public reads use another app, which never waits for Auth. */
const MEMBER_APP = 'member'

let connection: { backend: BackendConfig; opened: Promise<AuthConnection> } | undefined

/** The local backend's account API; undefined for a real project. */
export function localAccounts(): { origin: string; project: string } | undefined {
  const { authEmulatorHost, apiKey } = authConfig()
  return authEmulatorHost ? { origin: `http://${authEmulatorHost}`, project: apiKey } : undefined
}

async function loadSdk(): Promise<AuthSdk> {
  guardPageFetch()
  try {
    return await import('./authSdk')
  } catch (cause) {
    throw new AuthNotLoaded('Auth could not be loaded', { cause })
  }
}

/** Without the popup resolver, which would first load a Google script on phones. */
function start(sdk: AuthSdk, name: string, persistence: Persistence[]): AuthConnection {
  const { apiKey, authDomain, projectId, appId } = authConfig()
  const options = { apiKey, projectId, appId, authDomain: authDomain || window.location.host }
  const app = sdk.initializeApp(options, name)
  const auth = sdk.initializeAuth(app, { persistence })
  auth.languageCode = 'ko'
  const local = localAccounts()
  if (local) sdk.connectAuthEmulator(auth, local.origin, { disableWarnings: true })
  return { sdk, app, auth }
}

async function connect(): Promise<AuthConnection> {
  const sdk = await loadSdk()
  return start(sdk, MEMBER_APP, [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence])
}

/** Loads Auth once; after a failed start the next call tries again. */
export function openAuth(): Promise<AuthConnection> {
  const backend = authConfig()
  if (connection?.backend === backend) return connection.opened
  const opened = connect().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  connection = { backend, opened }
  return opened
}

/** Auth, once its initial state is known. */
export async function openReadyAuth(): Promise<AuthConnection> {
  const opened = await openAuth()
  await opened.auth.authStateReady()
  return opened
}

/** Undefined when nobody is signed in. */
export async function openMemberApp(): Promise<FirebaseApp | undefined> {
  const { app, auth } = await openReadyAuth()
  return auth.currentUser ? app : undefined
}

let visits = 0

/** Acts as another account in a temporary app without persistence; the session stays. */
export async function withTemporaryApp<T>(
  work: (visitor: AuthConnection) => Promise<T>,
): Promise<T> {
  const { sdk } = await openAuth()
  visits += 1
  const visitor = start(sdk, `visitor-${visits}`, [sdk.inMemoryPersistence])
  try {
    return await work(visitor)
  } finally {
    await sdk.deleteApp(visitor.app)
  }
}
