import type { RefObject } from 'react'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { FailureMessage } from './FailureMessage'

interface Props {
  command: { failure: RemoteFailure | undefined; retry: () => void }
  /** A form sends again what it holds now; default: the last press. */
  onRetry?: () => void
  /** Gets the focus after a retry; default: the button beside the message. */
  focusNext?: RefObject<HTMLElement | null>
  /** One line beside a button instead of a card. */
  isInline?: boolean
}

/** Why a press did not arrive, with its retry; beside the pressed button. */
export const CommandFailure = ({
  command: { failure, retry },
  onRetry = retry,
  ...message
}: Props) => <FailureMessage failure={failure} onRetry={onRetry} {...message} />
