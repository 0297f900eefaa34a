import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite'
import { onTestFinished } from 'vitest'
import {
  createFirestoreEmulator,
  type FirestoreEmulatorOptions,
} from '../../../emulators/firestore/server.ts'

export interface RestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface RestRequest {
  readonly method?: string
  /** Sent as JSON, a string as it is. */
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface Client {
  readonly port: number
  /** The lite SDK on one project; `owner` makes it the administrator. */
  readonly lite: (projectId: string, token?: string) => Firestore
  /** A request to the emulator with these headers. */
  readonly visit: (address: string, request?: RestRequest) => Promise<RestAnswer>
  /** A request below a project's documents by the administrator. */
  readonly own: (
    projectId: string,
    below: string,
    method?: string,
    body?: unknown,
  ) => Promise<RestAnswer>
}

/** An emulator of the test's own, closed after it. */
export async function startClient(options?: FirestoreEmulatorOptions): Promise<Client> {
  const { port, close } = await createFirestoreEmulator(options).listen(0)
  onTestFinished(close)
  const visit: Client['visit'] = async (address, { method = 'GET', body, headers = {} } = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: text }),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: parsed(await response.text()),
    }
  }
  return {
    port,
    visit,
    lite: (projectId, token) => {
      const app = initializeApp({ projectId, apiKey: 'none' }, crypto.randomUUID())
      onTestFinished(() => deleteApp(app))
      const db = getFirestore(app)
      const options = token === undefined ? {} : { mockUserToken: token }
      connectFirestoreEmulator(db, '127.0.0.1', port, options)
      return db
    },
    own: (projectId, below, method = 'GET', body = undefined) =>
      visit(`/v1/${documentsOf(projectId)}${below}`, {
        method,
        body,
        headers: { Authorization: 'Bearer owner' },
      }),
  }
}

export function documentsOf(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
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
