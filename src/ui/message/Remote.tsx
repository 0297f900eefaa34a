import type { RefObject } from 'react'
import type { RemoteFailure } from '@/domain/remoteFailure'
import type { Elements } from '../elements'
import { FailureMessage } from './FailureMessage'
import { Skeleton } from './Skeleton'

interface Props<T> {
  /** Its name, as in `명단`: said when it could not be read. */
  what: string
  read:
    | { status: 'loading' }
    | { status: 'failed'; failure: RemoteFailure; retry: () => void }
    | { status: 'loaded'; data: T }
  /** Of what is drawn, about; kept until it is. */
  height?: string
  /** Default: a bar of that height. */
  waiting?: Elements
  /** Gets the focus after a retry. */
  focusNext?: RefObject<HTMLElement | null>
  children?: (data: T) => Elements
}

const nothing = () => null

/** A read: what stands there until the answer, why there is none, or what is drawn of it. */
export function Remote<T>({
  what,
  read,
  height,
  waiting = height === undefined ? null : <Skeleton height={height} />,
  focusNext,
  children = nothing,
}: Props<T>) {
  switch (read.status) {
    case 'loading':
      return waiting
    case 'failed':
      return (
        <FailureMessage
          what={what}
          height={height}
          failure={read.failure}
          onRetry={read.retry}
          focusNext={focusNext}
        />
      )
    case 'loaded':
      return children(read.data)
  }
}
