import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { deviceNow } from '@/platform/clock'
import { reportError } from '@/platform/faults/reportError'
import { isAsleep } from '@/platform/page/hiddenPage'
import { endListeners, reconnectListeners } from '@/repository/firestore/followable'
import { isRefusal, type RepositoryError } from '@/repository/firestore/repositoryError'
import { awaitListeners } from './awaitListeners'
import { type Follow, followsOf, isCurrent, listenerState, setListenerState } from './follow'
import { keepKnownRows } from './keepKnownRows'
import { noteAnswer, pollPause } from './pollPause'

const PROBE_MS = secondsToMilliseconds(20)
/** A hidden page asks less often; changes still arrive at once. */
const HIDDEN_PROBE_MS = secondsToMilliseconds(60)
const PROBE_DEADLINE_MS = secondsToMilliseconds(5)

/** Without a change of data observers do not look at their polls. */
const lookAtPolls = (query: Query): void => query.setState({})

/** Ms to the listener; `false`: none is wanted. */
function patienceOf(query: Query, follows: readonly Follow[]): number | false {
  const waits = follows.flatMap((follow) => {
    const waitMs = follow.patienceMs(query.state.data)
    return waitMs === false ? [] : waitMs
  })
  if (isAsleep() || waits.length === 0) return false
  return listenerState(query) === 'paused' ? 0 : Math.min(...waits)
}

interface Listener {
  probe: Follow['probe']
  end: () => void
  isOpen: boolean
}

function startFollower(client: QueryClient): void {
  const cache = client.getQueryCache()
  const listeners = new Map<Query, Listener>()
  const probed = new Set<string>()
  let timer: ReturnType<typeof setInterval> | undefined
  let probedAt = 0

  const opened = () => [...listeners].filter(([, { isOpen }]) => isOpen)

  /** Through the listeners' own connection: it also finds one that is silent while plain reads are answered. */
  const checkConnection = async () => {
    const at = deviceNow().getTime()
    if (document.visibilityState === 'hidden' && at - probedAt < HIDDEN_PROBE_MS) return
    probedAt = at
    const current = [...listeners.keys()].filter(isCurrent)
    const probes = new Map(opened().map(([, { probe }]) => [hashKey(probe.queryKey), probe]))
    try {
      for (const probe of probes.values()) {
        const document = await awaitListeners(probe, PROBE_DEADLINE_MS)
        client.setQueryData(probe.queryKey, document ?? null)
      }
      // What listeners have brought is as new as this answer.
      for (const query of current)
        if (isCurrent(query)) query.setState({ dataUpdatedAt: deviceNow().getTime() })
    } catch {
      if (current.some(isCurrent)) await reconnectListeners()
    }
  }

  const end = (query: Query) => {
    listeners.get(query)?.end()
    listeners.delete(query)
    if (opened().length > 0) return
    clearInterval(timer)
    timer = undefined
  }

  const open = (query: Query, follow: Follow) => {
    listeners.get(query)?.end()
    probed.add(hashKey(follow.probe.queryKey))
    listeners.set(query, { probe: follow.probe, end: openListener(query, follow), isOpen: true })
    timer ??= setInterval(checkConnection, PROBE_MS)
    lookAtPolls(query)
  }

  const consider = (query: Query) => {
    const follows = followsOf(query)
    const [follow] = follows
    const listener = listeners.get(query)
    // The first read comes first.
    if (!listener && query.state.status === 'pending') return
    const patienceMs = patienceOf(query, follows)
    if (!follow || patienceMs === false) {
      if (!listener) return
      end(query)
      lookAtPolls(query)
    } else if (listener?.isOpen) return
    else if (patienceMs === 0) open(query, follow)
    else if (!listener) {
      const timer = setTimeout(() => open(query, follow), patienceMs)
      listeners.set(query, { probe: follow.probe, end: () => clearTimeout(timer), isOpen: false })
    }
  }

  cache.subscribe(({ type, query }) => {
    if (type === 'removed') {
      end(query)
      // It stays as long as the account does.
      if (probed.has(query.queryHash)) void endListeners()
    }
    // A page that comes next may show the same.
    else if (type === 'observerRemoved') setTimeout(() => consider(query))
    else if (type !== 'observerResultsUpdated') consider(query)
  })
  document.addEventListener('visibilitychange', () => cache.getAll().forEach(consider))
  cache.getAll().forEach(consider)
}

const followed = new WeakSet<QueryClient>()

/** From now on listeners follow the queries that say so in `meta`: from the first observer to the last, while the page is not asleep. */
export function followQueries(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  startFollower(client)
}

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
function openListener(query: Query, follow: Follow): () => void {
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
