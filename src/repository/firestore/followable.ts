import {
  type QueryBuilder,
  type ReferenceBuilder,
  readMemberDocument,
  readMemberDocuments,
} from './client'
import type { Told } from './listening'
import type { RawDocument } from './rawDocument'
import { RepositoryError, toRepositoryError } from './repositoryError'

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

/** Several as one: it answers once all have answered, and once for all changes that come in one turn. */
export const followableAll = <Part, T>(
  parts: readonly Followable<Part>[],
  combine: (answers: readonly Part[]) => T,
): Followable<T> => ({
  read: async () => combine(await Promise.all(parts.map((part) => part.read()))),
  listen: (told) => {
    const answers = new Map<number, readonly [Part]>()
    let telling: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const all = parts.flatMap((_, index) => answers.get(index) ?? [])
      if (all.length === parts.length) told.onData(combine(all))
    }
    const stops = parts.map((part, index) =>
      part.listen({
        onData: (data) => {
          answers.set(index, [data])
          clearTimeout(telling)
          telling = setTimeout(tell)
        },
        onDoubt: () => {
          answers.delete(index)
          told.onDoubt()
        },
        onEnd: (error) => {
          stop()
          told.onEnd(error)
        },
      }),
    )
    const stop = () => {
      clearTimeout(telling)
      for (const end of stops) end()
    }
    return stop
  },
})

/** Listens until its data ask for another query: then it reads once and listens to the new query. */
export const listenWhile =
  <T>({ listen }: Followable<T>, isAnswer: (data: T) => boolean): Followable<T>['listen'] =>
  (told) => {
    const stop = listen({
      ...told,
      onData: (data) => {
        if (isAnswer(data)) return told.onData(data)
        stop()
        told.onEnd(new RepositoryError('changed'))
      },
    })
    return stop
  }

/** Opens the connection of all listeners anew: a silent one is not noticed by the SDK. */
export const reconnectListeners = async (): Promise<void> => (await listening)?.reconnect()

/** Ends the connection and forgets what was listened to; the next listener opens another. */
export const endListeners = async (): Promise<void> => (await listening)?.end()
