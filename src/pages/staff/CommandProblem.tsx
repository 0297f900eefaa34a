import { staffFailureOf } from '@/remote/failureOf'
import { FailureMessage } from '@/ui/FailureMessage'

interface Props {
  error: Error | null
  /** Does the same again. */
  onRetry?: (() => void) | undefined
}

/** Says beside a button why its press came to nothing, with the way out. */
export const CommandProblem = ({ error, onRetry }: Props) =>
  error && <FailureMessage isInline failure={staffFailureOf(error)} onRetry={onRetry} />
