import type { FirebaseApp } from 'firebase/app'
import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
  WriteBatch,
} from 'firebase/firestore/lite'
import { appCheckKey, type BackendConfig } from '@/platform/env'
import { RepositoryError } from './repositoryError'
import { REQUEST_DEADLINE_MS, withRequestDeadline } from './requestDeadline'

export type Lite = typeof import('./firestoreSdk')

/** A document as the wire brings it: its id and fields nobody has checked yet. */
export interface RawDocument {
  id: string
  fields: unknown
}

interface Connection {
  lite: Lite
  db: Firestore
  app: FirebaseApp
}

/** What a query asks of its collection. */
export type QueryParts = Parameters<Lite['query']> extends [unknown, ...infer Parts] ? Parts : never

/** A commit of several writes while it is put together. */
export interface Commit {
  lite: Lite
  db: Firestore
  batch: WriteBatch
}

/** Several writes that hold only as long as what was read for them has not changed. */
export interface Exchange {
  lite: Lite
  db: Firestore
  transaction: Transaction
  /** One document within the transaction; nothing when there is none. */
  read: (reference: DocumentReference) => Promise<RawDocument | undefined>
}

type QueryOf = (lite: Lite, db: Firestore) => Query
type ReferenceOf = (lite: Lite, db: Firestore) => DocumentReference
type WriteOf = (lite: Lite, db: Firestore) => Promise<void>
type AppOpener = (lite: Lite) => FirebaseApp | Promise<FirebaseApp>
type MemberOpener = () => Promise<FirebaseApp | undefined>

/** No try of a transaction begins later. */
const LAST_TRY_MS = REQUEST_DEADLINE_MS / 2

let config: BackendConfig | undefined
let openMemberApp: MemberOpener | undefined
let publicConnection: Promise<Connection> | undefined
/** Every public connection is an app of its own: the SDK refuses to point one app at an emulator twice. */
let connections = 0
/** The SDK starts a database once an app, whoever asks. */
const databases = new WeakMap<FirebaseApp, Firestore>()

/**
 * Names the backend, once, before the first request. Nothing is loaded or sent yet.
 * @param openMember brings the app that Auth has signed a member in to; nothing when nobody is signed in
 */
export function configureFirestore(backend: BackendConfig, openMember?: MemberOpener): void {
  config = backend
  openMemberApp = openMember
  publicConnection = undefined
}

/** The database that is read; empty before one is named. */
export const projectId = (): string => config?.projectId ?? ''

async function connect(appOpener: AppOpener): Promise<Connection> {
  const lite = await import('./firestoreSdk')
  // On failure the SDK would print the whole request to the console.
  lite.setLogLevel('silent')
  const app = await appOpener(lite)
  const db = databases.get(app) ?? lite.initializeFirestore(app, settings())
  databases.set(app, db)
  return { lite, app, db }
}

/** An emulator is a host like another; the SDK's own switch for it would bring its mock users along. */
function settings() {
  const host = config?.firestoreEmulatorHost
  return host ? { host, ssl: false } : {}
}

/** App Check vouches for the site in front of requests that change something; public reads never wait for it. */
async function vouch(app: FirebaseApp): Promise<void> {
  if (appCheckKey === '') return
  const { startAppCheck } = await import('./appCheck')
  startAppCheck(app, appCheckKey)
}

const openPublicApp: AppOpener = ({ initializeApp }) => {
  if (!config) throw new Error('configureFirestore has not been called')
  const { apiKey, authDomain, projectId, appId } = config
  connections += 1
  return initializeApp({ apiKey, authDomain, projectId, appId }, `site-${connections}`)
}

const openAppOfMember: AppOpener = async () => {
  if (!openMemberApp) throw new Error('configureFirestore was not told how to reach a member')
  const app = await openMemberApp()
  if (!app) throw new RepositoryError('signedOut')
  await vouch(app)
  return app
}

/** One connection a page; a failed start (a chunk that did not load) is tried again by the next request. */
function publicly(): Promise<Connection> {
  publicConnection ??= connect(openPublicApp).catch((error: unknown) => {
    publicConnection = undefined
    throw error
  })
  return publicConnection
}

/**
 * Asked for anew by each request: one that began before a sign-out must not be sent after it, without a token. It would be
 * refused, and it names whose documents it wanted.
 */
const asMember = (): Promise<Connection> => connect(openAppOfMember)

/**
 * Reads the documents of a query that everybody may ask, in its order.
 * @throws {RepositoryError} when Firestore refuses, fails or needs more than 8 s.
 */
export const readDocuments = (query: QueryOf): Promise<RawDocument[]> =>
  withRequestDeadline(async () => documentsOf(await publicly(), query))

/**
 * Adds number fields up over the documents of a query that everybody may ask; the server does it, for the price of one
 * document. The sums stand under the names of their fields and are checked as little as a document.
 * @throws {RepositoryError} as `readDocuments`
 */
export const readSums = (fields: readonly string[], query: QueryOf): Promise<unknown> =>
  withRequestDeadline(async () => {
    const { lite, db } = await publicly()
    const sums = Object.fromEntries(fields.map((field) => [field, lite.sum(field)]))
    return (await lite.getAggregate(query(lite, db), sums)).data()
  })

/** Reads the documents of a member's query, in its order. @throws {RepositoryError} as `readDocuments` */
export const readMemberDocuments = (query: QueryOf): Promise<RawDocument[]> =>
  withRequestDeadline(async () => documentsOf(await asMember(), query))

/** So many documents a request, where a query is read until it ends. */
const PAGE_SIZE = 300

/**
 * Reads all documents of a member's query, in its order, page by page.
 * @param query without a limit
 * @throws {RepositoryError} as `readDocuments`, which limits each page
 */
export async function readAllMemberDocuments(query: QueryOf): Promise<RawDocument[]> {
  const documents: RawDocument[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const after = last
    const { docs } = await withRequestDeadline(async () => {
      const { lite, db } = await asMember()
      const rest = after ? [lite.startAfter(after)] : []
      return lite.getDocs(lite.query(query(lite, db), ...rest, lite.limit(PAGE_SIZE)))
    })
    documents.push(...docs.map(rawOf))
    last = docs.length === PAGE_SIZE ? docs.at(-1) : undefined
  } while (last)
  return documents
}

/** Reads one document as the member; nothing when there is none. @throws {RepositoryError} as `readDocuments` */
export const readMemberDocument = (reference: ReferenceOf): Promise<RawDocument | undefined> =>
  withRequestDeadline(async () => documentOf(await asMember(), reference))

/** Reads one document as whoever an app has signed in. @throws {RepositoryError} as `readDocuments` */
export const readDocumentAs = (
  app: FirebaseApp,
  reference: ReferenceOf,
): Promise<RawDocument | undefined> =>
  withRequestDeadline(async () => documentOf(await connect(() => app), reference))

/** Writes what everybody may write. @throws {RepositoryError} after 8 s at the latest */
export const writePublicly = (command: WriteOf): Promise<void> =>
  withRequestDeadline(async () => {
    const { lite, db, app } = await publicly()
    await vouch(app)
    await command(lite, db)
  })

/** Writes as the member. @throws {RepositoryError} after 8 s at the latest */
export const writeAsMember = (command: WriteOf): Promise<void> =>
  withRequestDeadline(async () => {
    const { lite, db } = await asMember()
    await command(lite, db)
  })

/** Writes several documents as the member, all or none. @throws {RepositoryError} as `writeAsMember` */
export const commitAsMember = (fill: (commit: Commit) => void): Promise<void> =>
  writeAsMember(async (lite, db) => {
    const batch = lite.writeBatch(db)
    fill({ lite, db, batch })
    await batch.commit()
  })

/**
 * Reads and then writes as the member, all or none; tried again when somebody else has changed meanwhile what was read.
 * @throws {RepositoryError} as `writeAsMember`
 */
export const exchangeAsMember = (run: (exchange: Exchange) => Promise<void>): Promise<void> =>
  writeAsMember((lite, db) => {
    const startedAt = performance.now()
    return lite.runTransaction(db, (transaction) => {
      // The SDK goes on trying in the background: nothing is written once its sender was told that it failed.
      if (performance.now() - startedAt > LAST_TRY_MS) throw new RepositoryError('timeout')
      const read: Exchange['read'] = async (reference) =>
        rawDocument(await transaction.get(reference))
      return run({ lite, db, transaction, read })
    })
  })

async function documentsOf({ lite, db }: Connection, query: QueryOf): Promise<RawDocument[]> {
  const snapshot = await lite.getDocs(query(lite, db))
  return snapshot.docs.map(rawOf)
}

const rawOf = (document: QueryDocumentSnapshot): RawDocument => ({
  id: document.id,
  fields: fieldsOf(document),
})

async function documentOf(
  { lite, db }: Connection,
  reference: ReferenceOf,
): Promise<RawDocument | undefined> {
  return rawDocument(await lite.getDoc(reference(lite, db)))
}

interface Snapshot {
  id: string
  exists: () => boolean
  data: () => unknown
}

const rawDocument = (document: Snapshot): RawDocument | undefined =>
  document.exists() ? { id: document.id, fields: fieldsOf(document) } : undefined

/** Nothing when the SDK cannot decode a value: that document is skipped by its schema, not the whole read. */
function fieldsOf(document: { data: () => unknown }): unknown {
  try {
    return document.data()
  } catch {
    return undefined
  }
}
