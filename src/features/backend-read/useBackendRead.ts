import { useEffect, useState } from 'react'
import { reportError } from '@/services/reportError'

/** Where a read of the backend stands. */
export type BackendRead<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; data: T }

type Outcome<T> = { status: 'failed' } | { status: 'loaded'; data: T }

/**
 * Reads once, as soon as it is wanted, and keeps the answer; after a failure `retry` reads again. A failure is logged
 * under `what`. `read` must be one and the same function from render to render.
 */
export function useBackendRead<T>(
  what: string,
  read: () => Promise<T>,
  isWanted = true,
): BackendRead<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>()
  const isPending = isWanted && outcome === undefined

  useEffect(() => {
    if (!isPending) return
    let isGone = false
    const settle = (next: Outcome<T>) => {
      if (!isGone) setOutcome(next)
    }
    read().then(
      (data) => settle({ status: 'loaded', data }),
      (error: unknown) => {
        reportError(`불러오지 못했습니다: ${what}`, error)
        settle({ status: 'failed' })
      },
    )
    return () => {
      isGone = true
    }
  }, [what, read, isPending])

  if (outcome === undefined) return { status: 'loading' }
  return outcome.status === 'loaded'
    ? outcome
    : { status: 'failed', retry: () => setOutcome(undefined) }
}
