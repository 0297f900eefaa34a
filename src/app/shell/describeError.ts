import { isRouteErrorResponse } from 'react-router-dom'

export interface ErrorDescription {
  /** `404 Not Found`, or the error's message. */
  headline: string
  isNotFound: boolean
  stack: string | undefined
}

export function describeError(error: unknown): ErrorDescription {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { headline: '404 Not Found', isNotFound: true, stack: undefined }
  }
  if (error instanceof Error) {
    return { headline: error.message || error.name, isNotFound: false, stack: error.stack }
  }
  return { headline: '알 수 없는 오류', isNotFound: false, stack: undefined }
}

/** A lazy chunk failed to load, as after a deployment. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
    error.message,
  )
