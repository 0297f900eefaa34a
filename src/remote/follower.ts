import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { reportError } from '@/platform/faults/reportError'
import { endListeners, reconnectListeners } from '@/repository/firestore/followable'
import { isRefusal, type RepositoryError } from '@/repository/firestore/repositoryError'
import { type Follow, followsOf, isCurrent, lineState, setLineState } from './follow'
import { keepKnownRows } from './keepKnownRows'
import { noteAnswer, pollPause } from './pollPause'

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
    setLineState(query, 'listening')
    stop = follow.what(query.state.data).listen({
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
        setLineState(query, 'listening')
        readPlainly(query)
      },
      onEnd: (error) => {
        setLineState(query, 'listening')
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
    const isPaused = isCurrent(query) && document.visibilityState === 'hidden'
    setLineState(query, isPaused ? 'paused' : undefined)
  }
}

/** Ms to the listener; `false`: none is wanted. */
function patienceOf(query: Query, follows: readonly Follow[]): number | false {
  const waits = follows.flatMap((follow) => {
    const waitMs = follow.patienceMs(query.state.data)
    return waitMs === false ? [] : waitMs
  })
  if (document.visibilityState === 'hidden' || waits.length === 0) return false
  return lineState(query) === 'paused' ? 0 : Math.min(...waits)
}

interface Line {
  pulse: Follow['pulse']
  end: () => void
  isOpen: boolean
}

function startFollower(client: QueryClient): void {
  const cache = client.getQueryCache()
  const lines = new Map<Query, Line>()
  const pulses = new Set<string>()
  let beating: ReturnType<typeof setInterval> | undefined

  const openLines = () => [...lines].filter(([, { isOpen }]) => isOpen)

  const pulse = async () => {
    const keys = openLines().map(([, line]) => hashKey(line.pulse.queryKey))
    const beats = cache.getAll().filter(({ queryHash }) => keys.includes(queryHash))
    const current = [...lines.keys()].filter(isCurrent)
    if (beats.length === 0) return
    try {
      await client.refetchQueries(
        { predicate: (query) => beats.includes(query) },
        { throwOnError: true, cancelRefetch: false },
      )
      const dataUpdatedAt = Math.min(...beats.map(({ state }) => state.dataUpdatedAt))
      // What listeners have told is as new as the answer.
      for (const query of current)
        if (isCurrent(query) && query.state.dataUpdatedAt < dataUpdatedAt)
          query.setState({ dataUpdatedAt })
    } catch {
      if (current.some(isCurrent)) await reconnectListeners()
    }
  }

  const end = (query: Query) => {
    lines.get(query)?.end()
    lines.delete(query)
    if (openLines().length > 0) return
    clearInterval(beating)
    beating = undefined
  }

  const open = (query: Query, follow: Follow) => {
    lines.get(query)?.end()
    pulses.add(hashKey(follow.pulse.queryKey))
    lines.set(query, { pulse: follow.pulse, end: openLine(query, follow), isOpen: true })
    beating ??= setInterval(pulse, PULSE_MS)
    lookAtPolls(query)
  }

  const consider = (query: Query) => {
    const follows = followsOf(query)
    const [follow] = follows
    const line = lines.get(query)
    // The first read comes first.
    if (!line && query.state.status === 'pending') return
    const patienceMs = patienceOf(query, follows)
    if (!follow || patienceMs === false) {
      if (!line) return
      end(query)
      lookAtPolls(query)
    } else if (line?.isOpen) return
    else if (patienceMs === 0) open(query, follow)
    else if (!line) {
      const timer = setTimeout(() => open(query, follow), patienceMs)
      lines.set(query, { pulse: follow.pulse, end: () => clearTimeout(timer), isOpen: false })
    }
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
