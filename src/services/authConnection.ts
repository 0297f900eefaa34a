import type { FirebaseApp } from 'firebase/app'
import type { Auth, Persistence } from 'firebase/auth'
import type { BackendConfig } from '@/platform/env'
import { authConfig } from './authConfig'
import { AuthNotLoaded } from './authFailure'
import { keepSessionsOfThisPage } from './firebaseWorkarounds/sessionAnswers'

export type AuthSdk = typeof import('./authSdk')

interface AuthConnection {
  sdk: AuthSdk
  app: FirebaseApp
  auth: Auth
}

/** The app of whoever is signed in; public reads go through another one, which never waits for Auth. */
const MEMBER_APP = 'member'

/** With the backend that it leads to. */
let connection: { backend: BackendConfig; opened: Promise<AuthConnection> } | undefined

/** Where the local backend keeps its accounts, in the project that the API key names; nothing against a real project. */
export function localAccounts(): { origin: string; project: string } | undefined {
  const { authEmulatorHost, apiKey } = authConfig()
  return authEmulatorHost ? { origin: `http://${authEmulatorHost}`, project: apiKey } : undefined
}

/** @throws {AuthNotLoaded} */
async function loadSdk(): Promise<AuthSdk> {
  keepSessionsOfThisPage()
  try {
    return await import('./authSdk')
  } catch (cause) {
    throw new AuthNotLoaded('Auth could not be loaded', { cause })
  }
}

/** Without what opens windows: it would load a script of Google first, on phones, and hold everything back. */
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

/** Loads Auth on the first call. A start that failed (a file that did not load) is tried again by the next one. */
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

/** Auth, once it knows who is signed in. */
export async function openSettledAuth(): Promise<AuthConnection> {
  const opened = await openAuth()
  await opened.auth.authStateReady()
  return opened
}

/** The app whose requests carry the token of whoever is signed in; nothing for nobody. */
export async function openMemberApp(): Promise<FirebaseApp | undefined> {
  const { app, auth } = await openSettledAuth()
  return auth.currentUser ? app : undefined
}

let visits = 0

/** Does something as another account, in an app that remembers nothing and ends afterwards: the session stays as it is. */
export async function asVisitor<T>(work: (visitor: AuthConnection) => Promise<T>): Promise<T> {
  const { sdk } = await openAuth()
  visits += 1
  const visitor = start(sdk, `visitor-${visits}`, [sdk.inMemoryPersistence])
  try {
    return await work(visitor)
  } finally {
    await sdk.deleteApp(visitor.app)
  }
}
