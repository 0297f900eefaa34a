import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { reportError } from '@/platform/faults/reportError'
import { endListeners, reconnectListeners } from '@/repository/firestore/followable'
import { isRefusal, type RepositoryError } from '@/repository/firestore/repositoryError'
import { type Follow, isCurrent, setLineState } from './follow'
import { keepKnownRows } from './keepKnownRows'
import { noteAnswer } from './pollPause'

const LISTEN_AGAIN_MS = secondsToMilliseconds(30)
const PULSE_MS = secondsToMilliseconds(20)

const ignore = () => {}

/** Read as by a poll; the query keeps its error. */
const readPlainly = (query: Query): void => void query.fetch().catch(ignore)

/** Without a change of data observers do not look at their polls. */
const lookAtPolls = (query: Query): void => query.setState({})

function report(error: RepositoryError): void {
  // The plain read says so, too.
  const isToldElsewhere = isRefusal(error) || error.kind === 'offline'
  if (!isToldElsewhere) reportError('변경을 바로 받지 못해 다시 읽습니다.', error)
}

/** Listens until the end that is returned; a listener that ends by itself begins again later. */
function openLine(query: Query, follow: Follow): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  let stop = ignore
  const listen = () => {
    stop = follow.what().listen({
      onData: (data) => {
        // What is read meanwhile may be older. Later reads wait for the listener: see `followedQuery`.
        if (!isCurrent(query)) void query.cancel({ silent: true })
        setLineState(query, 'current')
        query.setData(keepKnownRows(query.state.data, data))
        noteAnswer(query)
        follow.keep?.(data)
      },
      onDoubt: () => {
        if (!isCurrent(query)) return
        setLineState(query, undefined)
        readPlainly(query)
      },
      onEnd: (error) => {
        setLineState(query, undefined)
        report(error)
        readPlainly(query)
        again = setTimeout(listen, LISTEN_AGAIN_MS)
      },
    })
  }
  listen()
  return () => {
    clearTimeout(again)
    stop()
    const isPaused = isCurrent(query) && document.visibilityState === 'hidden'
    setLineState(query, isPaused ? 'paused' : undefined)
  }
}

const isWanted = (query: Query, follow: Follow): boolean =>
  document.visibilityState === 'visible' && query.isActive() && follow.isWanted(query.state.data)

function startFollower(client: QueryClient): void {
  const cache = client.getQueryCache()
  const lines = new Map<Query, { end: () => void; follow: Follow }>()
  const pulses = new Set<string>()
  let beating: ReturnType<typeof setInterval> | undefined

  const pulse = async () => {
    const keys = [...lines.values()].map(({ follow }) => hashKey(follow.pulse.queryKey))
    const predicate = ({ queryHash }: Query) => keys.includes(queryHash)
    try {
      await client.refetchQueries({ predicate }, { throwOnError: true, cancelRefetch: false })
    } catch {
      if ([...lines.keys()].some(isCurrent)) await reconnectListeners()
    }
  }

  const end = (query: Query) => {
    lines.get(query)?.end()
    lines.delete(query)
    if (lines.size > 0) return
    clearInterval(beating)
    beating = undefined
  }

  const consider = (query: Query) => {
    const follow = query.meta?.follow
    if (!follow) return
    const isOpen = lines.has(query)
    if (isWanted(query, follow) === isOpen) return
    if (isOpen) {
      end(query)
      lookAtPolls(query)
      return
    }
    pulses.add(hashKey(follow.pulse.queryKey))
    lines.set(query, { end: openLine(query, follow), follow })
    beating ??= setInterval(pulse, PULSE_MS)
  }

  cache.subscribe(({ type, query }) => {
    if (type === 'removed') {
      end(query)
      // It stays as long as the account does.
      if (pulses.has(query.queryHash)) void endListeners()
    }
    // A page that comes next may show the same.
    else if (type === 'observerRemoved') setTimeout(() => consider(query))
    else if (type !== 'observerResultsUpdated') consider(query)
  })
  document.addEventListener('visibilitychange', () => cache.getAll().forEach(consider))
  cache.getAll().forEach(consider)
}

const followed = new WeakSet<QueryClient>()

/** From now on listeners follow the queries that say so in `meta`: from the first observer to the last, while the page is visible. */
export function followQueries(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  startFollower(client)
}
