import type { FirebaseApp } from 'firebase/app'
import type {
  DocumentReference,
  Firestore,
  Query,
  Transaction,
  WriteBatch,
} from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import type { Tally } from '@/domain/tally'
import { appCheckKey, type BackendConfig } from '@/platform/env'
import { DeadlineError } from '@/platform/network/deadline'
import { type RawDocument, rawDocument, rawOf } from './rawDocument'
import { RepositoryError, toRepositoryError } from './repositoryError'
import { REQUEST_DEADLINE_MS, withRequestDeadline } from './requestDeadline'
import { watchServerTime } from './watchServerTime'

export type { RawDocument } from './rawDocument'

export type Lite = typeof import('./firestoreSdk')

/** What both SDKs have for queries, of the same names: a query made of these alone can also be listened to. */
export type QuerySdk = Pick<
  Lite,
  | 'collection'
  | 'collectionGroup'
  | 'doc'
  | 'documentId'
  | 'limit'
  | 'orderBy'
  | 'query'
  | 'Timestamp'
  | 'where'
>

interface Connection {
  lite: Lite
  db: Firestore
  app: FirebaseApp
}

export type QueryParts = Parameters<Lite['query']> extends [unknown, ...infer Parts] ? Parts : never

/** A batch being filled. */
export interface Commit {
  lite: Lite
  db: Firestore
  batch: WriteBatch
}

/** A transaction. */
export interface MemberTransaction {
  lite: Lite
  db: Firestore
  transaction: Transaction
  read: (reference: DocumentReference) => Promise<RawDocument | undefined>
}

/** By either SDK. */
export type QueryBuilder = (sdk: QuerySdk, db: Firestore) => Query
export type ReferenceBuilder = (sdk: QuerySdk, db: Firestore) => DocumentReference

/** The documents of a collection, narrowed and ordered; by both SDKs, if the parts are. */
export const inCollection =
  <Sdk extends QuerySdk>(path: string, parts: (sdk: Sdk) => QueryParts = () => []) =>
  (sdk: Sdk, db: Firestore): Query =>
    sdk.query(sdk.collection(db, path), ...parts(sdk))

/** As `inCollection`, of all collections of a name. */
export const inGroup =
  <Sdk extends QuerySdk>(name: string, parts: (sdk: Sdk) => QueryParts) =>
  (sdk: Sdk, db: Firestore): Query =>
    sdk.query(sdk.collectionGroup(db, name), ...parts(sdk))

type QueryOf = (lite: Lite, db: Firestore) => Query
type ReferenceOf = (lite: Lite, db: Firestore) => DocumentReference
type WriteOf = (lite: Lite, db: Firestore) => Promise<void>
type AppOpener = (lite: Lite) => FirebaseApp | Promise<FirebaseApp>
type MemberOpener = () => Promise<FirebaseApp | undefined>

const LAST_TRY_MS = REQUEST_DEADLINE_MS / 2

let config: BackendConfig | undefined
let openMemberApp: MemberOpener | undefined
let publicConnection: Promise<Connection> | undefined
/** An app per public connection: the SDK refuses to set an app's emulator twice. */
let connections = 0
/** The SDK allows one initialisation per app. */
const databases = new WeakMap<FirebaseApp, Firestore>()

/** Sets the backend once, before the first request; loads nothing. `openMember` returns the app of the signed-in account. */
export function configureFirestore(backend: BackendConfig, openMember?: MemberOpener): void {
  config = backend
  openMemberApp = openMember
  publicConnection = undefined
}

export const projectId = (): string => config?.projectId ?? ''

/** Where what everybody may read is asked for. */
export function publicBackend(): BackendConfig {
  if (!config) throw new Error('configureFirestore has not been called')
  return config
}

async function connect(appOpener: AppOpener): Promise<Connection> {
  const lite = await import('./firestoreSdk')
  // On failure the SDK would print the whole request to the console.
  lite.setLogLevel('silent')
  const app = await appOpener(lite)
  const db = databases.get(app) ?? lite.initializeFirestore(app, settings())
  databases.set(app, db)
  return { lite, app, db }
}

/** The emulator as a plain host: the SDK's `connectFirestoreEmulator` would bundle its mock users. */
function settings() {
  const host = config?.firestoreEmulatorHost
  return host ? { host, ssl: false } : {}
}

/** App Check for writes only; public reads do not wait for it. */
async function addAppCheck(app: FirebaseApp): Promise<void> {
  if (appCheckKey === '') return
  const { startAppCheck } = await import('./appCheck')
  startAppCheck(app, appCheckKey)
}

const openPublicApp: AppOpener = ({ initializeApp }) => {
  const { apiKey, authDomain, projectId, appId } = publicBackend()
  connections += 1
  return initializeApp({ apiKey, authDomain, projectId, appId }, `site-${connections}`)
}

const openAppOfMember: AppOpener = async () => {
  if (!openMemberApp)
    throw new Error('configureFirestore was called without a way to open a member’s app')
  const app = await openMemberApp()
  if (!app) throw new RepositoryError('signedOut')
  watchServerTime()
  await addAppCheck(app)
  return app
}

/** One connection per page; after a failed start the next request tries again. */
function connectPublicly(): Promise<Connection> {
  publicConnection ??= connect(openPublicApp).catch((error: unknown) => {
    publicConnection = undefined
    throw error
  })
  return publicConnection
}

/** The app of the signed-in account, for listeners. @throws {RepositoryError} `signedOut` */
export const openListeningApp = async (): Promise<FirebaseApp> => (await connectAsMember()).app

/** Where listeners connect. */
export function listeningSettings() {
  const host = config?.firestoreListenHost ?? config?.firestoreEmulatorHost
  return host ? { host, ssl: false } : {}
}

/** Opened per request: one begun before a sign-out must not be sent without a token afterwards. */
const connectAsMember = (): Promise<Connection> => connect(openAppOfMember)

/** Documents of a member's query, in its order. */
export const readMemberDocuments = (query: QueryOf): Promise<RawDocument[]> =>
  withRequestDeadline(async () => documentsOf(await connectAsMember(), query))

const countSchema = z.object({ count: z.number() })

/** How many documents a member's query finds; billed as one read per thousand. */
export const countMemberDocuments = (query: QueryOf): Promise<number> =>
  withRequestDeadline(async () => {
    const { lite, db } = await connectAsMember()
    const answer = await lite.getAggregate(query(lite, db), { count: lite.count() })
    return countSchema.parse(answer.data()).count
  })

const tallySchema = z.object({ count: z.number(), sum: z.number() })

/** Count, and sum of a field, of what a member's query finds; documents without the field are neither counted nor summed. Billed as one read per thousand. */
export const tallyMemberDocuments = (field: string, query: QueryOf): Promise<Tally> =>
  withRequestDeadline(async () => {
    const { lite, db } = await connectAsMember()
    const asked = { count: lite.count(), sum: lite.sum(field) }
    const answer = await lite.getAggregate(query(lite, db), asked)
    return tallySchema.parse(answer.data())
  })

export const readMemberDocument = (reference: ReferenceOf): Promise<RawDocument | undefined> =>
  withRequestDeadline(async () => documentOf(await connectAsMember(), reference))

/** Reads with the account signed in to `app`. */
export const readDocumentAs = (
  app: FirebaseApp,
  reference: ReferenceOf,
): Promise<RawDocument | undefined> =>
  withRequestDeadline(async () => documentOf(await connect(() => app), reference))

/** Writes without an account. @throws {RepositoryError} also after 8 s */
export const writePublicly = (command: WriteOf): Promise<void> =>
  withRequestDeadline(async () => {
    const { lite, db, app } = await connectPublicly()
    await addAppCheck(app)
    await command(lite, db)
  })

/** @throws {RepositoryError} also after 8 s */
export const writeAsMember = (command: WriteOf): Promise<void> =>
  withRequestDeadline(async () => {
    const { lite, db } = await connectAsMember()
    await command(lite, db)
  })

/** A batch: all writes or none. */
export const commitAsMember = (fill: (commit: Commit) => void): Promise<void> =>
  writeAsMember(async (lite, db) => {
    const batch = lite.writeBatch(db)
    fill({ lite, db, batch })
    await batch.commit()
  })

/** A transaction, retried when what it read has changed; also when the rules refuse it first for that. */
export const runTransactionAsMember = <T>(
  run: (memberTransaction: MemberTransaction) => Promise<T>,
): Promise<T> =>
  withRequestDeadline(async () => {
    const { lite, db } = await connectAsMember()
    const startedAt = performance.now()
    let seen = ''
    const attempt = (refused?: { error: unknown; seen: string }) =>
      lite.runTransaction(db, async (transaction) => {
        // The SDK retries in the background: nothing may be written after the caller got a timeout.
        if (performance.now() - startedAt > LAST_TRY_MS) throw new DeadlineError()
        const found: Record<string, unknown> = {}
        const read: MemberTransaction['read'] = async (reference) => {
          // Keeps the order of asking, whichever answer comes first.
          found[reference.path] = null
          const document = rawDocument(await transaction.get(reference).catch(throwWhenSignedOut))
          found[reference.path] = document?.fields
          return document
        }
        const result = await run({ lite, db, transaction, read })
        seen = JSON.stringify(found)
        if (seen === refused?.seen) throw refused.error
        return result
      })
    return attempt().catch((error: unknown) => {
      if (seen === '' || toRepositoryError(error).kind !== 'denied') throw error
      return attempt({ error, seen })
    })
  })

/** The SDK would try a transaction without a session again, until its deadline. */
function throwWhenSignedOut(error: unknown): never {
  const failure = toRepositoryError(error)
  throw failure.kind === 'signedOut' ? failure : error
}

async function documentsOf({ lite, db }: Connection, query: QueryOf): Promise<RawDocument[]> {
  const snapshot = await lite.getDocs(query(lite, db))
  return snapshot.docs.map(rawOf)
}

async function documentOf(
  { lite, db }: Connection,
  reference: ReferenceOf,
): Promise<RawDocument | undefined> {
  return rawDocument(await lite.getDoc(reference(lite, db)))
}
