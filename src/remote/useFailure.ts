import { createContext, use } from 'react'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { failureOf } from './failureOf'

/** The words for an error, by who reads them: `/staff` provides its own. */
export const FailureWords = createContext<(error: unknown) => RemoteFailure>(failureOf)

export const useFailureWords = () => use(FailureWords)

/** The words for the error of a read, if there is one. */
export function useFailure(error: Error | null | undefined): RemoteFailure | undefined {
  const wordsOf = useFailureWords()
  return error ? wordsOf(error) : undefined
}

interface ListRead {
  error: Error | null
  isLoadingError: boolean
}

/** Of a list: with older data only a refusal is said. */
export function useListFailure({ error, isLoadingError }: ListRead): RemoteFailure | undefined {
  const failure = useFailure(error)
  return isLoadingError || failure?.remedy !== 'retry' ? failure : undefined
}
