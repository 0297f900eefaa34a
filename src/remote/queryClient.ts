import {
  focusManager,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { reportError } from '@/platform/faults/reportError'
import { onNetworkReturn } from '@/platform/network/online'
import { lookForVersion } from '@/platform/network/serviceWorker'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import type { Follow } from './follow'
import { noteAnswer } from './pollPause'
import { FRESH_MS, isAfterNow, isTransient, RETRY_AFTER_MS } from './readPolicy'

const MINUTE_MS = minutesToMilliseconds(1)

/** A `staleTime` below any age, even a negative one. */
export const NEVER_FRESH = Number.NEGATIVE_INFINITY

interface Meta extends Record<string, unknown> {
  /** Fixed log text. */
  failure?: string
  /** How listeners keep it up to date. */
  follow?: Follow
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}

// Renders answers at once, not with the next timer.
notifyManager.setScheduler(queueMicrotask)
// `online` refetches like focus: the browser may not have reported `offline`.
if ('window' in globalThis)
  focusManager.setEventListener((onFocus) => onNetworkReturn(() => onFocus()))

interface Answered {
  state: { dataUpdatedAt: number; dataUpdateCount: number }
}

/** Freshness that also ends when the clock was set back. Data from the device is shown and refetched. */
const freshFor =
  (ms: number) =>
  ({ state }: Answered): number =>
    state.dataUpdateCount === 0 || isAfterNow(state.dataUpdatedAt) ? NEVER_FRESH : ms

export const freshForAnHour = freshFor(FRESH_MS)
export const freshForAMinute = freshFor(MINUTE_MS)

/** About as long as the next page takes to come. */
const freshForAMoment = freshFor(3_000)

/** What one page has just read, the next one shows: of `refetchOnMount`. */
export const isNotOfThisMoment = (
  query: Answered & { isStaleByTime: (ms: number) => boolean },
): boolean => query.isStaleByTime(freshForAMoment(query))

/** See docs/decisions/0013. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, query) => noteAnswer(query),
      onError: (error, { meta }) =>
        reportError(meta?.failure ?? '내용을 불러오지 못했습니다.', error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        reportError(meta?.failure ?? '요청을 처리하지 못했습니다.', error)
        if (error instanceof RepositoryError && error.kind === 'denied') void lookForVersion()
      },
    }),
    defaultOptions: {
      queries: {
        // `navigator.onLine` is unreliable: every read is tried.
        networkMode: 'always',
        staleTime: freshForAnHour,
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures === 0 && isTransient(error),
        retryDelay: RETRY_AFTER_MS,
        refetchOnWindowFocus: ({ state }) => state.status === 'error',
      },
      // Commands are never retried automatically: `sendOnce` first asks what arrived.
      mutations: { networkMode: 'always', retry: false },
    },
  })
