import {
  focusManager,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { reportError } from '@/platform/faults/reportError'
import { onNetworkReturn } from '@/platform/network/networkReturn'
import { FRESH_MS, isFromTheFuture, isPassing, RETRY_AFTER_MS } from './readPolicy'

const MINUTE_MS = minutesToMilliseconds(1)

/** As a time to be fresh: not even an answer that seems to come from the future is. */
export const NEVER_FRESH = Number.NEGATIVE_INFINITY

interface Meta extends Record<string, unknown> {
  /** What could not be done, in fixed words of ours, as a failure is logged. */
  failure?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}

// An answer is shown at once, not with the next timer.
notifyManager.setScheduler(queueMicrotask)
// A returning network counts like a look at the tab: the browser may never have said that it was gone.
if ('window' in globalThis)
  focusManager.setEventListener((onFocus) => onNetworkReturn(() => onFocus()))

interface Answered {
  state: { dataUpdatedAt: number; dataUpdateCount: number }
}

/**
 * How long an answer of this page is fresh, but never to a clock that was set back. What an earlier page left on the device
 * is shown and asked for again.
 */
const freshFor =
  (ms: number) =>
  ({ state }: Answered): number =>
    state.dataUpdateCount === 0 || isFromTheFuture(state.dataUpdatedAt) ? NEVER_FRESH : ms

export const freshForAnHour = freshFor(FRESH_MS)
export const freshForAMinute = freshFor(MINUTE_MS)

/** The one cache of everything remote: see docs/decisions/0013. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) =>
        reportError(meta?.failure ?? '내용을 불러오지 못했습니다.', error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) =>
        reportError(meta?.failure ?? '요청을 처리하지 못했습니다.', error),
    }),
    defaultOptions: {
      queries: {
        // The browser's word about the network is a hint: every read is tried, and fails by itself.
        networkMode: 'always',
        staleTime: freshForAnHour,
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures === 0 && isPassing(error),
        retryDelay: RETRY_AFTER_MS,
        refetchOnWindowFocus: ({ state }) => state.status === 'error',
      },
      // A command is never repeated by itself: its page asks first what has arrived.
      mutations: { networkMode: 'always', retry: false },
    },
  })
