import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Read = Pick<
  UseQueryResult<unknown, Error>,
  'error' | 'errorUpdateCount' | 'isPending' | 'refetch'
>

/** Why a read has no answer, which stays while it is tried again by itself; after a press on `retry` it is read anew. */
export function useReadError({ error, errorUpdateCount, isPending, refetch }: Read) {
  const [last, setLast] = useState<Error | null>(null)
  if (error && error !== last) setLast(error)
  /** Failures until the last press. */
  const [pressedAfter, setPressedAfter] = useState(0)
  const isTriedAgain = isPending && errorUpdateCount > pressedAfter
  return {
    error: error ?? (isTriedAgain ? last : null),
    retry: () => {
      setPressedAfter(errorUpdateCount)
      void refetch({ cancelRefetch: false })
    },
  }
}
