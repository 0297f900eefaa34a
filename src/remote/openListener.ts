import type { Query } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { reportError } from '@/platform/faults/reportError'
import { isAsleep } from '@/platform/page/hiddenPage'
import { isRefusal, type RepositoryError } from '@/repository/firestore/repositoryError'
import { type Follow, isCurrent, setListenerState } from './follow'
import { keepKnownRows } from './keepKnownRows'
import { noteAnswer, pollPause } from './pollPause'

const LISTEN_AGAIN_MS = secondsToMilliseconds(30)

const ignore = () => {}

/** Read as by a poll; the query keeps its error. */
const readPlainly = (query: Query): void => void query.fetch().catch(ignore)

function report(error: RepositoryError): void {
  // The plain read reports these itself.
  const isSaidElsewhere = isRefusal(error) || ['signedOut', 'offline'].includes(error.kind)
  if (!isSaidElsewhere) reportError('변경을 바로 받지 못해 다시 읽습니다.', error)
}

/** Listens until the end that is returned; a listener that ends by itself begins again later. */
export function openListener(query: Query, follow: Follow): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  let stop = ignore
  const listen = () => {
    setListenerState(query, 'listening')
    stop = follow.what(query.state.data).listen({
      onData: (data) => {
        // What is read meanwhile may be older. Later reads wait for the listener: see `followedQuery`.
        if (!isCurrent(query)) void query.cancel({ silent: true })
        setListenerState(query, 'current')
        query.setData(keepKnownRows(query.state.data, data))
        noteAnswer(query)
        follow.keep?.(data)
      },
      onUnconfirmed: () => {
        if (!isCurrent(query)) return
        setListenerState(query, 'listening')
        readPlainly(query)
      },
      onEnd: (error) => {
        setListenerState(query, 'listening')
        report(error)
        // Where a read has just failed, too, its message and button stay for a while.
        if (query.state.status !== 'error') readPlainly(query)
        again = setTimeout(listen, pollPause(LISTEN_AGAIN_MS, query))
      },
    })
  }
  listen()
  return () => {
    clearTimeout(again)
    stop()
    const isPaused = isCurrent(query) && isAsleep()
    setListenerState(query, isPaused ? 'paused' : undefined)
  }
}
