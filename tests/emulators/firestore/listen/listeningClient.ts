import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreError,
  initializeFirestore,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  setLogLevel,
  terminate,
} from 'firebase/firestore'
import { onTestFinished } from 'vitest'

setLogLevel('silent')

/** Asks again: the official emulator closes connections that Node still holds open. */
export const patiently = <T>(work: () => Promise<T>, tries = 5): Promise<T> =>
  work().catch((error: unknown) => {
    if (tries === 1) throw error
    return patiently(work, tries - 1)
  })

interface Options {
  /** `owner` is the administrator. */
  readonly token?: string | undefined
  readonly isLongPolling?: boolean
}

/** The full SDK as in a browser, on one project. */
export function listeningClient(
  host: string,
  projectId: string,
  { token, isLongPolling = false }: Options = {},
): Firestore {
  const app = initializeApp({ projectId, apiKey: 'none' }, crypto.randomUUID())
  // Private; browsers have it by default, and Node has no XMLHttpRequest.
  const settings = { useFetchStreams: true, experimentalForceLongPolling: isLongPolling }
  const db = initializeFirestore(app, settings)
  const { hostname, port } = new URL(`http://${host}`)
  connectFirestoreEmulator(db, hostname, Number(port), token ? { mockUserToken: token } : {})
  onTestFinished(async () => {
    await terminate(db)
    await deleteApp(app)
  })
  return db
}

/** A listener whose news wait to be asked for, as text: `a b` (ids), with `?` what the server has not confirmed; or the code of its error. */
export interface Listener {
  readonly next: () => Promise<string>
  /** The next but what is unconfirmed. */
  readonly nextConfirmed: () => Promise<string>
  readonly stop: () => void
}

const QUESTIONABLE = '?'

export const listenTo = (query: Query): Listener =>
  listenerOf((onNews, onError) =>
    onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }: QuerySnapshot) =>
        onNews(docs.map(({ id }) => id).join(' '), metadata.fromCache),
      onError,
    ),
  )

export const listenToDocument = (reference: DocumentReference): Listener =>
  listenerOf((onNews, onError) =>
    onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (document: DocumentSnapshot) =>
        onNews(JSON.stringify(document.data() ?? 'none'), document.metadata.fromCache),
      onError,
    ),
  )

function listenerOf(
  listen: (
    onNews: (text: string, isFromCache: boolean) => void,
    onError: (error: FirestoreError) => void,
  ) => () => void,
): Listener {
  const news: string[] = []
  let wake = () => {}
  const add = (text: string) => {
    news.push(text)
    wake()
  }
  const stop = listen(
    (text, isFromCache) => add(isFromCache ? `${text}${QUESTIONABLE}` : text),
    ({ code }) => add(code),
  )
  onTestFinished(stop)
  const next = async (): Promise<string> => {
    const first = news.shift()
    if (first !== undefined) return first
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    return next()
  }
  const nextConfirmed = async (): Promise<string> => {
    const text = await next()
    return text.endsWith(QUESTIONABLE) ? nextConfirmed() : text
  }
  return { next, nextConfirmed, stop }
}
