import {
  type QueryBuilder,
  type ReferenceBuilder,
  readMemberDocument,
  readMemberDocuments,
} from './client'
import type { ListenerEvents } from './listening'
import type { RawDocument } from './rawDocument'
import { RepositoryError, toRepositoryError } from './repositoryError'

/** What a member may read plainly or follow by a listener. */
export interface Followable<T> {
  /** @throws {RepositoryError} also after 8 s */
  read: () => Promise<T>
  /** Begins to listen. Returns the end of it. */
  listen: (events: ListenerEvents<T>) => () => void
}

type Listening = typeof import('./listening')

let listening: Promise<Listening> | undefined

/** A listener that may be stopped before its code is loaded. */
function listenBy<T>(
  start: (listening: Listening, events: ListenerEvents<T>) => Promise<() => void>,
): Followable<T>['listen'] {
  return (events) => {
    let isOver = false
    let stop = () => {}
    const begin = async () => {
      listening ??= import('./listening')
      const started = await start(await listening, {
        onData: (data) => isOver || events.onData(data),
        onUnconfirmed: () => isOver || events.onUnconfirmed(),
        onEnd: (error) => isOver || events.onEnd(error),
      })
      stop = started
      if (isOver) stop()
    }
    begin().catch((error: unknown) => {
      listening = undefined
      if (!isOver) events.onEnd(toRepositoryError(error))
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
  listen: listenBy((to, events) => to.listenToRows(query, parse, events)),
})

/** One document, which may be missing. */
export const followableDocument = <T>(
  reference: ReferenceBuilder,
  parse: (document: RawDocument | undefined) => T,
): Followable<T> => ({
  read: async () => parse(await readMemberDocument(reference)),
  listen: listenBy((to, events) => to.listenToDocument(reference, parse, events)),
})

/** Several as one: it answers once all have answered, and once for all changes that come in one turn. */
export const followableAll = <Part, T>(
  parts: readonly Followable<Part>[],
  combine: (answers: readonly Part[]) => T,
): Followable<T> => ({
  read: async () => combine(await Promise.all(parts.map((part) => part.read()))),
  listen: (events) => {
    const answers = new Map<number, readonly [Part]>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const answer = () => {
      const all = parts.flatMap((_, index) => answers.get(index) ?? [])
      if (all.length === parts.length) events.onData(combine(all))
    }
    const stops = parts.map((part, index) =>
      part.listen({
        onData: (data) => {
          answers.set(index, [data])
          clearTimeout(timer)
          timer = setTimeout(answer)
        },
        onUnconfirmed: () => {
          answers.delete(index)
          events.onUnconfirmed()
        },
        onEnd: (error) => {
          stop()
          events.onEnd(error)
        },
      }),
    )
    const stop = () => {
      clearTimeout(timer)
      for (const end of stops) end()
    }
    return stop
  },
})

/** Listens until its data ask for another query: then it reads once and listens to the new query. */
export const listenWhile =
  <T>({ listen }: Followable<T>, isAnswer: (data: T) => boolean): Followable<T>['listen'] =>
  (events) => {
    const stop = listen({
      ...events,
      onData: (data) => {
        if (isAnswer(data)) return events.onData(data)
        stop()
        events.onEnd(new RepositoryError('changed'))
      },
    })
    return stop
  }

/** Opens the connection of all listeners anew: a silent one is not noticed by the SDK. */
export const reconnectListeners = async (): Promise<void> => (await listening)?.reconnect()

/** Ends the connection and forgets what was listened to; the next listener opens another. */
export const endListeners = async (): Promise<void> => (await listening)?.end()
