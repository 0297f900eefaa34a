import type { FirebaseApp } from 'firebase/app'
import type { Firestore } from 'firebase/firestore'
import {
  listeningSettings,
  openListeningApp,
  type QueryBuilder,
  type ReferenceBuilder,
} from './client'
import { type RawDocument, rawDocument, rawOf } from './rawDocument'
import { type RepositoryError, toRepositoryError } from './repositoryError'

/** What comes from a listener. */
export interface ListenerEvents<T> {
  /** The server confirms it; again with each change. */
  onData: (data: T) => void
  /** No longer confirmed: the network is gone. The listener goes on by itself. */
  onUnconfirmed: () => void
  /** Refused, or impossible to start: nothing comes after it. */
  onEnd: (error: RepositoryError) => void
}

type ListeningSdk = typeof import('./listeningSdk')

interface Connection {
  sdk: ListeningSdk
  app: FirebaseApp
  db: Firestore
}

let connection: Connection | undefined
let ending: Promise<void> | undefined

/** One connection for all listeners of the signed-in account. @throws {RepositoryError} `signedOut` */
async function connect(): Promise<Connection> {
  const [sdk, app] = await Promise.all([import('./listeningSdk'), openListeningApp()])
  if (connection?.app === app) return connection
  sdk.setLogLevel('silent')
  // What is listened to again soon is resumed: only changes are sent and billed.
  const cache = sdk.memoryLocalCache({ garbageCollector: sdk.memoryLruGarbageCollector() })
  const settings = { ...listeningSettings(), localCache: cache }
  connection = { sdk, app, db: sdk.initializeFirestore(app, settings) }
  return connection
}

const options = { includeMetadataChanges: true }

/** Listens to a query. Rows of unchanged documents keep their identity. */
export async function listenToRows<Row>(
  query: QueryBuilder,
  parse: (documents: readonly RawDocument[]) => Row[],
  events: ListenerEvents<Row[]>,
): Promise<() => void> {
  const { sdk, db } = await connect()
  const rows = new Map<string, Row[]>()
  return sdk.onSnapshot(
    query(sdk, db),
    options,
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') rows.delete(doc.ref.path)
        else rows.set(doc.ref.path, parse([rawOf(doc)]))
      }
      // Rules may refuse what the cache has of other listeners.
      if (snapshot.metadata.fromCache) events.onUnconfirmed()
      else events.onData(snapshot.docs.flatMap(({ ref }) => rows.get(ref.path) ?? []))
    },
    (error) => events.onEnd(toRepositoryError(error)),
  )
}

export async function listenToDocument<T>(
  reference: ReferenceBuilder,
  parse: (document: RawDocument | undefined) => T,
  events: ListenerEvents<T>,
): Promise<() => void> {
  const { sdk, db } = await connect()
  return sdk.onSnapshot(
    reference(sdk, db),
    options,
    (document) => {
      if (document.metadata.fromCache) events.onUnconfirmed()
      else events.onData(parse(rawDocument(document)))
    },
    (error) => events.onEnd(toRepositoryError(error)),
  )
}

export async function reconnect(): Promise<void> {
  if (!connection) return
  const { sdk, db } = connection
  await sdk.disableNetwork(db)
  await sdk.enableNetwork(db)
}

export async function end(): Promise<void> {
  const ended = connection
  connection = undefined
  if (ended) ending = ended.sdk.terminate(ended.db)
  await ending
}
