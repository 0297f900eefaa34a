import { readMemberDocument, readMemberDocuments } from './client'
import type { QueryBuilder, ReferenceBuilder, Told } from './listening'
import type { RawDocument } from './rawDocument'
import { toRepositoryError } from './repositoryError'

/** What a member may read plainly or follow by a listener. */
export interface Followable<T> {
  /** @throws {RepositoryError} also after 8 s */
  read: () => Promise<T>
  /** Begins to listen. Returns the end of it. */
  listen: (told: Told<T>) => () => void
}

type Listening = typeof import('./listening')

let listening: Promise<Listening> | undefined

/** A listener that may be stopped before its code is loaded. */
function listenBy<T>(
  start: (listening: Listening, told: Told<T>) => Promise<() => void>,
): Followable<T>['listen'] {
  return (told) => {
    let isOver = false
    let stop = () => {}
    const begin = async () => {
      listening ??= import('./listening')
      const started = await start(await listening, {
        onData: (data) => isOver || told.onData(data),
        onDoubt: () => isOver || told.onDoubt(),
        onEnd: (error) => isOver || told.onEnd(error),
      })
      stop = started
      if (isOver) stop()
    }
    begin().catch((error: unknown) => {
      listening = undefined
      if (!isOver) told.onEnd(toRepositoryError(error))
    })
    return () => {
      isOver = true
      stop()
    }
  }
}

/** The rows of a query; each document is parsed by itself and again only when it has changed. */
export const followableRows = <Row>(
  query: QueryBuilder,
  parse: (documents: readonly RawDocument[]) => Row[],
): Followable<Row[]> => ({
  read: async () => parse(await readMemberDocuments(query)),
  listen: listenBy((to, told) => to.listenToRows(query, parse, told)),
})

/** One document, which may be missing. */
export const followableDocument = <T>(
  reference: ReferenceBuilder,
  parse: (document: RawDocument | undefined) => T,
): Followable<T> => ({
  read: async () => parse(await readMemberDocument(reference)),
  listen: listenBy((to, told) => to.listenToDocument(reference, parse, told)),
})

/** Opens the connection of all listeners anew: a silent one is not noticed by the SDK. */
export const reconnectListeners = async (): Promise<void> => (await listening)?.reconnect()

/** Ends the connection and forgets what was listened to; the next listener opens another. */
export const endListeners = async (): Promise<void> => (await listening)?.end()
