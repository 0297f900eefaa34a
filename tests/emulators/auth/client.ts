import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthCredential,
  signInWithCredential,
} from 'firebase/auth'
import { onTestFinished } from 'vitest'
import { type AuthEmulatorOptions, createAuthEmulator } from '../../../emulators/auth/server.ts'

export const CODE = '123456'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface Client {
  readonly origin: string
  /** A separate browser: the real SDK without a session. */
  readonly browser: (projectId?: string) => Auth
  /** A request with these headers; objects are sent as JSON, strings as they are. */
  readonly visit: (address: string, request?: RequestInit & { json?: unknown }) => Promise<Answer>
  /** A public method. */
  readonly call: (method: string, json: unknown, projectId?: string) => Promise<Answer>
  /** A method of the administrator. */
  readonly own: (method: string, json: unknown, projectId?: string) => Promise<Answer>
}

/** An emulator of the test's own, closed after it. */
export async function startClient(options?: AuthEmulatorOptions): Promise<Client> {
  const { port, close } = await createAuthEmulator(options).listen(0)
  onTestFinished(close)
  const origin = `http://127.0.0.1:${port}`
  const visit: Client['visit'] = async (address, { json, ...init } = {}) => {
    const response = await fetch(`${origin}${address}`, {
      ...init,
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: parsed(await response.text()),
    }
  }
  const service = '/identitytoolkit.googleapis.com/v1'
  return {
    origin,
    visit,
    browser: (projectId = 'demo') => {
      const app = initializeApp({ projectId, apiKey: projectId }, crypto.randomUUID())
      onTestFinished(() => deleteApp(app))
      const auth = initializeAuth(app, { persistence: inMemoryPersistence })
      connectAuthEmulator(auth, origin, { disableWarnings: true })
      return auth
    },
    call: (method, json, projectId = 'demo') =>
      visit(`${service}/accounts:${method}?key=${projectId}`, { json }),
    own: (method, json, projectId = 'demo') =>
      visit(`${service}/projects/${projectId}/accounts:${method}`, {
        json,
        headers: { Authorization: 'Bearer owner' },
      }),
  }
}

/** Sends a code and returns its session; the SDK sends codes from browsers only. */
export async function sendCode(client: Client, phone: string, projectId?: string) {
  const { body } = await client.call('sendVerificationCode', { phoneNumber: phone }, projectId)
  return String(member(body, 'sessionInfo'))
}

export function credentialOf(verificationId: string, verificationCode = CODE) {
  return required(PhoneAuthCredential.fromJSON({ verificationId, verificationCode }))
}

/** Signs a user in by phone in a new browser. */
export async function signInByPhone(client: Client, phone: string, projectId?: string) {
  const auth = client.browser(projectId)
  return signInWithCredential(auth, credentialOf(await sendCode(client, phone, projectId)))
}

export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Nothing is there.')
  return value
}

export function member(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
