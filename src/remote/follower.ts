import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import { deviceNow } from '@/platform/clock'
import { isAsleep } from '@/platform/page/hiddenPage'
import { endListeners, reconnectListeners } from '@/repository/firestore/followable'
import { type Follow, followsOf, isCurrent, lineState } from './follow'
import { openLine } from './openLine'
import { settleListeners } from './settleListeners'

const BEAT_MS = secondsToMilliseconds(20)
/** A hidden page asks less often; what comes is told all the same. */
const HIDDEN_BEAT_MS = secondsToMilliseconds(60)
const BEAT_DEADLINE_MS = secondsToMilliseconds(5)

/** Without a change of data observers do not look at their polls. */
const lookAtPolls = (query: Query): void => query.setState({})

/** Ms to the listener; `false`: none is wanted. */
function patienceOf(query: Query, follows: readonly Follow[]): number | false {
  const waits = follows.flatMap((follow) => {
    const waitMs = follow.patienceMs(query.state.data)
    return waitMs === false ? [] : waitMs
  })
  if (isAsleep() || waits.length === 0) return false
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
  const beaten = new Set<string>()
  let beating: ReturnType<typeof setInterval> | undefined
  let beatAt = 0

  const openLines = () => [...lines].filter(([, { isOpen }]) => isOpen)

  /** Through the listeners' own connection: it also finds one that is silent while plain reads are answered. */
  const beat = async () => {
    const at = deviceNow().getTime()
    if (document.visibilityState === 'hidden' && at - beatAt < HIDDEN_BEAT_MS) return
    beatAt = at
    const current = [...lines.keys()].filter(isCurrent)
    const pulses = new Map(openLines().map(([, { pulse }]) => [hashKey(pulse.queryKey), pulse]))
    try {
      for (const pulse of pulses.values()) {
        const told = await settleListeners(pulse, BEAT_DEADLINE_MS)
        client.setQueryData(pulse.queryKey, told ?? null)
      }
      // What listeners have told is as new as the answer.
      for (const query of current)
        if (isCurrent(query)) query.setState({ dataUpdatedAt: deviceNow().getTime() })
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
    beaten.add(hashKey(follow.pulse.queryKey))
    lines.set(query, { pulse: follow.pulse, end: openLine(query, follow), isOpen: true })
    beating ??= setInterval(beat, BEAT_MS)
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
      if (beaten.has(query.queryHash)) void endListeners()
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
