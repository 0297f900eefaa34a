import { useEffect, useState } from 'react'
import { onNetworkReturn } from '@/platform/networkReturn'
import { useHydrated } from '@/platform/useHydrated'
import type { Recalled } from '@/repository/rememberedRead'
import { reportError } from '@/services/reportError'

/** Something the backend has, and what is remembered of it. */
export interface BackendSource<T> {
  read: () => Promise<T>
  recall?: () => Recalled<T> | undefined
}

/** Loaded data that was read before, while nobody knows whether it is still so. */
export interface Staleness {
  savedAt: Date
  /** Has reading it again failed? Then it is read anew when the network returns. */
  hasFailed: boolean
  isReading: boolean
  retry: () => void
}

/** Where a read of the backend stands. */
export type BackendRead<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; data: T; stale?: Staleness | undefined }

type Progress = 'unasked' | 'reading' | 'failed' | 'retrying' | 'done'

/**
 * Reads once, as soon as it is wanted, and keeps the answer. What is remembered is there at once, and instead of the
 * answer while there is none. After a failure `retry` reads again, and so does a returning network. A failure is logged under
 * `what` (with its particle). `source` must be one and the same object from render to render.
 */
export function useBackendRead<T>(
  what: string,
  source: BackendSource<T>,
  isWanted = true,
): BackendRead<T> {
  // HTML made at build time remembers nothing, and the first render must equal it.
  const isHydrated = useHydrated()
  const [progress, setProgress] = useState<Progress>('unasked')
  const [shown, setShown] = useState<{ data: T; savedAt?: Date }>()

  if (progress === 'unasked' && isWanted && isHydrated) {
    const recalled = source.recall?.()
    setShown(recalled)
    setProgress(recalled?.isFresh ? 'done' : 'reading')
  }
  const isReading = progress === 'reading' || progress === 'retrying'
  const hasFailed = progress === 'failed'
  const retry = () => setProgress('retrying')

  useEffect(() => {
    if (!isReading) return
    let isGone = false
    source.read().then(
      (data) => {
        if (isGone) return
        setShown({ data })
        setProgress('done')
      },
      (error: unknown) => {
        reportError(`${what} 불러오지 못했습니다.`, error)
        if (!isGone) setProgress('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [what, source, isReading])

  useEffect(() => {
    if (hasFailed) return onNetworkReturn(() => setProgress('retrying'))
  }, [hasFailed])

  if (!shown) return hasFailed ? { status: 'failed', retry } : { status: 'loading' }
  const { data, savedAt } = shown
  return {
    status: 'loaded',
    data,
    stale:
      savedAt && progress !== 'done'
        ? { savedAt, hasFailed: progress !== 'reading', isReading, retry }
        : undefined,
  }
}
