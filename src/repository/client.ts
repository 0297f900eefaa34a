import type { Firestore, Query } from 'firebase/firestore/lite'
import type { BackendConfig } from '@/platform/env'
import { withReadPolicy } from './readPolicy'

export type Lite = typeof import('./firestoreSdk')['lite']

/** A document as the wire brings it: its id and fields nobody has checked yet. */
export interface RawDocument {
  id: string
  fields: unknown
}

let config: BackendConfig | undefined
let connection: Promise<{ lite: Lite; db: Firestore }> | undefined
/** Every connection is an app of its own: the SDK refuses to point one app at an emulator twice. */
let connections = 0

/** Names the backend, once, before the first read. Nothing is loaded or sent yet. */
export function configureFirestore(backend: BackendConfig): void {
  config = backend
  connection = undefined
}

/** The database that is read; empty before one is named. */
export const projectId = (): string => config?.projectId ?? ''

async function connect(): Promise<{ lite: Lite; db: Firestore }> {
  if (!config) throw new Error('configureFirestore has not been called')
  const { firestoreEmulatorHost, ...options } = config
  const { initializeApp, lite } = await import('./firestoreSdk')
  // On failure the SDK would print the whole request to the console.
  lite.setLogLevel('silent')
  connections += 1
  // An emulator is a host like another; the SDK's own switch for it would bring its mock users along.
  const settings = firestoreEmulatorHost ? { host: firestoreEmulatorHost, ssl: false } : {}
  return {
    lite,
    db: lite.initializeFirestore(initializeApp(options, `site-${connections}`), settings),
  }
}

/** One connection a page; a failed start (a chunk that did not load) is tried again by the next read. */
function connected(): Promise<{ lite: Lite; db: Firestore }> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}

/**
 * Reads the documents of a query, in its order.
 * @throws {RepositoryError} when Firestore refuses, fails twice or needs more than 8 s.
 */
export function readDocuments(query: (lite: Lite, db: Firestore) => Query): Promise<RawDocument[]> {
  return withReadPolicy(async () => {
    const { lite, db } = await connected()
    const snapshot = await lite.getDocs(query(lite, db))
    return snapshot.docs.map((document) => ({ id: document.id, fields: fieldsOf(document) }))
  })
}

/** Nothing when the SDK cannot decode a value: that document is skipped by its schema, not the whole read. */
function fieldsOf(document: { data: () => unknown }): unknown {
  try {
    return document.data()
  } catch {
    return undefined
  }
}
