import type { RefObject } from 'react'
import type { RemoteFailure } from '@/domain/remoteFailure'
import type { Elements } from '../elements'
import { FailureMessage } from './FailureMessage'

interface Props<T> {
  read:
    | { status: 'loading' }
    | { status: 'failed'; failure: RemoteFailure; retry: () => void }
    | { status: 'loaded'; data: T }
  waiting?: Elements
  /** Gets the focus after a retry. */
  focusNext?: RefObject<HTMLElement | null>
  children?: (data: T) => Elements
}

const nothing = () => null

/** A read: what stands there until the answer, why there is none, or what is drawn of it. */
export function Remote<T>({ read, waiting = null, focusNext, children = nothing }: Props<T>) {
  switch (read.status) {
    case 'loading':
      return waiting
    case 'failed':
      return <FailureMessage failure={read.failure} onRetry={read.retry} focusNext={focusNext} />
    case 'loaded':
      return children(read.data)
  }
}
